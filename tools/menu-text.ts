import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createNameCorrector, createDishDescriber, createMenuReader } from '@kioot/menu-reader';
import { getLexicon } from '@kioot/engine/lexicon';
import { createRandom, simulateOcrErrors } from './menu-text/simulate-ocr-errors';
import { getUnsafeVerdicts } from './menu-text/unsafe-verdicts';

/*
 * Share of misread names that are corrected, and the time for a pasted menu:
 * npm run -s tool -- menu-text [--report] [--show] [--rounds N]
 * Without --report it uses the half of the names that rules may be fitted to; --show prints
 * mistakes; N: number of corrupted copies of each name (5).
 */
const { values } = parseArgs({
  options: { report: { type: 'boolean' }, show: { type: 'boolean' }, rounds: { type: 'string' } },
});

const ROUNDS = Number(values.rounds ?? 5);
/** Confidence of recognizers for right and wrong readings: from, to. */
const CONFIDENCE = { right: [80, 96], wrong: [50, 90] } as const;

const NAMES_FILE = 'packages/engine/eval/menu-names.json';
const { names } = JSON.parse(readFileSync(NAMES_FILE, 'utf8')) as { names: string[] };
const lexicon = getLexicon();
const allNames = [...new Set([...names, ...Object.keys(lexicon.tables.official)])];
/** Chosen by a hash of the letters, so that a new name moves no other. */
const isInReportHalf = (name: string): boolean =>
  [...name].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 65_521, 7) % 2 === 1;
const namesInHalf = allNames.filter((name) => isInReportHalf(name) === Boolean(values.report));

const describeDish = createDishDescriber(lexicon);
const correctName = createNameCorrector(lexicon, describeDish);
const removeBlanks = (text: string): string => text.replaceAll(' ', '');

type Pair = readonly [name: string, read: string, confidence: number];

function measure(title: string, pairs: readonly Pair[]): void {
  const count = {
    exact: 0,
    exactUncertain: 0,
    readExact: 0,
    unchanged: 0,
    other: 0,
    otherCertain: 0,
    milder: 0,
    milderCertain: 0,
  };
  for (const [name, read, confidence] of pairs) {
    const { ko, certain, others } = correctName(
      read,
      Array.from(removeBlanks(read), () => confidence),
    );
    const isExact = removeBlanks(ko) === removeBlanks(name);
    if (removeBlanks(read) === removeBlanks(name)) count.readExact += 1;
    if (isExact) {
      count.exact += 1;
      if (!certain) count.exactUncertain += 1;
      continue;
    }
    if (removeBlanks(ko) === removeBlanks(read)) count.unchanged += 1;
    else count.other += 1;
    const milder = getUnsafeVerdicts(describeDish(ko), describeDish(name));
    if (certain) count.otherCertain += 1;
    if (milder.length > 0) count.milder += 1;
    if (milder.length > 0 && certain) count.milderCertain += 1;
    if (values.show)
      console.log(
        `${certain ? 'SURE ' : '     '}${milder.length > 0 ? 'MILDER ' : ''}${name} <- ${read} (${confidence}) -> ${ko} [${others.join(' ')}] ${milder.slice(0, 5).join(', ')}`,
      );
  }
  const share = (part: number) => `${((100 * part) / pairs.length).toFixed(1)} %`;
  console.log(`\n${title}: ${pairs.length} names`);
  console.log(`  exactly as read                   ${share(count.readExact)}`);
  console.log(
    `  exactly right after correction    ${share(count.exact)} (${share(count.exactUncertain)} shown as uncertain)`,
  );
  console.log(`  wrong, left as read               ${share(count.unchanged)}`);
  console.log(`  turned into another dish          ${share(count.other)}`);
  console.log(`  wrong and shown as certain        ${share(count.otherCertain)}`);
  console.log(
    `  wrong with a milder verdict       ${count.milder}, shown as certain ${count.milderCertain}`,
  );
}

const random = createRandom(values.report ? 2 : 1);
const repeatedNames = Array.from({ length: ROUNDS }, () => namesInHalf).flat();
const toPair = (name: string, read: string): Pair => {
  const [from, to] = CONFIDENCE[removeBlanks(name) === removeBlanks(read) ? 'right' : 'wrong'];
  return [name, read, Math.round(from + random() * (to - from))];
};
measure(
  'undamaged',
  namesInHalf.map((name) => toPair(name, name)),
);
const corrupted = repeatedNames.map((name) => toPair(name, simulateOcrErrors(name, random)));
measure('as a recognizer may read them', corrupted);
measure(
  'those that it read wrong',
  corrupted.filter(([name, read]) => removeBlanks(name) !== removeBlanks(read)),
);

/** Processor time, which other programs do not disturb. */
function toProcessorMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1000;
}

const PASTED_LINES = 500;
/** One line in ten has a typing error. */
const ERROR_EVERY = 10;
const pasted = Array.from({ length: PASTED_LINES }, (_, at) => {
  const name = allNames[at % allNames.length] ?? '';
  return `${at % ERROR_EVERY === 0 ? simulateOcrErrors(name, random) : name} ${5 + (at % 20)},000`;
}).join('\n');
const reader = createMenuReader(lexicon);
const readAll = () => reader.readText(pasted).forEach(({ ko }) => reader.getDish(ko));
console.log(`\n${PASTED_LINES} pasted lines with English, ms of processor time`);
console.log(`  first   ${toProcessorMs(readAll).toFixed(0)}`);
console.log(`  again   ${toProcessorMs(readAll).toFixed(0)}`);
console.log('suggestions while typing, ms: first, then each');
for (const typed of ['제육', 'ㅈㅇㅂㅇ', 'jeyuk']) {
  const first = toProcessorMs(() => reader.suggest(typed, 8));
  const next = toProcessorMs(() => reader.suggest(typed.slice(0, -1), 8));
  console.log(`  ${typed}   ${first.toFixed(0)}, ${next.toFixed(0)}`);
}
