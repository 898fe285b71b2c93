import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CallJournal, type JournalEntry } from '../../src/common/call-journal';
import { SourceReader } from '../../src/common/source-reader';
import { REGISTER } from '../../src/register/import-register';
import { hasKnownItems, readListItems } from '../../src/tourapi/items';
import { startTestServer } from '@/__tests__/helpers/http-server';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kioot-journal-'));
  path = join(folder, 'journal.jsonl');
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const at = '2026-11-21T03:00:00.000Z';
const begin: JournalEntry = { t: 'begin', at, pageSize: 2, reading: 1 };

function page(number: number, ...ids: string[]): JournalEntry {
  const items = ids.map((contentid) => ({
    contentid,
    title: `가야 ${contentid}`,
    addr1: '',
    addr2: '',
    mapx: '',
    mapy: '',
    tel: '',
    lclsSystm3: '',
    modifiedtime: '20260101000000',
  }));
  return { t: 'page', at, list: 'ko', page: number, totalCount: 3, unreadable: 0, items };
}

function intro(id: string, firstmenu: string): JournalEntry {
  const item = {
    contentid: id,
    contenttypeid: '39' as const,
    firstmenu,
    treatmenu: '',
    opentimefood: '',
    restdatefood: '',
    infocenterfood: '',
  };
  return { t: 'intro', at, id, modifiedtime: '20260101000000', item };
}

async function write(...entries: JournalEntry[]): Promise<void> {
  const journal = await CallJournal.open(folder, hasKnownItems);
  for (const entry of entries) await journal.append(entry);
  await journal.close();
}

async function inspect<T>(look: (journal: CallJournal) => Promise<T>): Promise<T> {
  const journal = await CallJournal.open(folder, hasKnownItems);
  try {
    return await look(journal);
  } finally {
    await journal.close();
  }
}

async function listIds(journal: CallJournal): Promise<string[]> {
  const ids: string[] = [];
  for await (const { contentid } of readListItems(journal, 'ko')) ids.push(contentid);
  return ids;
}

describe('CallJournal', () => {
  it('returns entries in page order without duplicates', async () => {
    await write(begin, page(2, '2', '3'), page(1, '1', '2'), intro('1', '갈비'));
    await inspect(async (journal) => {
      expect(await listIds(journal)).toEqual(['1', '2', '3']);
      expect(journal.begin).toEqual(begin);
      expect(await journal.getDetail('intro', '1', '20260101000000')).toMatchObject({
        firstmenu: '갈비',
      });
      expect(await journal.getDetail('intro', '1', '20260202000000')).toBeUndefined();
      expect(await journal.getDetail('common', '1', '20260101000000')).toBeUndefined();
      expect(journal.hasDetail('intro', '1', '20260101000000')).toBe(true);
      expect(journal.getCalls('2026-11-21')).toBe(3);
      expect(journal.getCalls('2026-11-20')).toBe(0);
    });
  });

  it.each([1, 9, 40, 120])(
    'truncates a last line torn after %i characters and continues',
    async (length) => {
      await write(begin, page(1, '1', '2'));
      const whole = await readFile(path, 'utf8');
      await appendFile(path, JSON.stringify(intro('1', '갈비')).slice(0, length));
      await write(intro('2', '냉면'));
      expect(await readFile(path, 'utf8')).toBe(`${whole}${JSON.stringify(intro('2', '냉면'))}\n`);
      await inspect(async (journal) => {
        expect(await listIds(journal)).toEqual(['1', '2']);
        expect(journal.hasDetail('intro', '1', '20260101000000')).toBe(false);
        expect(await journal.getDetail('intro', '2', '20260101000000')).toMatchObject({
          firstmenu: '냉면',
        });
      });
    },
  );

  it('truncates a line torn within a Korean character', async () => {
    await write(begin);
    const bytes = Buffer.from(JSON.stringify(intro('1', '갈비')));
    await appendFile(path, bytes.subarray(0, bytes.indexOf(Buffer.from('갈')) + 1));
    await write(intro('1', '갈비'));
    expect(
      await inspect((journal) => journal.getDetail('intro', '1', '20260101000000')),
    ).toMatchObject({
      firstmenu: '갈비',
    });
  });

  it('skips a line of zeros left by a power cut', async () => {
    await write(begin, page(1, '1', '2'));
    await appendFile(path, `${'\0'.repeat(50)}\n${JSON.stringify(intro('2', '냉면'))}\n`);
    await inspect(async (journal) => {
      expect(await listIds(journal)).toEqual(['1', '2']);
      expect(await journal.getDetail('intro', '2', '20260101000000')).toMatchObject({
        firstmenu: '냉면',
      });
    });
  });

  it('discards pages of an earlier list read, not its details', async () => {
    await write(begin, page(1, '1', '2'), intro('1', '갈비'), { ...begin, reading: 2 });
    await inspect(async (journal) => {
      expect(await listIds(journal)).toEqual([]);
      expect(journal.getPage('ko', 1)).toBeNull();
      expect(journal.hasDetail('intro', '1', '20260101000000')).toBe(true);
    });
  });

  it('reads lines longer than its chunks', async () => {
    const long = intro('1', '갈'.repeat(300_000));
    await write(begin, long, page(1, '1'));
    await inspect(async (journal) => {
      expect(await journal.getDetail('intro', '1', '20260101000000')).toMatchObject({
        firstmenu: '갈'.repeat(300_000),
      });
      expect(await listIds(journal)).toEqual(['1']);
    });
  });

  it('counts the calls of a finished run on the same day', async () => {
    const journal = await CallJournal.open(folder, hasKnownItems);
    await journal.append(begin);
    await journal.append(page(1, '1'));
    await journal.finish();
    await write(begin, page(1, '1'));
    await inspect(async (next) => {
      expect(next.getCalls('2026-11-21')).toBe(2);
      expect(await listIds(next)).toEqual(['1']);
    });
  });

  it('starts empty in a new folder and with a corrupt file', async () => {
    expect(await inspect(listIds)).toEqual([]);
    await writeFile(path, 'corrupt\n{"t":"page"}\nmore');
    expect(await inspect(listIds)).toEqual([]);
    expect(await readFile(path, 'utf8')).toBe('corrupt\n{"t":"page"}\n');
  });
});

it('reads a list to two empty pages when it is shorter than reported', async () => {
  const server = await startTestServer((request, response) => {
    const page = Number(new URL(request.url ?? '/', 'http://source').searchParams.get('pageNo'));
    const header = { resultCode: '00', totalCount: 10_000 };
    response.end(JSON.stringify({ header, body: page === 2 || page > 3 ? [] : [{}] }));
  });
  const rows = await inspect(async (journal) => {
    const api = { serviceKey: 'a-key', baseUrl: server.url, ratePerSecond: Infinity };
    const reader = new SourceReader({ source: REGISTER, journal, api, now: () => new Date(at) });
    await reader.begin(1, 1000);
    await reader.readPages('menu/eng', (client, pageNo) => client.get('menu/eng', { pageNo }));
    expect(journal.isComplete('menu/eng')).toBe(false);
    return journal.getPages('menu/eng').map((page) => page.rows);
  });
  expect(rows).toEqual([1, 0, 1, 0, 0]);
  await server.close();
});
