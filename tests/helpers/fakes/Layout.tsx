import type {ReactNode} from 'react';

/** Renders a page without header and footer, which have their own tests. */
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
