import { describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPublishedLists } from '../../src/open-lists/list-files';
import { Quarantine } from '../../src/common/quarantine';
import { readDistricts } from '../../src/common/districts';

async function readList(lines: readonly object[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kioot-lists-'));
  try {
    const text = lines.map((line) => JSON.stringify(line)).join('\n');
    writeFileSync(path.join(folder, 'some-list.jsonl'), text);
    return await readPublishedLists(folder, readDistricts(), new Quarantine(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('published lists', () => {
  it('of another form stop, before anything is written from them', async () => {
    await expect(readList([{ id: 'open-1' }, { id: 'open-2' }])).rejects.toMatchObject({
      name: 'RejectedListError',
    });
  });

  it('may be empty', async () => {
    expect(await readList([])).toEqual([{ name: 'some-list', kind: 'add', rows: [] }]);
  });
});
