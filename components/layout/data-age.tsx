import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BUNDLED_LISTS, getListDate } from '@kioot/places/sources';
import type { SnapshotInfo } from '@kioot/places/snapshot';

/** Number of restaurants, and of those in each list with its date. */
export function DataAge({ snapshot }: { snapshot: SnapshotInfo & { ageDays: number } }) {
  const t = useTranslations('about');
  const { rows, takenAt, ageDays, sources } = snapshot;
  const countRows = (list: string) =>
    sources
      .filter(({ source }) => source.split('+').includes(list))
      .reduce((sum, each) => sum + each.rows, 0);
  const createTime = (iso: string) =>
    function Time(chunks: ReactNode) {
      return <time dateTime={iso}>{chunks}</time>;
    };
  return (
    <>
      <p>
        {t.rich('data.age', {
          rows,
          takenAt: new Date(takenAt),
          ageDays,
          day: createTime(takenAt),
        })}
      </p>
      <ul className="list-disc space-y-1 pl-5">
        {Object.entries(BUNDLED_LISTS).map(([list, { credit }]) => {
          const count = { rows: countRows(list), source: t(`credited.${credit}`) };
          const date = getListDate(list, snapshot);
          if (count.rows === 0 || date === undefined) return null;
          const isYear = date.length === 4;
          return (
            <li key={list}>
              {isYear
                ? t('data.shareOfYear', { ...count, year: date })
                : t.rich('data.share', {
                    ...count,
                    takenOn: new Date(date),
                    day: createTime(date),
                  })}
            </li>
          );
        })}
      </ul>
    </>
  );
}
