import { useTranslations } from 'next-intl';
import { toSectionCounts, type MapRestaurant } from '@/lib/map/pin-clusters';
import styles from './map.module.css';
import { getPinStyle } from './pin-icon';

const SIGN_CLASS =
  'inline-grid size-5 place-items-center rounded-[0.3rem] border-2 border-(--ring) bg-(--ground) leading-none font-black text-(--sign) data-[shape=ask]:rounded-full data-[shape=good]:rounded-full data-[shape=good]:border-0 data-[shape=unknown]:border-dashed';

/** Legend of the pins: shape, mark and number of each section. */
export function Legend({ rows }: { rows: readonly MapRestaurant[] }) {
  const t = useTranslations('map');
  const words = useTranslations('words');
  const counts = toSectionCounts(rows);
  if (counts.length === 0) return null;
  return (
    <ul aria-label={t('whatPinsSay')} className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-fine">
      {counts.map(([section, count]) => (
        <li key={section} className="flex items-center gap-1.5">
          <span
            aria-hidden
            data-shape={getPinStyle(section).shape}
            className={`${styles.theme} ${styles.shape} ${SIGN_CLASS}`}
          >
            {getPinStyle(section).mark}
          </span>
          {words('manyOf', { count, section: words(`section.${section}`) })}
        </li>
      ))}
    </ul>
  );
}
