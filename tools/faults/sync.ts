import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBaseRows } from '../../__tests__/helpers/base-snapshot';
import { createSyncBench } from '../../__tests__/helpers/tourapi-bench';
import { buildIngestCommand, startSync, waitForExit } from '../../__tests__/helpers/ingest-process';
import { startTourServer, TEST_SERVICE_KEY } from '../../__tests__/helpers/tourapi-server';
import type { Fields } from '../../__tests__/helpers/tourapi-shapes';
import { createTourWorld, type TourWorld } from '../../__tests__/helpers/tourapi-world';
import sight from '../../__tests__/fixtures/tourapi/kor2-detailIntro2-ok-type12-multiline.json';
import { TEXT_FIELDS, type RestaurantRow } from '@/lib/places/row';
import { IngestError } from '@/lib/ingest/errors';
import { forEachOf, isSoon, type Lose, type Scenario } from './scenario';
import { FAILURE_NAMES, passTo, startUpstream, type Fault } from './upstream';

const ROWS = 30;
const EDITED = 20;
/** Of the rows of an earlier snapshot, those that the source still lists. */
const KNOWN = 18;
const AT_ONCE = 2;
/** Of one attempt; the machine may be busy. */
const TIMEOUT_MS = 700;
const FIELDS = [...TEXT_FIELDS.menus, ...TEXT_FIELDS.hours];
/** What is told of another place. */
const OTHERS = '남의 메뉴';
const BLANK = Object.fromEntries(FIELDS.map((field) => [field, '']));
const SIGNS = { firstmenu: '<br>', treatmenu: '-', opentimefood: '&nbsp;', restdatefood: '.' };
const [recordedSight] = sight.response.body.items.item;

/** Details that are not those of the restaurant asked for. */
const DETAILS = {
  'details: none': () => [],
  'details: blank': (right) => [{ ...right, ...BLANK, infocenterfood: '' }],
  'details: blank but for the telephone': (right) => [{ ...right, ...BLANK }],
  'details: signs': (right) => [{ ...right, ...SIGNS, infocenterfood: '' }],
  'details: no fields': ({ contentid = '' }) => [{ contentid, contenttypeid: '39' }],
  'details: another type': (right) => [{ ...right, contenttypeid: '12', treatmenu: OTHERS }],
  'details: another restaurant': (right) => [{ ...right, contentid: '1', treatmenu: OTHERS }],
  'details: of a sight': ({ contentid = '' }) => [{ ...recordedSight, contentid }],
} satisfies Record<string, (right: Fields) => readonly Fields[]>;
const LIST_FAULTS = ['list: a row without its name', 'list: a row without its id'] as const;
type FaultName =
  (typeof FAILURE_NAMES)[number] | 'refuse' | keyof typeof DETAILS | (typeof LIST_FAULTS)[number];
const FAULT_NAMES: readonly FaultName[] = [
  ...FAILURE_NAMES,
  'refuse',
  ...(Object.keys(DETAILS) as (keyof typeof DETAILS)[]),
  ...LIST_FAULTS,
];
const MOMENTS = [
  'before the first answer',
  'when something is kept',
  'amid the details',
  'while recovering',
] as const;

export interface SyncCombination {
  readonly fault: FaultName;
  readonly moment: (typeof MOMENTS)[number];
  readonly at: number;
}

/** A new row without texts may be one that has none: nothing tells. */
const isTellable = (fault: FaultName, moment: string) =>
  fault !== 'details: blank but for the telephone' || moment !== 'before the first answer';
export const SYNC_PAIRS = FAULT_NAMES.flatMap((fault) =>
  MOMENTS.filter((moment) => isTellable(fault, moment)).map((moment) => ({ fault, moment })),
);

/** Every field filled, so that any blank is a loss. */
function createFullWorld(seed: number): TourWorld {
  const world = createTourWorld(seed, ROWS);
  for (const { intro } of world.korean)
    Object.assign(intro, { opentimefood: '11:00~21:00', restdatefood: '매주 월요일' });
  return world;
}

function edit(world: TourWorld, count: number, fields: Partial<Record<string, string>>): void {
  for (const { list, intro } of world.korean.slice(0, count)) {
    list.modifiedtime = String(Number(list.modifiedtime) + 1);
    Object.assign(intro, fields);
  }
}

