import type {ComponentProps, ReactNode} from 'react';

/** Renders the HTML of Docusaurus' link, without prefetching and without the check for broken links. */
export default function Link({to, ...props}: ComponentProps<'a'> & {to?: string}): ReactNode {
  return <a {...props} href={to ?? props.href} />;
}
