import { useTranslations } from 'next-intl';
import { joinWithDots } from '@/lib/format/join-with-dots';
import { toSectionCounts, type MapRestaurant } from '@/lib/map/pin-clusters';
import styles from './map.module.css';

/** "69 places · 61 good matches" of the pins, as the filters leave them. The legend has the rest. */
export function FloatingCounts({ rows }: { rows: readonly MapRestaurant[] }) {
  const words = useTranslations('words');
  const [first] = toSectionCounts(rows);
  return (
    <p role="status" className={styles.counts}>
      {joinWithDots([
        words('places', { count: rows.length }),
        ...(first ? [words(`sectionCount.${first[0]}`, { count: first[1] })] : []),
      ])}
    </p>
  );
}