/** What `before` had and `after` has no more. */
function compare(before: readonly RestaurantRow[], after: readonly RestaurantRow[], lose: Lose) {
  const byId = new Map(after.map((row) => [row.contentId, row]));
  let blanked = 0;
  let gone = 0;
  // A row that an earlier list had no more may go.
  for (const row of before.filter(({ vanishedOn }) => vanishedOn === '')) {
    const now = byId.get(row.contentId);
    if (!now || now.vanishedOn !== '') gone += 1;
    else blanked += FIELDS.filter((field) => row[field] !== '' && now[field] === '').length;
  }
  const others = after.filter(({ treatmenu }) => treatmenu === OTHERS).length;
  if (others > 0) lose(`${others} rows with the text of another place`);
  if (gone > 0) lose(`${gone} rows gone`);
  if (blanked > 0) lose(`${blanked} good texts blanked`);
}

async function runOne({ fault, moment, at }: SyncCombination, lose: Lose): Promise<void> {
  const world = createFullWorld(at);
  const bench = await createSyncBench({ world });
  let detailCalls = 0;
  const upstream = await startUpstream(passTo(bench.server.baseUrl), ({ url }) =>
    // The first details pass.
    url?.includes('detail') && (detailCalls += 1) > EDITED / 2 ? 'late' : 'early',
  );
  const setFault = async () => {
    if (fault in DETAILS) bench.server.setIntros(DETAILS[fault as keyof typeof DETAILS]);
    else if (fault === 'list: a row without its name')
      world.korean.slice(0, 1).forEach(({ list }) => (list.title = ''));
    else if (fault === 'list: a row without its id')
      world.korean.slice(0, 1).forEach(({ list }) => (list.contentid = ''));
    else {
      await upstream.set('late', fault as Fault);
      if (moment !== 'amid the details' && fault !== 'refuse')
        await upstream.set('early', fault as Fault);
    }
  };
  const ids = world.korean.map(({ list: { contentid, title } }) => ({ contentid, title }));
  const mend = async () => {
    bench.server.setIntros(null);
    world.korean.forEach(({ list }, row) => Object.assign(list, ids[row]));
    for (const key of ['early', 'late']) await upstream.mend(key);
  };
  const api = { serviceKey: TEST_SERVICE_KEY, baseUrl: upstream.url, ratePerSecond: 100_000 };
  const runIll = async () => {
    try {
      await bench.sync({ api: { ...api, timeoutMs: TIMEOUT_MS, retries: 1, backoffMs: 1 } });
    } catch (error) {
      if (!(error instanceof IngestError)) lose(`threw ${String(error)}`);
    }
  };
  try {
    if (moment !== 'before the first answer') await bench.sync();
    else await bench.writeBase(createBaseRows(world).slice(0, KNOWN));
    const before = await bench.readRows();
    edit(world, EDITED, { treatmenu: '새 메뉴' });
    await setFault();
    await runIll();
    compare(before, await bench.readRows(), lose);
    if (moment === 'while recovering') {
      await runIll();
      compare(before, await bench.readRows(), lose);
    }
    await mend();
    // What a run that broke off was told stays told until a run ends.
    await bench.sync();
    const well = await bench.sync();
    if (well.status !== 'done') lose(`well again: ${well.status}`);
    const after = await bench.readRows();
    compare(before, after, lose);
    const fresh = after.filter(({ treatmenu }) => treatmenu === '새 메뉴').length;
    if (fresh !== EDITED) lose(`well again: ${fresh} of ${EDITED} new texts`);
    if (upstream.countStrangers() > 0) lose('the key went to another host');
  } finally {
    await upstream.close();
    await bench.close();
  }
}

export function runSyncCombinations(
  combinations: readonly SyncCombination[],
  lose: (combination: SyncCombination, what: string) => void,
): Promise<void> {
  return forEachOf(combinations, AT_ONCE, (combination) =>
    runOne(combination, (what) => lose(combination, what)),
  );
}

/** Process 1 of a process table of its own, as in a container. */
const UNSHARE = ['unshare', '-Urpf', '--kill-child'];
const HAS_UNSHARE = spawnSync('unshare', [...UNSHARE.slice(1), 'true']).status === 0;

