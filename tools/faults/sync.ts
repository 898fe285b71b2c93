import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBaseRows } from '../../__tests__/helpers/base-snapshot';
import { createSyncHarness } from '../../__tests__/helpers/tourapi-harness';
import { buildIngestCommand, startSync, waitForExit } from '../../__tests__/helpers/ingest-process';
import { startTourServer, TEST_SERVICE_KEY } from '../../__tests__/helpers/tourapi-server';
import type { Fields } from '../../__tests__/helpers/tourapi-responses';
import { createTourWorld, type TourWorld } from '../../__tests__/helpers/tourapi-world';
import sight from '../../__tests__/fixtures/tourapi/kor2-detailIntro2-ok-type12-multiline.json';
import { TEXT_FIELDS, type RestaurantRow } from '@/lib/places/row';
import { IngestError } from '@/lib/ingest/errors';
import { forEachConcurrently, becomesTrue, type ReportLoss, type Scenario } from './scenario';
import { FAILURE_NAMES, forwardTo, startUpstream, type Fault } from './upstream';

const ROW_COUNT = 30;
const EDITED_COUNT = 20;
/** Rows of an earlier snapshot that the source still lists. */
const KNOWN_COUNT = 18;
const CONCURRENCY = 2;
/** Timeout of one attempt, with slack for a busy machine. */
const TIMEOUT_MS = 700;
const TEXT_FIELD_NAMES = [...TEXT_FIELDS.menus, ...TEXT_FIELDS.hours];
/** Menu of another place. */
const OTHER_PLACE_MENU = '남의 메뉴';
const BLANK_FIELDS = Object.fromEntries(TEXT_FIELD_NAMES.map((field) => [field, '']));
const MARKUP_ONLY_FIELDS = {
  firstmenu: '<br>',
  treatmenu: '-',
  opentimefood: '&nbsp;',
  restdatefood: '.',
};
const [recordedSight] = sight.response.body.items.item;

/** Details of something other than the requested restaurant. */
const DETAIL_FAULTS = {
  'details: none': () => [],
  'details: blank': (right) => [{ ...right, ...BLANK_FIELDS, infocenterfood: '' }],
  'details: blank but for the telephone': (right) => [{ ...right, ...BLANK_FIELDS }],
  'details: signs': (right) => [{ ...right, ...MARKUP_ONLY_FIELDS, infocenterfood: '' }],
  'details: no fields': ({ contentid = '' }) => [{ contentid, contenttypeid: '39' }],
  'details: another type': (right) => [
    { ...right, contenttypeid: '12', treatmenu: OTHER_PLACE_MENU },
  ],
  'details: another restaurant': (right) => [
    { ...right, contentid: '1', treatmenu: OTHER_PLACE_MENU },
  ],
  'details: of a sight': ({ contentid = '' }) => [{ ...recordedSight, contentid }],
} satisfies Record<string, (right: Fields) => readonly Fields[]>;
const LIST_FAULTS = ['list: a row without its name', 'list: a row without its id'] as const;
type FaultName =
  | (typeof FAILURE_NAMES)[number]
  | 'refuse'
  | keyof typeof DETAIL_FAULTS
  | (typeof LIST_FAULTS)[number];
const FAULT_NAMES: readonly FaultName[] = [
  ...FAILURE_NAMES,
  'refuse',
  ...(Object.keys(DETAIL_FAULTS) as (keyof typeof DETAIL_FAULTS)[]),
  ...LIST_FAULTS,
];
const MOMENTS = [
  'before the first answer',
  'with warm caches',
  'amid the details',
  'while recovering',
] as const;

export interface SyncCombination {
  readonly fault: FaultName;
  readonly moment: (typeof MOMENTS)[number];
  readonly at: number;
}

/** A new row without texts cannot be distinguished from a row that has none. */
const isDetectable = (fault: FaultName, moment: string) =>
  fault !== 'details: blank but for the telephone' || moment !== 'before the first answer';
export const SYNC_PAIRS = FAULT_NAMES.flatMap((fault) =>
  MOMENTS.filter((moment) => isDetectable(fault, moment)).map((moment) => ({ fault, moment })),
);

/** Fills every field, so that any blank is a loss. */
function createFullWorld(seed: number): TourWorld {
  const world = createTourWorld(seed, ROW_COUNT);
  for (const { intro } of world.korean)
    Object.assign(intro, { opentimefood: '11:00~21:00', restdatefood: '매주 월요일' });
  return world;
}

function editRows(world: TourWorld, count: number, fields: Partial<Record<string, string>>): void {
  for (const { list, intro } of world.korean.slice(0, count)) {
    list.modifiedtime = String(Number(list.modifiedtime) + 1);
    Object.assign(intro, fields);
  }
}

