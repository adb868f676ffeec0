/** @jest-environment node */
import {withDrawnCard} from '../../../plugins/social-cards';

const html = (card: string) => `<meta property="og:image" content="https://timbre.example/img/social/${card}.png">`;

describe('the card of a page', () => {
  const cardFor = (file: string, own: string, drawn: string[]) =>
    withDrawnCard(html(own), file, (card) => drawn.includes(card));

  it('is its own when it is drawn', () => {
    expect(
      cardFor('developers/documentation/quick-start.html', 'developers-documentation-quick-start', [
        'developers-documentation-quick-start',
        'developers-documentation',
      ]),
    ).toBe(html('developers-documentation-quick-start'));
  });

  it('is that of the page above it until then, and never that of a neighbor', () => {
    expect(
      cardFor('developers/documentation/quick-start-two.html', 'developers-documentation-quick-start-two', [
        'developers-documentation-quick-start',
        'developers-documentation',
      ]),
    ).toBe(html('developers-documentation'));
  });

  it('is that of the home page at last', () => {
    expect(cardFor('status.html', 'status', ['home'])).toBe(html('home'));
  });
});
