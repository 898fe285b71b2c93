import type { SnapshotInfo } from '@/lib/places/snapshot';

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'Asia/Seoul' });
const COUNT = new Intl.NumberFormat('en');

const SOURCE_NAMES: Readonly<Record<string, string>> = {
  'kto-tourapi': 'Korea Tourism Organization',
  'kto-tourapi+visitseoul': 'both',
  visitseoul: 'Visit Seoul',
};

function Day({ iso }: { iso: string }) {
  return <time dateTime={iso}>{DAY.format(new Date(iso))}</time>;
}

/** How many restaurants there are, and from which day each source's rows are. */
export function DataAge({ snapshot }: { snapshot: SnapshotInfo & { ageDays: number } }) {
  const { rows, takenAt, ageDays, sources } = snapshot;
  return (
    <>
      <p>
        {COUNT.format(rows)} restaurants. The list was last read on <Day iso={takenAt} />,{' '}
        {COUNT.format(ageDays)} {ageDays === 1 ? 'day' : 'days'} ago.
      </p>
      <ul className="list-disc space-y-1 pl-5">
        {sources.map(({ source, rows: count, takenOn }) => (
          <li key={source}>
            {COUNT.format(count)} from {SOURCE_NAMES[source] ?? source}, as of <Day iso={takenOn} />
          </li>
        ))}
      </ul>
    </>
  );
}
