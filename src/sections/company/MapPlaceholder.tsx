import clsx from 'clsx';
import {Badge} from '../../components/Badge';
import type {contactContent} from '../../content/company/contact';
import styles from './MapPlaceholder.module.css';

/** The size of the drawing. The office is in its middle. */
const [width, height] = [1280, 460];
const office = {cx: width / 2, cy: height / 2};

/** Renders a placeholder for a map: an invented street grid, labeled as such, and the headquarters' address. */
export function MapPlaceholder({map, address}: Pick<typeof contactContent, 'map' | 'address'>) {
  return (
    <section className="band grid unbroken" aria-labelledby="headquarters">
      <svg
        className={clsx('w-full', styles.map)}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={map.label}
      >
        <path fill="none" stroke="var(--street)" strokeWidth="6" d={map.streets} />
        <path fill="none" stroke="var(--street)" strokeWidth="13" d={map.wideStreets} />
        <path fill="var(--accent-soft)" d={map.water} />
        <g fill="none" stroke="var(--accent)" strokeWidth="1.25">
          {[26, 62, 110, 170].map((radius) => (
            <circle key={radius} opacity={radius > 100 ? 0.5 : 1} {...office} r={radius} />
          ))}
        </g>
        {map.names.map(({text, x, y, angle}) => (
          <text key={text} className={styles.name} transform={`translate(${x} ${y}) rotate(${angle})`} dy="0.3em">
            {text}
          </text>
        ))}
        <circle fill="var(--accent)" stroke="var(--surface)" strokeWidth="3" {...office} r="7" />
      </svg>
      <div className={clsx('stack gap-4 surface border-t', styles.card)}>
        <h2 className="type-h3" id="headquarters">
          {address.title}
        </h2>
        <address className="gap-0 ink lead stack">
          {address.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <p className="cluster gap-2">
          <Badge>{address.mark}</Badge> <Badge>{map.mark}</Badge>
        </p>
        <p className="muted small">{map.caption}</p>
      </div>
    </section>
  );
}
