import { FOODS_FILE } from '@/lib/foods-file';
import type { CSSProperties } from 'react';
import type { MapRow, Pin } from '@/lib/map/clusters';
import type { Section } from '@/lib/kept/view';
import styles from './map.module.css';

/** How a place looks by what it is to the visitor: a shape and a mark each, so that nobody has to tell colours apart. */
const LOOKS = {
  good: { shape: 'good', mark: '✓' },
  ask: { shape: 'ask', mark: '?' },
  little: { shape: 'little', mark: '–' },
  unknown: { shape: 'unknown', mark: '·' },
} as const satisfies Record<Section, { shape: string; mark: string }>;

/** Where nothing was asked for, no place is surer than another. */
const PLAIN = { shape: 'plain', mark: null } as const;

export const getLook = (section: Section | null) => (section ? LOOKS[section] : PLAIN);

/** The picture of a place's food on the shape of how sure it is. */
export function PlaceLook({ restaurant, section }: MapRow) {
  const { mark } = getLook(section);
  return (
    <span aria-hidden className={styles.look}>
      <span className={styles.body} />
      <svg className={styles.picture}>
        <use href={`${FOODS_FILE}#${restaurant.kind ?? 'unknown'}`} />
      </svg>
      {mark ? <span className={styles['badge-mark']}>{mark}</span> : null}
    </span>
  );
}

/** The narrowest and widest a cluster is drawn, in rem. */
const SIZES = [2.1, 3] as const;
/** As many places as the widest one. */
const MANY = 50;

/** A number in a ring of what its places are, each as much of the ring as it is of them. */
export function ClusterLook({ count, shares }: Pick<Pin, 'count' | 'shares'>) {
  const [least, most] = SIZES;
  const size = least + (most - least) * Math.sqrt(Math.min(count / MANY, 1));
  const parts = shares.map(([section, many], at) => {
    const from = shares.slice(0, at).reduce((sum, [, before]) => sum + before, 0);
    const [start, end] = [from, from + many].map((sum) => `${(sum / count) * 100}%`);
    return `var(--${getLook(section).shape}) ${start} ${end}`;
  });
  const style: CSSProperties & { '--size': string } = {
    '--size': `${size}rem`,
    background: `conic-gradient(${parts.join(', ')})`,
  };
  return (
    <span aria-hidden className={styles.cluster} style={style}>
      <span className={styles.count}>{count}</span>
    </span>
  );
}
