import {tidy} from '../../../authoring/diagrams/tidy';

/** A drawing as tidied, by what mermaid put between its outer tags. */
function tidied(inside: string): string {
  document.body.innerHTML = `<svg id="drawing" width="100%" viewBox="0 0 99.2 50" class="diagram" style="a:b">${inside}</svg>`;
  const svg = document.body.firstElementChild as Element;
  tidy(svg, 'd1', ['node', 'line']);
  return svg.innerHTML;
}

const label = (row: string) => `<text y="-10.1" text-anchor="middle">${row}</text>`;
const row = (y: string, words: string) =>
  `<tspan class="row" x="0" y="${y}" dy="1.1em" text-anchor="middle">${words}</tspan>`;

describe('a drawing', () => {
  it('loses what does not show, and keeps what the style sheet names', () => {
    expect(
      tidied(
        '<style>a{}</style><g><g class="clusters"></g><rect></rect><g class="node default" id="n" data-x="1">' +
          '<circle r="7" width="14" height="14"></circle></g></g><defs><filter id="shadow"></filter></defs>',
      ),
    ).toBe('<g class="node"><circle r="7"></circle></g>');
    expect(document.body.innerHTML).toMatch(/^<svg width="100" viewBox="0 0 100 50" height="50">/);
  });

  it('keeps a marker, under a short name', () => {
    expect(
      tidied(
        '<defs><marker id="drawing_end"><path d="M0,0L1,1"></path></marker></defs>' +
          '<path d="M0,0L9,9" id="edge" class="line thin" marker-end="url(#drawing_end)"></path>',
      ),
    ).toBe(
      '<defs><marker id="d1"><path d="M0,0L1,1"></path></marker></defs>' +
        '<path d="M0,0L9,9" class="line" marker-end="url(#d1)"></path>',
    );
  });

  it('has labels without elements of their own for words, where they stood', () => {
    const words = '<tspan>train</tspan><tspan> again</tspan>';
    expect(
      tidied(
        `<g class="node" transform="translate(20.4, 30)"><g transform="translate(-5, -10)">${label(row('-0.1em', words))}</g></g>`,
      ),
    ).toBe('<g class="node"><text y="20" text-anchor="middle" dy="1em" x="15">train again</text></g>');
  });

  it('keeps the rows of a label apart', () => {
    expect(
      tidied(
        `<g transform="translate(20, 30)">${label(row('-0.1em', 'one') + row('1em', 'two') + row('2.1em', 'three'))}</g>`,
      ),
    ).toBe(
      '<text y="30" text-anchor="middle" x="20"><tspan x="20" dy="1em">one</tspan><tspan x="20" dy="1.1em">two</tspan>' +
        '<tspan x="20" dy="1.1em">three</tspan></text>',
    );
  });

  it('joins groups that are styled alike, and leaves a group that can only be moved as a whole', () => {
    const rect = '<rect width="1" height="1"></rect>';
    expect(tidied(`<g class="node">${rect}</g><g class="node">${rect}</g>`)).toBe(`<g class="node">${rect}${rect}</g>`);
    const turned = '<g transform="rotate(9)"><path d="M0,0L1,1"></path></g>';
    expect(tidied(`<g transform="translate(1, 2)">${turned}</g>`)).toBe(`<g transform="translate(1, 2)">${turned}</g>`);
  });
});
