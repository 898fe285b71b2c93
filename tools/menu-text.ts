import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createCorrection, createDishReader, createMenuReader } from '@kioot/menu-reader';
import { getLexicon } from '@kioot/engine/lexicon';
import { createRandom, damage } from './menu-text/noise';
import { toMilder } from './menu-text/milder';

/*
 * How well names that were read badly are put right, and how long a pasted menu takes:
 * npm run -s tool -- menu-text [--report] [--show] [--rounds N]
 * Without --report the half of the names that rules may be fitted to; --show prints what went wrong; N: how often each name
 * is damaged (5).
 */
const { values } = parseArgs({
  options: { report: { type: 'boolean' }, show: { type: 'boolean' }, rounds: { type: 'string' } },
});

const ROUNDS = Number(values.rounds ?? 5);
/** How sure recognisers say they are of what they read right, and of what they did not: from, to. */
const SURENESS = { right: [80, 96], wrong: [50, 90] } as const;

const NAMES_FILE = 'packages/engine/eval/menu-names.json';
const { names } = JSON.parse(readFileSync(NAMES_FILE, 'utf8')) as { names: string[] };
const lexicon = getLexicon();
const all = [...new Set([...names, ...Object.keys(lexicon.tables.official)])];
/** The half is told by the letters, so that a new name moves no other. */
const isReported = (name: string): boolean =>
  [...name].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 65_521, 7) % 2 === 1;
const half = all.filter((name) => isReported(name) === Boolean(values.report));

const getDish = createDishReader(lexicon);
const correct = createCorrection(lexicon, getDish);
const squeeze = (text: string): string => text.replaceAll(' ', '');

type Pair = readonly [name: string, read: string, sureness: number];

function measure(title: string, pairs: readonly Pair[]): void {
  const count = {
    exact: 0,
    exactUncertain: 0,
    readExact: 0,
    kept: 0,
    other: 0,
    otherCertain: 0,
    milder: 0,
    milderCertain: 0,
  };
  for (const [name, read, sureness] of pairs) {
    const { ko, certain, others } = correct(
      read,
      Array.from(squeeze(read), () => sureness),
    );
    const isExact = squeeze(ko) === squeeze(name);
    if (squeeze(read) === squeeze(name)) count.readExact += 1;
    if (isExact) {
      count.exact += 1;
      if (!certain) count.exactUncertain += 1;
      continue;
    }
    if (squeeze(ko) === squeeze(read)) count.kept += 1;
    else count.other += 1;
    const milder = toMilder(getDish(ko), getDish(name));
    if (certain) count.otherCertain += 1;
    if (milder.length > 0) count.milder += 1;
    if (milder.length > 0 && certain) count.milderCertain += 1;
    if (values.show)
      console.log(
        `${certain ? 'SURE ' : '     '}${milder.length > 0 ? 'MILDER ' : ''}${name} <- ${read} (${sureness}) -> ${ko} [${others.join(' ')}] ${milder.slice(0, 5).join(', ')}`,
      );
  }
  const share = (part: number) => `${((100 * part) / pairs.length).toFixed(1)} %`;
  console.log(`\n${title}: ${pairs.length} names`);
  console.log(`  exactly as read                   ${share(count.readExact)}`);
  console.log(
    `  exactly right after correction    ${share(count.exact)} (${share(count.exactUncertain)} shown as uncertain)`,
  );
  console.log(`  wrong, left as read               ${share(count.kept)}`);
  console.log(`  turned into another dish          ${share(count.other)}`);
  console.log(`  wrong and shown as certain        ${share(count.otherCertain)}`);
  console.log(
    `  wrong with a milder verdict       ${count.milder}, shown as certain ${count.milderCertain}`,
  );
}

const random = createRandom(values.report ? 2 : 1);
const rounds = Array.from({ length: ROUNDS }, () => half).flat();
const toPair = (name: string, read: string): Pair => {
  const [from, to] = SURENESS[squeeze(name) === squeeze(read) ? 'right' : 'wrong'];
  return [name, read, Math.round(from + random() * (to - from))];
};
measure(
  'undamaged',
  half.map((name) => toPair(name, name)),
);
const damaged = rounds.map((name) => toPair(name, damage(name, random)));
measure('as a recogniser may read them', damaged);
measure(
  'those that it read wrong',
  damaged.filter(([name, read]) => squeeze(name) !== squeeze(read)),
);

/** The time that the processor spends on it, which other programs of the machine do not change. */
function toProcessorMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1000;
}

const PASTED_LINES = 500;
/** One line in ten has an error of its own. */
const ERROR_EVERY = 10;
const pasted = Array.from({ length: PASTED_LINES }, (_, at) => {
  const name = all[at % all.length] ?? '';
  return `${at % ERROR_EVERY === 0 ? damage(name, random) : name} ${5 + (at % 20)},000`;
}).join('\n');
const reader = createMenuReader(lexicon);
const readAll = () => reader.readText(pasted).forEach(({ ko }) => reader.getDish(ko));
console.log(`\n${PASTED_LINES} pasted lines with English, ms of processor time`);
console.log(`  first   ${toProcessorMs(readAll).toFixed(0)}`);
console.log(`  again   ${toProcessorMs(readAll).toFixed(0)}`);
console.log('what is offered while somebody types, ms: first, then each');
for (const typed of ['제육', 'ㅈㅇㅂㅇ', 'jeyuk']) {
  const first = toProcessorMs(() => reader.suggest(typed, 8));
  const next = toProcessorMs(() => reader.suggest(typed.slice(0, -1), 8));
  console.log(`  ${typed}   ${first.toFixed(0)}, ${next.toFixed(0)}`);
}
