import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { Recognize } from '@kioot/menu-reader/photo';
import { createMenuReader, MenuReaderError } from '@kioot/menu-reader';
import { getLexicon } from '@kioot/engine/lexicon';
import { CommandError, EXIT } from '../../scripts/engine/command-io';
import { readMenuFile } from '../../scripts/menu/read-file';
import { startRecognizer } from '../../scripts/menu/recognizer';
import { toMarkdownTable } from '../markdown-table';
import { dishesSchema } from './menus';
import { SET_DIR } from './render';
import { scoreDishes, type Score } from './score';

interface Row extends Score {
  photos: number;
  ms: number;
  /** CPU time in milliseconds, recognizer included. */
  cpuMs: number;
  recognizerCpuMs: number;
}

/** CPU time of this process and its worker threads in milliseconds. */
function getCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * `report [--wrong] [NAME...]`: accuracy of reading photos whose names start so, by kind; `report-`
 * by default.
 */
export async function report(args: readonly string[]): Promise<number> {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const prefixes = names.length > 0 ? names : ['report-'];
  const files = await readdir(SET_DIR).catch((cause: unknown) => {
    throw new CommandError(
      EXIT.unreadable,
      'no photos yet: npm run -s tool -- menu-photos render',
      { cause },
    );
  });
  const photos = files
    .filter((file) => file.endsWith('.jpg') && prefixes.some((name) => file.startsWith(name)))
    .sort();
  const reader = createMenuReader(getLexicon());
  const recognizer = await startRecognizer();
  const rows = new Map<string, Row>();
  try {
    for (const photo of photos) {
      const file = path.join(SET_DIR, photo);
      const truth = v.parse(
        dishesSchema,
        JSON.parse(await readFile(file.replace('.jpg', '.json'), 'utf8')),
      );
      const start = performance.now();
      const startCpuMs = getCpuMs();
      let recognizerCpuMs = 0;
      const recognize: Recognize = async (picture) => {
        const begunCpuMs = getCpuMs();
        const lines = await recognizer.recognize(picture);
        recognizerCpuMs += getCpuMs() - begunCpuMs;
        return lines;
      };
      const read = await readMenuFile(file, {
        reader,
        getRecognizer: () => Promise.resolve({ ...recognizer, recognize }),
      }).catch((error: unknown) => {
        if (error instanceof MenuReaderError) return [];
        throw error;
      });
      const ms = performance.now() - start;
      const cpuMs = getCpuMs() - startCpuMs;
      const { wrong, ...score } = scoreDishes(truth, read, reader.getDish);
      const kind = photo.split('-')[1] ?? '';
      for (const key of [kind, 'all'])
        addToRow(rows, key, { ...score, photos: 1, ms, cpuMs, recognizerCpuMs });
      if (args.includes('--wrong')) {
        process.stdout.write(`${photo} ${score.exact}/${score.dishes} ${Math.round(ms)} ms\n`);
        for (const line of wrong) process.stdout.write(`  ${line}\n`);
      }
    }
  } finally {
    await recognizer.close();
  }
  printTable(rows);
  return EXIT.ok;
}

function addToRow(rows: Map<string, Row>, key: string, row: Row): void {
  const sum = rows.get(key);
  if (!sum) rows.set(key, { ...row });
  else for (const name of Object.keys(row) as (keyof Row)[]) sum[name] += row[name];
}

function printTable(rows: ReadonlyMap<string, Row>): void {
  const all = [...rows].sort(([a], [b]) => Number(a === 'all') - Number(b === 'all'));
  const table = all.map(([kind, row]) => {
    const { photos, dishes, exact, uncertain, prices, milder, extra, ms, cpuMs, recognizerCpuMs } =
      row;
    const withShare = (count: number) => `${count} ${((100 * count) / dishes).toFixed(1)}%`;
    const times = [ms, recognizerCpuMs, cpuMs - recognizerCpuMs];
    return [
      ...[kind, photos, dishes, withShare(exact), uncertain, withShare(prices), milder, extra],
      ...times.map((sum) => Math.round(sum / photos)),
    ].map(String);
  });
  const counts = ['Kind', 'Photos', 'Dishes', 'Exact', 'Asked', 'Prices right', 'Milder', 'Extra'];
  const head = [...counts, 'ms', 'CPU ms: recognizer', 'CPU ms: rest'];
  process.stdout.write(`${toMarkdownTable([head, ...table])}\n`);
}
