import {render, screen} from '@testing-library/react';
import {CallToAction} from '../../../src/components/CallToAction';
import {Section} from '../../../src/components/Section';

describe('Section', () => {
  it('is a region named by its heading of level 2, whose ID a link can target', () => {
    render(
      <Section id="features" title="What it hears">
        Words
      </Section>,
    );
    expect(screen.getByRole('region', {name: 'What it hears'})).toHaveTextContent('Words');
    expect(screen.getByRole('heading', {level: 2})).toHaveAttribute('id', 'features');
  });
});

describe('CallToAction', () => {
  it('is a region named by its heading of level 2', () => {
    render(
      <CallToAction id="next" title="Bring a recording" text="It is free.">
        <a href="/get-started">Get Started</a>
      </CallToAction>,
    );
    expect(screen.getByRole('region', {name: 'Bring a recording'})).toContainElement(screen.getByRole('link'));
    expect(screen.getByRole('heading', {level: 2})).toHaveAttribute('id', 'next');
  });
});
