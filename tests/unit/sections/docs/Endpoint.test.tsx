import {render, screen} from '@testing-library/react';
import {brand} from '../../../../src/facts/brand';
import {Endpoint} from '../../../../src/sections/docs/Endpoint';

describe('the address of a call', () => {
  it('is copied with the base address of requests', () => {
    render(<Endpoint method="POST" path="/nlu/parse" title="Parse text" />);
    const part = document.querySelector<HTMLElement>('[data-copied-after]');
    expect(part?.dataset.copiedAfter).toBe(brand.apiBase);
    expect(part?.querySelector('code')?.textContent).toBe('/nlu/parse');
  });

  it('has a space between method and path for the search', () => {
    const {container} = render(<Endpoint method="POST" path="/nlu/parse" title="Parse text" />);
    expect(container.textContent).toContain('POST /nlu/parse');
  });

  it('has the base address of streams for a stream', () => {
    render(<Endpoint method="WSS" path="/recognize/stream" title="Stream audio" />);
    expect(document.querySelector<HTMLElement>('[data-copied-after]')?.dataset.copiedAfter).toBe(brand.streamBase);
  });

  it('has a button that copies its section as Markdown', () => {
    window.history.replaceState({}, '', '/docs/reference');
    render(<Endpoint method="POST" path="/nlu/parse" title="Parse text" />);
    const button = screen.getByRole('button', {name: 'Copy as Markdown: Parse text'});
    expect(button).toHaveAttribute('data-copy', '/docs/reference.md#Parse%20text');
  });

  it('links to the console, if the call has one', () => {
    render(<Endpoint method="POST" path="/nlu/parse" title="Parse text" operation="parseText" />);
    expect(screen.getByRole('link', {name: /^Try it.*Parse text$/})).toHaveAttribute('href', '#Try-parseText');
    render(<Endpoint method="WSS" path="/recognize/stream" title="Stream audio" />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
