// Change: our own header (spec/site-and-marketing.md, section 2), with menus that work without React.
import type {ReactNode} from 'react';
import {shell} from '../../content/navigation';
import {Header} from '../../sections/shell/Header';

export default function Navbar(): ReactNode {
  return <Header content={shell} />;
}
