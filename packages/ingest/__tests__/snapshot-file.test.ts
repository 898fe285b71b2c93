import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { readSnapshot } from '../src/snapshot-file';

it('reads the sources of fields in a snapshot of an older build, which called them facts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kioot-snapshot-'));
  const path = join(folder, 'restaurants.json');
  const row = { contentId: '1', title: '국시집', mapx: '127', mapy: '37', source: 'kto-tourapi' };
  const sources = { tel: { source: 'ansim-2025' } };
  const rows = [{ ...row, facts: sources }, { ...row, fieldSources: sources }, row];
  await writeFile(path, JSON.stringify(rows));
  const read = await readSnapshot(path);
  expect(read.map(({ fieldSources }) => fieldSources)).toEqual([sources, sources, undefined]);
  await rm(folder, { recursive: true });
});
