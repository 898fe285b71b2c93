import { expect, it, jest } from '@jest/globals';
import { isListed } from '@kioot/places/snapshot';

const CLOSED = 'KOP005614';
const WRONG = '2871024';
/** Merged into 2544584. */
const MERGED = '2654165';

jest.mock('@/data/curated/place-corrections.json', () => ({
  KOP005614: { closedOn: '2026-11-25' },
  2654165: { closedOn: '2026-11-24' },
  2871024: {
    mistakes: [
      { kind: 'dish', dish: '돈까스', reportedOn: '2026-11-23' },
      { kind: 'hours', reportedOn: '2026-11-25' },
    ],
  },
}));

it('closes a place of an accepted report on its day, by a merged id too', async () => {
  const { createBundledRepository } = await import('@/lib/places/query-places');
  const { getSnapshotRows } = await import('@/lib/places/snapshot-store');
  const { getUnlistedReason } = await import('@kioot/places/unlisted');
  const repository = createBundledRepository();
  expect(await repository.getStatus(CLOSED)).toEqual({ closedOn: '2026-11-25' });
  expect(await repository.getStatus('2544584')).toEqual({ closedOn: '2026-11-24' });
  expect(await repository.getStatus(WRONG)).toBe('listed');
  const closed = getSnapshotRows().filter(
    (row) => !isListed(row) && getUnlistedReason(row) === undefined,
  );
  expect(closed.map(({ contentId }) => contentId).sort()).toEqual(['2544584', CLOSED]);
});

it('leaves the day of a register and tells of the mistakes of a listed place', async () => {
  const { getMistakes, withCorrections } = await import('@/lib/places/place-corrections');
  const { getSnapshotRows } = await import('@/lib/places/snapshot-store');
  const [row] = getSnapshotRows().filter(({ contentId }) => contentId === CLOSED);
  expect(row && withCorrections({ ...row, closedOn: '2026-10-07' }).closedOn).toBe('2026-10-07');
  expect(getMistakes(WRONG)).toEqual([
    { kind: 'dish', dish: '돈까스', reportedOn: '2026-11-23' },
    { kind: 'hours', reportedOn: '2026-11-25' },
  ]);
  expect(getMistakes(MERGED)).toEqual([]);
});
