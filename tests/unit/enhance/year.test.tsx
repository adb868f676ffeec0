import {screen} from '@testing-library/react';
import {shell} from '../../../src/content/navigation';
import {year} from '../../../src/enhance/everywhere';
import {Footer} from '../../../src/sections/shell/Footer';
import {install, mount, show} from '../../helpers/enhance';

install(year);

it('the copyright year is the current one, whatever year the page was built in', () => {
  show(<Footer content={shell} />);
  jest.setSystemTime(new Date('2031-01-01T12:00:00Z'));
  mount();
  expect(screen.getByText(/All rights reserved/)).toHaveTextContent(`© 2031 ${shell.legalName}. All rights reserved.`);
});
