import type {ComponentPropsWithRef, ReactNode} from 'react';

const hasProtocol = (address: string) => /^(?:[A-Za-z][A-Za-z\d+.-]*:|\/\/)/.test(address);

/**
 * Renders what `@docusaurus/Link` renders, without Docusaurus. It takes the place of that component in the islands'
 * bundle, so that a button or a card doesn't bring the router along.
 */
export default function Link({to, href = to, ...rest}: ComponentPropsWithRef<'a'> & {to?: string}): ReactNode {
  const elsewhere = href && hasProtocol(href) && {target: '_blank', rel: 'noopener noreferrer'};
  return <a href={href} {...elsewhere} {...rest} />;
}
