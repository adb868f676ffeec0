import styles from './styles.module.css';

/** Outlines on a 24 by 24 grid, drawn with a 1.75 stroke. */
const paths = {
  android: 'M4 17a8 8 0 0116 0zM7.5 10L6 7.5M16.5 10L18 7.5M9 14v.2M15 14v.2',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M15 12H1M7 18l-6-6 6-6',
  bolt: 'M13 3L5.5 13.5H11L10 21l8.5-11H13z',
  book: 'M12 7c-2-1.5-4.5-2-8-2v13c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V5c-3.5 0-6 .5-8 2zM12 7v13',
  braces: 'M9 5c-3 0-1 6-4 7 3 1 1 7 4 7M15 5c3 0 1 6 4 7-3 1-1 7-4 7',
  chat: 'M4 5h16v11h-9l-4 4v-4H4z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M6 9l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  contents: 'M5 6h14M5 12h9M5 18h11',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  document: 'M6 4h12v16H6zM9 9h6M9 13h6',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  gauge: 'M5.5 18a8.5 8.5 0 1113 0M12 14l4-5',
  globe: 'M12 4a8 8 0 100 16 8 8 0 000-16zM4 12h16M12 4c4.5 5 4.5 11 0 16M12 4c-4.5 5-4.5 11 0 16',
  key: 'M8 11a4 4 0 100 8 4 4 0 000-8zM11 12.5L19.5 4M16 7.5l3 3',
  layers: 'M12 4l8 4-8 4-8-4zM4 12l8 4 8-4M4 16l8 4 8-4',
  map: 'M9 5L3.5 7v12L9 17l6 2 5.5-2V5L15 7zM9 5v12M15 7v12',
  menu: 'M4 7h16M4 12h16M4 17h16',
  microphone: 'M12 4a2.5 2.5 0 00-2.5 2.5v5a2.5 2.5 0 005 0v-5A2.5 2.5 0 0012 4zM6 11.5a6 6 0 0012 0M12 17.5V20',
  moon: 'M20 14.5A8.5 8.5 0 019.5 4a8.5 8.5 0 1010.5 10.5z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  phone: 'M8 3.5h8v17H8zM11 17.5h2',
  play: 'M8 5.5v13l11-6.5z',
  search: 'M11 4.5a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.8 15.8L20 20',
  shield: 'M12 3.5l7.5 2.5v5.5c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9V6z',
  speaker: 'M4 9.5v5h3.5L12 18V6L7.5 9.5zM15.5 9.5c1.3 1.5 1.3 3.5 0 5M18 7c2.7 3 2.7 7 0 10',
  stop: 'M7 7h10v10H7z',
  sun: 'M12 7.5a4.5 4.5 0 100 9 4.5 4.5 0 000-9zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8',
  tree: 'M4 12h5M9 12c3 0 2-6 6-6M9 12h6M9 12c3 0 2 6 6 6M17 6h3M17 12h3M17 18h3',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.3v.2',
} as const;

export type IconName = keyof typeof paths;

/**
 * Renders a decorative line icon in the current text color, or another outline on the same grid. The text beside it, or
 * its button's name, carries the meaning.
 */
export function Icon({name, path = name && paths[name]}: {name?: IconName; path?: string}) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
