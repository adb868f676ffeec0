import type {ReactNode} from 'react';
import {newsContent} from '../../content/company/news';
import {NewsPage} from '../../sections/company/NewsPage';

export default function News(): ReactNode {
  return <NewsPage content={newsContent} />;
}
