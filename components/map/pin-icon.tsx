import type { CSSProperties } from 'react';
import { FOOD_DRAWINGS_PATH } from '@/lib/food-drawings';
import { getPinSizeRem, type MapRestaurant, type Pin } from '@/lib/map/pin-clusters';
import type { Section } from '@kioot/engine';
import styles from './map.module.css';

/** Shape and mark of each section, distinguishable without color. */
const PIN_STYLES = {
  everyone: { shape: 'good', mark: '✓' },
  good: { shape: 'good', mark: '✓' },
  question: { shape: 'ask', mark: '?' },
  ask: { shape: 'ask', mark: '?' },
  little: { shape: 'little', mark: '–' },
  old: { shape: 'unknown', mark: '·' },
  unknown: { shape: 'unknown', mark: '·' },
  someUnknown: { shape: 'unknown', mark: '·' },
  notAll: { shape: 'little', mark: '×' },
} as const satisfies Record<Section, { shape: string; mark: string }>;

const ICON_CLASS = 'grid size-full place-items-center';
const MARK_CLASS = 'relative leading-none font-black text-(--sign) [grid-area:1/1]';

/** Pins of a search without a diet, which has no sections. */
const NEUTRAL_STYLE = { shape: 'plain', mark: null } as const;

export const getPinStyle = (section: Section | null) =>
  section ? PIN_STYLES[section] : NEUTRAL_STYLE;

/** Mark of its section. */
export function PlacePinIcon({ section }: MapRestaurant) {
  return (
    <span aria-hidden className={ICON_CLASS}>
      <span className={styles.body} />
      <span className={MARK_CLASS}>{getPinStyle(section).mark}</span>
    </span>
  );
}

/** Picture of the food on a drop in the color of its section; its mark for an unknown kitchen. */
export function ChosenPinIcon({ restaurant: { kind }, section }: MapRestaurant) {
  const { mark } = getPinStyle(section);
  return (
    <span aria-hidden className={ICON_CLASS}>
      <span className={styles.body} />
      {kind && kind !== 'unknown' ? (
        <svg className="relative size-8 rounded-full bg-surface [grid-area:1/1]">
          <use href={`${FOOD_DRAWINGS_PATH}#${kind}`} />
        </svg>
      ) : (
        <span className={MARK_CLASS}>{mark}</span>
      )}
    </span>
  );
}

/** Number of places in a ring chart of their sections. */
export function ClusterPinIcon({ count, sectionCounts }: Pick<Pin, 'count' | 'sectionCounts'>) {
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
    '--size': `${getPinSizeRem(count)}rem`,
    background: `conic-gradient(${segments.join(', ')})`,
  };
  return (
    <span
      aria-hidden
      className="grid size-(--size) place-items-center rounded-full [filter:drop-shadow(0_2px_3px_rgb(var(--shadow-tint)/0.35))]"
      style={style}
    >
      <span className="grid size-[calc(100%-0.4rem)] place-items-center rounded-full bg-surface text-[0.875rem] leading-none font-extrabold text-ink forced-colors:border-2 forced-colors:border-[ButtonText]">
        {count}
      </span>
    </span>
  );
}
