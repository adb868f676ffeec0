import type {ReactNode} from 'react';
import {solutionsContent} from '../../content/solutions/overview';
import {SolutionsPage} from '../../sections/solutions/SolutionsPage';

export default function Solutions(): ReactNode {
  return <SolutionsPage content={solutionsContent} />;
}
