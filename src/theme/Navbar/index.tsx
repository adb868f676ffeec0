// Change: the whole header is ours (specification, section 2), with menus that work without React.
import type {ReactNode} from 'react';
import {shell} from '../../content/navigation';
import {Header} from '../../sections/shell/Header';

export default function Navbar(): ReactNode {
  return <Header content={shell} />;
}
