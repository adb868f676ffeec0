import type {ReactNode} from 'react';

/** Renders a page without header and footer, which have tests of their own. */
export default function Layout({
  title,
  description,
  children,
}: {
  title: string;
  description: string;
  children: ReactNode;
}): ReactNode {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {children}
    </>
  );
}
