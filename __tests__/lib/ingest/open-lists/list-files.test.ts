import { describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RejectedListError } from '@/lib/ingest/common/errors';
import { readPublishedLists } from '@/lib/ingest/open-lists/list-files';
import { Quarantine } from '@/lib/ingest/common/quarantine';
import { readDistricts } from '@/lib/ingest/register/districts';

async function readList(lines: readonly object[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kioot-lists-'));
  const quarantine = await Quarantine.open(path.join(folder, 'quarantine.txt'));
  try {
    const text = lines.map((line) => JSON.stringify(line)).join('\n');
    writeFileSync(path.join(folder, 'some-list.jsonl'), text);
    return await readPublishedLists(folder, readDistricts(), quarantine);
  } finally {
    await quarantine.close();
    rmSync(folder, { recursive: true });
  }
}

describe('published lists', () => {
  it('of another form stop, before anything is written from them', async () => {
    await expect(readList([{ id: 'open-1' }, { id: 'open-2' }])).rejects.toThrow(RejectedListError);
  });

  it('may be empty', async () => {
    expect(await readList([])).toEqual([{ name: 'some-list', kind: 'add', rows: [] }]);
  });
});