/** A folder with a finished snapshot, and the command as a process of its own. */
async function openCommand(isSilent = false) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kioot-faults-sync-'));
  const script = buildIngestCommand(folder);
  const world = createFullWorld(7);
  const server = await startTourServer({ world, isSilent });
  mkdirSync(path.join(folder, 'data'));
  const file = path.join(folder, 'data', 'restaurants.json');
  const start = (within: readonly string[] = [], args: readonly string[] = []) =>
    startSync({
      script,
      folder,
      baseUrl: server.baseUrl,
      within,
      args: ['--page-size=10', ...args],
    });
  return {
    folder,
    file,
    world,
    server,
    start,
    run: (within?: readonly string[], args?: readonly string[]) => waitForExit(start(within, args)),
    readText: () => readFileSync(file, 'utf8'),
    readRows: () => JSON.parse(readFileSync(file, 'utf8')) as RestaurantRow[],
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
type Command = Awaited<ReturnType<typeof openCommand>>;

function scenario(
  name: string,
  run: (command: Command, lose: Lose) => Promise<void>,
  isSilent?: boolean,
): Scenario {
  return {
    name: `sync: ${name}`,
    run: async (lose) => {
      const command = await openCommand(isSilent);
      try {
        await run(command, lose);
      } finally {
        await command.close();
      }
    },
  };
}

/** After a first run some of the fields of the first rows go blank at the source. */
async function blankAtSource(command: Command, count: number, fields: object) {
  await command.run();
  const before = command.readText();
  edit(command.world, count, { ...fields });
  const exit = await command.run();
  return { before, exit };
}

export const SYNC_SCENARIOS: readonly Scenario[] = [
  scenario('many blanks', async (command, lose) => {
    const { before, exit } = await blankAtSource(command, EDITED, BLANK);
    if (exit.code !== 4) lose(`more than 2 % of the texts would go blank: exit ${exit.code}`);
    if (command.readText() !== before) lose('a refused run changed the snapshot');
  }),
  scenario('one blank', async (command, lose) => {
    const { before, exit } = await blankAtSource(command, 1, { firstmenu: '' });
    const [good] = JSON.parse(before) as RestaurantRow[];
    const [row] = command.readRows();
    if (exit.code !== 0) lose(`one blank field: exit ${exit.code}`);
    if (row?.lastGood?.firstmenu?.text !== good?.firstmenu) lose('the last good text of a field');
  }),
  scenario('quota in plain text', async (command, lose) => {
    command.server.setAnswer({ status: 200, body: 'API token quota exceeded' });
    const { code } = await command.run();
    if (code !== 3) lose(`the quota is used up: exit ${code}`);
    if (command.server.urls.length !== 1)
      lose(`${command.server.urls.length} calls beyond the quota`);
  }),
  ...[4, 2].map((count) =>
    scenario(
      count === 4 ? 'four starts' : 'two containers',
      async (command, lose) => {
        const within = count === 2 && HAS_UNSHARE ? UNSHARE : [];
        const children = Array.from({ length: count }, () => command.start(within));
        let ended = 0;
        for (const child of children) child.once('close', () => (ended += 1));
        // Who gets in asks, and waits for an answer that never comes.
        await isSoon(async () => ended >= count - 1 && command.server.urls.length > 0, 20_000);
        const { length } = command.server.urls;
        if (ended !== count - 1) lose(`${count - ended} of ${count} syncs work in one folder`);
        if (length !== 1) lose(`${length} calls by syncs of one folder`);
        for (const child of children) child.kill('SIGKILL');
      },
      true,
    ),
  ),
  ...['[{"contentId": "1', '\0\0\0\0', '', '{}'].map((broken) =>
    scenario(`a snapshot that is ${JSON.stringify(broken)}`, async (command, lose) => {
      writeFileSync(command.file, broken);
      const { code, stderr } = await command.run();
      if (code !== 1) lose(`exit ${code}`);
      if (!/^[^\n]+\n$/.test(stderr)) lose(`no clear line: ${stderr.slice(0, 200)}`);
      if (command.readText() !== broken) lose('the file was changed');
      if (command.server.urls.length > 0) lose('calls were made for it');
    }),
  ),
  ...(['journal', 'out'] as const).map((what) =>
    scenario(
      `a disk that is full for ${what === 'out' ? 'the snapshot' : 'the journal'}`,
      async (command, lose) => {
        const base = JSON.stringify(createBaseRows(command.world));
        writeFileSync(command.file, base);
        // No file of the sync may grow larger than so many blocks of 512 bytes.
        const blocks = what === 'out' ? 1_000 : 16;
        const full = await command.run(['sh', '-c', `ulimit -f ${blocks}; exec "$@"`, 'sh']);
        if (full.code !== 1) lose(`exit ${full.code}`);
        if (!full.stderr.startsWith('The disk refused: '))
          lose(`no clear line: ${full.stderr.slice(0, 200)}`);
        if (command.readText() !== base) lose('the snapshot was changed');
        if (readdirSync(path.dirname(command.file)).some((name) => name.includes('tmp')))
          lose('half a file was left');
        const { code } = await command.run();
        if (code !== 0) lose(`with room again: exit ${code}`);
      },
    ),
  ),
];