/** Reports rows and texts of `before` that are missing in `after`. */
function reportRowLosses(
  before: readonly RestaurantRow[],
  after: readonly RestaurantRow[],
  reportLoss: ReportLoss,
) {
  const byId = new Map(after.map((row) => [row.contentId, row]));
  let blanked = 0;
  let gone = 0;
  // Rows marked as vanished may be removed.
  for (const row of before.filter(({ vanishedOn }) => vanishedOn === '')) {
    const now = byId.get(row.contentId);
    if (!now || now.vanishedOn !== '') gone += 1;
    else
      blanked += TEXT_FIELD_NAMES.filter((field) => row[field] !== '' && now[field] === '').length;
  }
  const others = after.filter(({ treatmenu }) => treatmenu === OTHER_PLACE_MENU).length;
  if (others > 0) reportLoss(`${others} rows with the text of another place`);
  if (gone > 0) reportLoss(`${gone} rows gone`);
  if (blanked > 0) reportLoss(`${blanked} good texts blanked`);
}

async function runCombination(
  { fault, moment, at }: SyncCombination,
  reportLoss: ReportLoss,
): Promise<void> {
  const world = createFullWorld(at);
  const harness = await createSyncHarness({ world });
  let detailCalls = 0;
  const upstream = await startUpstream(forwardTo(harness.server.baseUrl), ({ url }) =>
    // The first half of the details passes.
    url?.includes('detail') && (detailCalls += 1) > EDITED_COUNT / 2 ? 'late' : 'early',
  );
  const setFault = async () => {
    if (fault in DETAIL_FAULTS)
      harness.server.setIntros(DETAIL_FAULTS[fault as keyof typeof DETAIL_FAULTS]);
    else if (fault === 'list: a row without its name')
      world.korean.slice(0, 1).forEach(({ list }) => (list.title = ''));
    else if (fault === 'list: a row without its id')
      world.korean.slice(0, 1).forEach(({ list }) => (list.contentid = ''));
    else {
      await upstream.setFault('late', fault as Fault);
      if (moment !== 'amid the details' && fault !== 'refuse')
        await upstream.setFault('early', fault as Fault);
    }
  };
  const ids = world.korean.map(({ list: { contentid, title } }) => ({ contentid, title }));
  const clearFault = async () => {
    harness.server.setIntros(null);
    world.korean.forEach(({ list }, row) => Object.assign(list, ids[row]));
    for (const key of ['early', 'late']) await upstream.clearFault(key);
  };
  const api = { serviceKey: TEST_SERVICE_KEY, baseUrl: upstream.url, ratePerSecond: 100_000 };
  const runWithFault = async () => {
    try {
      await harness.sync({ api: { ...api, timeoutMs: TIMEOUT_MS, retries: 1, backoffMs: 1 } });
    } catch (error) {
      if (!(error instanceof IngestError)) reportLoss(`threw ${String(error)}`);
    }
  };
  try {
    if (moment !== 'before the first answer') await harness.sync();
    else await harness.writeBase(createBaseRows(world).slice(0, KNOWN_COUNT));
    const before = await harness.readRows();
    editRows(world, EDITED_COUNT, { treatmenu: '새 메뉴' });
    await setFault();
    await runWithFault();
    reportRowLosses(before, await harness.readRows(), reportLoss);
    if (moment === 'while recovering') {
      await runWithFault();
      reportRowLosses(before, await harness.readRows(), reportLoss);
    }
    await clearFault();
    // Responses of the failed run stay in the journal until a run completes.
    await harness.sync();
    const recovered = await harness.sync();
    if (recovered.status !== 'done') reportLoss(`after recovery: ${recovered.status}`);
    const after = await harness.readRows();
    reportRowLosses(before, after, reportLoss);
    const fresh = after.filter(({ treatmenu }) => treatmenu === '새 메뉴').length;
    if (fresh !== EDITED_COUNT) reportLoss(`after recovery: ${fresh} of ${EDITED_COUNT} new texts`);
    if (upstream.countRedirected() > 0) reportLoss('the key went to another host');
  } finally {
    await upstream.close();
    await harness.close();
  }
}

export function runSyncCombinations(
  combinations: readonly SyncCombination[],
  reportLoss: (combination: SyncCombination, what: string) => void,
): Promise<void> {
  return forEachConcurrently(combinations, CONCURRENCY, (combination) =>
    runCombination(combination, (what) => reportLoss(combination, what)),
  );
}

/** Process 1 of its own PID namespace, as in a container. */
const UNSHARE = ['unshare', '-Urpf', '--kill-child'];
const HAS_UNSHARE = spawnSync('unshare', [...UNSHARE.slice(1), 'true']).status === 0;

