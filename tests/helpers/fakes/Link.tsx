import type {ComponentProps, ReactNode} from 'react';

/** Docusaurus' link as the HTML it becomes, without prefetching and without the check for broken links. */
export default function Link({to, ...props}: ComponentProps<'a'> & {to?: string}): ReactNode {
  return <a {...props} href={to ?? props.href} />;
}
