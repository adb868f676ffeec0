import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {noticesId} from '../../components/NoticeRegion';
import {brand} from '../../facts/brand';
import {siteUrl} from '../../facts/site';
import {breadcrumbData} from './breadcrumbs';
import {socialCard} from './socialCard';

/** The company as schema.org data, which the home page has. */
const organizationData = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: brand.name,
  url: siteUrl,
  logo: `${siteUrl}/img/icon-512.png`,
};

interface PageDataProps {
  title: string;
  /** The ID of the first element below the initial viewport. Without it, the page is painted as a whole. */
  belowScreen?: string;
}

/** Renders a page's metadata: when to paint it, its place in the site, and its social media card. */
export function PageData({title, belowScreen = noticesId}: PageDataProps) {
  const {pathname} = useLocation();
  const image = siteUrl + socialCard(pathname);
  return (
    <Head>
      {/* A page that is painted before its initial viewport has arrived would shift. */}
      <link rel="expect" href={`#${belowScreen}`} blocking="render" />
      <meta property="og:image" content={image} />
      <meta property="og:image:alt" content={title} />
      <script type="application/ld+json">
        {JSON.stringify(pathname === '/' ? organizationData : breadcrumbData(pathname, title))}
      </script>
    </Head>
  );
}