/** Folder with a finished snapshot, and a starter for the command as a child process. */
async function prepareCommand(isSilent = false) {
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
type PreparedCommand = Awaited<ReturnType<typeof prepareCommand>>;

function createScenario(
  name: string,
  run: (command: PreparedCommand, reportLoss: ReportLoss) => Promise<void>,
  isSilent?: boolean,
): Scenario {
  return {
    name: `sync: ${name}`,
    run: async (reportLoss) => {
      const command = await prepareCommand(isSilent);
      try {
        await run(command, reportLoss);
      } finally {
        await command.close();
      }
    },
  };
}

/** Runs the sync, blanks fields of the first rows at the source, and runs it again. */
async function blankFieldsAtSource(command: PreparedCommand, count: number, fields: object) {
  await command.run();
  const before = command.readText();
  editRows(command.world, count, { ...fields });
  const exit = await command.run();
  return { before, exit };
}

export const SYNC_SCENARIOS: readonly Scenario[] = [
  createScenario('many blanks', async (command, reportLoss) => {
    const { before, exit } = await blankFieldsAtSource(command, EDITED_COUNT, BLANK_FIELDS);
    if (exit.code !== 4) reportLoss(`more than 2 % of the texts would go blank: exit ${exit.code}`);
    if (command.readText() !== before) reportLoss('a refused run changed the snapshot');
  }),
  createScenario('one blank', async (command, reportLoss) => {
    const { before, exit } = await blankFieldsAtSource(command, 1, { firstmenu: '' });
    const [good] = JSON.parse(before) as RestaurantRow[];
    const [row] = command.readRows();
    if (exit.code !== 0) reportLoss(`one blank field: exit ${exit.code}`);
    if (row?.lastGood?.firstmenu?.text !== good?.firstmenu)
      reportLoss('the last good text of a field');
  }),
  createScenario('quota in plain text', async (command, reportLoss) => {
    command.server.setAnswer({ status: 200, body: 'API token quota exceeded' });
    const { code } = await command.run();
    if (code !== 3) reportLoss(`the quota is used up: exit ${code}`);
    if (command.server.urls.length !== 1)
      reportLoss(`${command.server.urls.length} calls beyond the quota`);
  }),
  ...[4, 2].map((count) =>
    createScenario(
      count === 4 ? 'four starts' : 'two containers',
      async (command, reportLoss) => {
        const within = count === 2 && HAS_UNSHARE ? UNSHARE : [];
        const children = Array.from({ length: count }, () => command.start(within));
        let ended = 0;
        for (const child of children) child.once('close', () => (ended += 1));
        // The process with the lock sends a request that is never answered.
        await becomesTrue(async () => ended >= count - 1 && command.server.urls.length > 0, 20_000);
        const { length } = command.server.urls;
        if (ended !== count - 1)
          reportLoss(`${count - ended} of ${count} syncs work in one folder`);
        if (length !== 1) reportLoss(`${length} calls by syncs of one folder`);
        for (const child of children) child.kill('SIGKILL');
      },
      true,
    ),
  ),
  ...['[{"contentId": "1', '\0\0\0\0', '', '{}'].map((broken) =>
    createScenario(`a snapshot that is ${JSON.stringify(broken)}`, async (command, reportLoss) => {
      writeFileSync(command.file, broken);
      const { code, stderr } = await command.run();
      if (code !== 1) reportLoss(`exit ${code}`);
      if (!/^[^\n]+\n$/.test(stderr)) reportLoss(`no clear line: ${stderr.slice(0, 200)}`);
      if (command.readText() !== broken) reportLoss('the file was changed');
      if (command.server.urls.length > 0) reportLoss('calls were made for it');
    }),
  ),
  ...(['journal', 'out'] as const).map((what) =>
    createScenario(
      `a disk that is full for ${what === 'out' ? 'the snapshot' : 'the journal'}`,
      async (command, reportLoss) => {
        const base = JSON.stringify(createBaseRows(command.world));
        writeFileSync(command.file, base);
        // Limits files of the sync to a number of 512-byte blocks.
        const blocks = what === 'out' ? 1_000 : 16;
        const full = await command.run(['sh', '-c', `ulimit -f ${blocks}; exec "$@"`, 'sh']);
        if (full.code !== 1) reportLoss(`exit ${full.code}`);
        if (!full.stderr.startsWith('The disk refused: '))
          reportLoss(`no clear line: ${full.stderr.slice(0, 200)}`);
        if (command.readText() !== base) reportLoss('the snapshot was changed');
        if (readdirSync(path.dirname(command.file)).some((name) => name.includes('tmp')))
          reportLoss('half a file was left');
        const { code } = await command.run();
        if (code !== 0) reportLoss(`with free space again: exit ${code}`);
      },
    ),
  ),
];
