import {render, screen} from '@testing-library/react';
import {Accordion} from '../../../src/components/Accordion';

const items = [
  {question: 'Is there a free tier?', answer: <p>Yes, for developers.</p>},
  {question: 'Can I cancel?', answer: <p>At any time.</p>},
];

const disclosures = () => items.map(({question}) => screen.getByText(question).closest('details'));

describe('Accordion', () => {
  beforeEach(() => {
    render(<Accordion name="questions" items={items} />);
  });

  it('shows each question as the summary of its own disclosure', () => {
    for (const {question} of items) expect(screen.getByText(question).tagName).toBe('SUMMARY');
  });

  it('has every answer in the page, collapsed', () => {
    expect(screen.getByText('Yes, for developers.')).not.toBeVisible();
    expect(disclosures()[0]).toHaveTextContent('Yes, for developers.');
  });

  it('shares one name, so that opening one closes the others', () => {
    for (const disclosure of disclosures()) expect(disclosure).toHaveAttribute('name', 'questions');
  });

  it('hides its chevron from screen readers', () => {
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
