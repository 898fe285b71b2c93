import { FOOD_DRAWINGS_PATH } from '@/lib/food-drawings';
import type { CSSProperties } from 'react';
import type { MapRestaurant, Pin } from '@/lib/map/pin-clusters';
import type { Section } from '@/lib/client-store/list-view';
import styles from './map.module.css';

/** Shape and mark of each section, distinguishable without color. */
const PIN_STYLES = {
  good: { shape: 'good', mark: '✓' },
  question: { shape: 'ask', mark: '?' },
  ask: { shape: 'ask', mark: '?' },
  little: { shape: 'little', mark: '–' },
  unknown: { shape: 'unknown', mark: '·' },
} as const satisfies Record<Section, { shape: string; mark: string }>;

/** Pins of a search without a diet, which has no sections. */
const NEUTRAL_STYLE = { shape: 'plain', mark: null } as const;

export const getPinStyle = (section: Section | null) =>
  section ? PIN_STYLES[section] : NEUTRAL_STYLE;

/** Picture of the food on the shape of its section. */
export function PlacePinIcon({ restaurant, section }: MapRestaurant) {
  const { mark } = getPinStyle(section);
  return (
    <span aria-hidden className={styles.icon}>
      <span className={styles.body} />
      <svg className={styles.picture}>
        <use href={`${FOOD_DRAWINGS_PATH}#${restaurant.kind ?? 'unknown'}`} />
      </svg>
      {mark ? <span className={styles['badge-mark']}>{mark}</span> : null}
    </span>
  );
}

/** Smallest and largest cluster, in rem. */
const CLUSTER_SIZES_REM = [2.1, 3] as const;
/** Number of places at which a cluster has its largest size. */
const MAX_SIZE_COUNT = 50;

/** Number of places in a ring chart of their sections. */
export function ClusterPinIcon({ count, sectionCounts }: Pick<Pin, 'count' | 'sectionCounts'>) {
  const [minRem, maxRem] = CLUSTER_SIZES_REM;
  const size = minRem + (maxRem - minRem) * Math.sqrt(Math.min(count / MAX_SIZE_COUNT, 1));
  const segments = sectionCounts.map(([section, sectionCount], index) => {
    const countBefore = sectionCounts
      .slice(0, index)
      .reduce((sum, [, previousCount]) => sum + previousCount, 0);
    const [start, end] = [countBefore, countBefore + sectionCount].map(
      (sum) => `${(sum / count) * 100}%`,
    );
    return `var(--${getPinStyle(section).shape}) ${start} ${end}`;
  });
  const style: CSSProperties & { '--size': string } = {
    '--size': `${size}rem`,
    background: `conic-gradient(${segments.join(', ')})`,
  };
  return (
    <span aria-hidden className={styles.cluster} style={style}>
      <span className={styles.count}>{count}</span>
    </span>
  );
}
