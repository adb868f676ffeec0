import type {ReactNode} from 'react';
import {LinkRows} from '../../../components/LinkRows';
import type {Position} from '../../../content/company/types';

/** Renders open positions, one row each, which links to the position. */
export function PositionDigest({items}: {items: Position[]}): ReactNode {
  return (
    <LinkRows
      size="large"
      rows={items.map(({id, title, team, place}) => ({
        title,
        href: `/company/careers#${id}`,
        notes: (
          <>
            <p>{team}</p>
            <p>{place}</p>
          </>
        ),
      }))}
    />
  );
}
