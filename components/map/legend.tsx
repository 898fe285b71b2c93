import { useTranslations } from 'next-intl';
import { toCounts, type MapRow } from '@/lib/map/clusters';
import styles from './map.module.css';
import { getLook } from './pin-look';

/** What shape and mark of a pin mean, and how many there are of each. */
export function Legend({ rows }: { rows: readonly MapRow[] }) {
  const t = useTranslations('map');
  const words = useTranslations('words');
  const counts = toCounts(rows);
  if (counts.length === 0) return null;
  return (
    <ul aria-label={t('whatPinsSay')} className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-fine">
      {counts.map(([section, count]) => (
        <li key={section} className="flex items-center gap-1.5">
          <span
            aria-hidden
            data-shape={getLook(section).shape}
            className={`${styles.frame} ${styles.shape} ${styles.legend}`}
          >
            {getLook(section).mark}
          </span>
          {words('manyOf', { count, section: words(`section.${section}`) })}
        </li>
      ))}
    </ul>
  );
}
