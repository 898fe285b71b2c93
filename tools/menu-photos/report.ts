import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { Recognise } from '@kioot/menu-reader/photo';
import { createMenuReader, MenuReaderError } from '@kioot/menu-reader';
import { getLexicon } from '@kioot/engine/lexicon';
import { CommandError, EXIT } from '../../scripts/engine/io';
import { readMenuFile } from '../../scripts/menu/read-file';
import { startRecogniser } from '../../scripts/menu/recogniser';
import { SET_DIR } from './render';
import { scoreDishes, type Score } from './score';

const truthSchema = v.array(v.object({ ko: v.string(), price: v.number() }));

interface Row extends Score {
  photos: number;
  ms: number;
  /** Of the processor, with the recogniser's. */
  cpuMs: number;
  recogniserCpuMs: number;
}

/** What this process, its workers with it, has taken of the processor. */
function getCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** `report [--wrong] [NAME...]`: how well the photos whose names begin so are read, by kind; `report` for the report half. */
export async function report(args: readonly string[]): Promise<number> {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const wanted = names.length > 0 ? names : ['report-'];
  const files = await readdir(SET_DIR).catch((cause: unknown) => {
    throw new CommandError(
      EXIT.unreadable,
      'no photos yet: npm run -s tool -- menu-photos render',
      { cause },
    );
  });
  const photos = files
    .filter((file) => file.endsWith('.jpg') && wanted.some((name) => file.startsWith(name)))
    .sort();
  const reader = createMenuReader(getLexicon());
  const recogniser = await startRecogniser();
  const rows = new Map<string, Row>();
  try {
    for (const photo of photos) {
      const file = path.join(SET_DIR, photo);
      const truth = v.parse(
        truthSchema,
        JSON.parse(await readFile(file.replace('.jpg', '.json'), 'utf8')),
      );
      const start = performance.now();
      const startCpuMs = getCpuMs();
      let recogniserCpuMs = 0;
      const recognise: Recognise = async (picture) => {
        const begunCpuMs = getCpuMs();
        const lines = await recogniser.recognise(picture);
        recogniserCpuMs += getCpuMs() - begunCpuMs;
        return lines;
      };
      const read = await readMenuFile(file, {
        reader,
        getRecogniser: () => Promise.resolve({ ...recogniser, recognise }),
      }).catch((error: unknown) => {
        if (error instanceof MenuReaderError) return [];
        throw error;
      });
      const ms = performance.now() - start;
      const cpuMs = getCpuMs() - startCpuMs;
      const { wrong, ...score } = scoreDishes(truth, read, reader.getDish);
      const kind = photo.split('-')[1] ?? '';
      for (const key of [kind, 'all'])
        add(rows, key, { ...score, photos: 1, ms, cpuMs, recogniserCpuMs });
      if (args.includes('--wrong')) {
        process.stdout.write(`${photo} ${score.exact}/${score.dishes} ${Math.round(ms)} ms\n`);
        for (const line of wrong) process.stdout.write(`  ${line}\n`);
      }
    }
  } finally {
    await recogniser.close();
  }
  print(rows);
  return EXIT.ok;
}

function add(rows: Map<string, Row>, key: string, row: Row): void {
  const sum = rows.get(key);
  if (!sum) rows.set(key, { ...row });
  else for (const name of Object.keys(row) as (keyof Row)[]) sum[name] += row[name];
}

function print(rows: ReadonlyMap<string, Row>): void {
  const all = [...rows].sort(([a], [b]) => Number(a === 'all') - Number(b === 'all'));
  const table = all.map(([kind, row]) => {
    const { photos, dishes, exact, asked, prices, milder, extra, ms, cpuMs, recogniserCpuMs } = row;
    const share = (count: number) => `${((100 * count) / dishes).toFixed(1)}%`;
    const times = [ms, recogniserCpuMs, cpuMs - recogniserCpuMs];
    const cells = [kind.padEnd(12), photos, dishes, `${exact} ${share(exact)}`, asked];
    cells.push(`${prices} ${share(prices)}`, milder, extra);
    return [...cells, ...times.map((sum) => Math.round(sum / photos))].join('\t');
  });
  const names = ['photos', 'dishes', 'exact', 'asked', 'prices', 'milder', 'extra'];
  const times = ['ms', 'CPU ms of the recogniser', 'CPU ms of the rest'];
  const head = ['kind'.padEnd(12), ...names, ...times];
  process.stdout.write(`${[head.join('\t'), ...table].join('\n')}\n`);
}
