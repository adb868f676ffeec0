import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {brand} from '../../facts/brand';
import {breadcrumbData} from './breadcrumbs';
import {socialCard} from './socialCard';

/** The company as schema.org data, which the home page states. */
const organizationData = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: brand.name,
  url: brand.siteUrl,
  logo: `${brand.siteUrl}/img/icon-512.png`,
};

/** What other machines read of a page: its place in the site and its card for social media. */
export function PageData({title}: {title: string}): ReactNode {
  const {pathname} = useLocation();
  const image = brand.siteUrl + socialCard(pathname);
  return (
    <Head>
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <script type="application/ld+json">
        {JSON.stringify(pathname === '/' ? organizationData : breadcrumbData(pathname, title, brand.siteUrl))}
      </script>
    </Head>
  );
}
