import type {ReactNode} from 'react';
import {Page} from '../sections/shell/Page';

export default function Home(): ReactNode {
  return (
    <Page title="Voice AI" description="x">
      <h1>Voice AI that Understands Like Humans Do</h1>
    </Page>
  );
}
