import type {Transform} from '../../shared/builtSite';
import {only} from '../../shared/expect';

/**
 * Adapts a page that loads the application to the security policy: the drawing with the icons of Docusaurus' theme is
 * hidden by an attribute instead of an inline style.
 */
export const adaptApplication: Transform = () => (page) => {
  const drawings = page.body.children.filter((node) => node.type === 'element' && node.tagName === 'svg');
  const here = 'plugins/finish/application/adaptApplication.ts';
  const icons = only(drawings, page, "one drawing in the body with the theme's icons", here);
  if (icons.type === 'element') icons.properties = {display: 'none'};
};
