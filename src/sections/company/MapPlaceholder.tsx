import type {ReactNode} from 'react';
import {Badge} from '../../components/Badge';
import type {Address, MapData} from '../../content/company/types';
import styles from './MapPlaceholder.module.css';

/** Size of the drawing, and the radii of the rings of sound around the office in its middle. */
const [width, height] = [1280, 460];
const rings = [26, 62, 110, 170];

function Streets({streets}: Pick<MapData, 'streets'>): ReactNode {
  return streets.map(({path, wide}) => <path key={path} className={styles.street} data-wide={wide} d={path} />);
}

function Names({streets}: Pick<MapData, 'streets'>): ReactNode {
  return streets.map(
    ({path, name}) =>
      name && (
        <text
          key={path}
          className={styles.name}
          transform={`translate(${name.x} ${name.y}) rotate(${name.angle})`}
          dy="0.3em"
        >
          {name.text}
        </text>
      ),
  );
}

/** Renders a placeholder for a map: an invented street grid, labeled as such, and the headquarters' address. */
export function MapPlaceholder({map, address}: {map: MapData; address: Address}): ReactNode {
  return (
    <section className={styles.place} aria-labelledby="headquarters">
      <svg
        className={styles.map}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={map.label}
      >
        <path className={styles.park} d={map.park} />
        <Streets streets={map.streets} />
        <path className={styles.water} d={map.water} />
        {rings.map((radius) => (
          <circle key={radius} className={styles.ring} cx={width / 2} cy={height / 2} r={radius} />
        ))}
        <Names streets={map.streets} />
        <circle className={styles.office} cx={width / 2} cy={height / 2} r="7" />
      </svg>
      <div className={styles.card}>
        <h2 className={styles.title} id="headquarters">
          {address.title} <Badge>{address.mark}</Badge>
        </h2>
        <address className={styles.address}>
          {address.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <p className={styles.caption}>
          <Badge>{map.mark}</Badge> {map.caption}
        </p>
      </div>
    </section>
  );
}
