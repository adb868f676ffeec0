import {readFileSync} from 'node:fs';
import {render, screen} from '@testing-library/react';
import {callPatterns} from '../../../../src/content/developers/callPatterns';
import {confidenceRanges, confidenceRangesInWords} from '../../../../src/content/developers/confidenceRanges';
import {scoreInWords, weightedScores} from '../../../../src/content/developers/weightedScores';
import {DocsTab, DocsTabs, ScrollingTable} from '../../../../src/sections/docs/authorTags';
import {CallPatterns} from '../../../../src/sections/docs/CallPatterns';
import {ConfidenceRanges} from '../../../../src/sections/docs/ConfidenceRanges';
import {Diagram} from '../../../../src/sections/docs/Diagram';
import {WeightedScores} from '../../../../src/sections/docs/WeightedScores';

describe('DocsTabs', () => {
  it('is a tab set with a panel for each tab, with the author’s IDs', () => {
    render(
      <DocsTabs label="Documentation">
        <DocsTab id="start" label="Getting started">
          First steps
        </DocsTab>
        {'\n'}
        <DocsTab id="apis" label="APIs">
          Every call
        </DocsTab>
      </DocsTabs>,
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#start', '#apis']);
    expect(document.getElementById('apis')).toHaveTextContent('Every call');
  });
});

describe('Diagram', () => {
  const alt = 'Idle leads to listening.';

  it('describes the drawing in words', () => {
    render(<Diagram alt={alt} svg="<svg><text>idle</text></svg>" />);
    expect(screen.getByRole('img')).toHaveAccessibleName(alt);
  });

  it('folds the description below a diagram that readers can try', () => {
    render(<Diagram alt={alt} island="AssistantStates" />);
    expect(screen.getByText(alt)).not.toHaveAttribute('open');
    expect(screen.getByText('Diagram in words').parentElement).toBe(screen.getByText(alt));
  });

  it('shows its children if there is no drawing', () => {
    render(<Diagram alt={alt}>drawn in the preview</Diagram>);
    expect(screen.getByText('drawn in the preview')).toBeInTheDocument();
  });
});

describe('ConfidenceRanges', () => {
  it('fills the scale without gaps, and is amber only where a result is unsure', () => {
    const {container} = render(<ConfidenceRanges ranges={confidenceRanges} label={confidenceRangesInWords} />);
    const bars = [...container.querySelectorAll('.bar')];
    expect(bars.map((bar) => [bar.getAttribute('x1'), bar.getAttribute('x2')])).toEqual([
      ['0%', '50%'],
      ['50%', '80%'],
      ['80%', '100%'],
    ]);
    expect(bars.map((bar) => bar.closest('.unsure') !== null)).toEqual([true, true, false]);
  });

  it('says in words what it shows', () => {
    render(<ConfidenceRanges ranges={confidenceRanges} label={confidenceRangesInWords} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Ask again: below 0.5. Confirm: from 0.5 to below 0.8. Act: 0.8 or higher.',
    );
  });
});

describe('CallPatterns', () => {
  it('marks the step of each pattern that decides', () => {
    const {container} = render(<CallPatterns patterns={callPatterns} />);
    const deciding = [...container.querySelectorAll('[data-decides] > :first-child')].map((step) => step.textContent);
    expect(deciding).toEqual(['Your code', 'POST /assistant/converse']);
  });

  it('draws the calls that the lists on the page name, in the same order', () => {
    const page = readFileSync('docs/platform-overview.mdx', 'utf8');
    for (const {title, steps} of callPatterns) {
      const [, section = ''] = page.split(`### ${title}`);
      const [list = ''] = section.split('\n\nUse this pattern');
      const named = [...list.matchAll(/`POST (\/[\w/]+)`/g)].map(([, path]) => path);
      expect(named).toEqual(steps.flatMap(({call}) => call?.path ?? []));
    }
  });
});

describe('WeightedScores', () => {
  it('has bars whose parts follow one another and end at the score', () => {
    const {container} = render(<WeightedScores scores={weightedScores()} inWords={scoreInWords} />);
    const parts = [...container.querySelectorAll('[role=img]')].map((bar) =>
      [...bar.querySelectorAll('rect')].map((part) => [part.getAttribute('x'), part.getAttribute('width')]),
    );
    expect(parts[0]).toEqual([
      ['0.0%', '4.0%'],
      ['4.0%', '20.0%'],
      ['24.0%', '42.0%'],
    ]);
    expect(screen.getAllByRole('img')[1]).toHaveAccessibleName(
      'Winter menu: 0.62, of which recency 0.18, popularity 0.30, relevance 0.14.',
    );
  });
});

describe('ScrollingTable', () => {
  it('is a table in a frame that the script makes scrollable by keyboard', () => {
    render(
      <ScrollingTable>
        <tbody>
          <tr>
            <td>cell</td>
          </tr>
        </tbody>
      </ScrollingTable>,
    );
    expect(screen.getByRole('table').parentElement).toHaveAttribute('data-scrolls', 'Scrollable table');
  });
});
