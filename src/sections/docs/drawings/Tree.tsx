import clsx from 'clsx';
import styles from './Tree.module.css';

/** Draws what a thing consists of. The first row is its name and a note, and each other one a part of it with its values, a weight perhaps at the end of them. */
export function Tree({rows: [root = [], ...parts]}: {rows: string[][]}) {
  return (
    <div className={clsx('gap-4 small stack center', styles.tree)}>
      <div className="stack gap-0">
        <b className="ink lead semibold">{root[0]}</b>
        <span className="muted">{root[1]}</span>
      </div>
      <div className="stack gap-4">
        {parts.map(([part, ...values]) => (
          <div key={part} className={clsx('baseline grid relative', styles.branch)}>
            <span className="accent mono tiny">{part}</span>
            <span className="cluster gap-2">
              {values.map((value) => {
                const [, words = '', weight] = value.match(/^(.*?)(?: ([\d.]+))?$/) ?? [];
                return (
                  <span key={value} className={clsx('tag', /[_.]\w/.test(words) && 'mono')}>
                    {words}
                    {weight && <span className={clsx('mono muted', styles.weight)}>{weight}</span>}
                  </span>
                );
              })}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
