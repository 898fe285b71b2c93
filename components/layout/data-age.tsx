import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { SnapshotInfo } from '@/lib/places/snapshot';

const SOURCE_KEYS: Readonly<Record<string, 'kto' | 'visitSeoul' | 'both' | undefined>> = {
  'kto-tourapi': 'kto',
  'kto-tourapi+visitseoul': 'both',
  visitseoul: 'visitSeoul',
};

/** How many restaurants there are, and from which day each source's rows are. */
export function DataAge({ snapshot }: { snapshot: SnapshotInfo & { ageDays: number } }) {
  const t = useTranslations('about');
  const { rows, takenAt, ageDays, sources } = snapshot;
  const toSourceName = (source: string) => {
    const key = SOURCE_KEYS[source];
    return key ? t(`sources.${key}`) : source;
  };
  const timeOf = (iso: string) =>
    function Time(words: ReactNode) {
      return <time dateTime={iso}>{words}</time>;
    };
  return (
    <>
      <p>
        {t.rich('data.age', { rows, takenAt: new Date(takenAt), ageDays, day: timeOf(takenAt) })}
      </p>
      <ul className="list-disc space-y-1 pl-5">
        {sources.map(({ source, rows: count, takenOn }) => (
          <li key={source}>
            {t.rich('data.share', {
              rows: count,
              source: toSourceName(source),
              takenOn: new Date(takenOn),
              day: timeOf(takenOn),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
