import * as v from 'valibot';
import { createDishDescriber, createNameCorrector } from '@kioot/menu-reader';
import { getLexicon } from '@kioot/engine/lexicon';
import { readSet, type SetName } from './labeled-sets';
import { toRightShare, toWrongShare, type Share } from './shares';
import { createRandom } from '../random';
import { simulateOcrErrors } from './simulate-ocr-errors';
import { getUnsafeVerdicts } from './unsafe-verdicts';

/** Damaged copies of each name. */
const ROUNDS = 5;
/** Confidence of recognizers for right and wrong readings: from, to. */
const CONFIDENCE = { right: [80, 96], wrong: [50, 90] } as const;
const SEEDS: Readonly<Record<SetName, number>> = { tune: 1, report: 2 };

const namesSchema = v.object({ names: v.array(v.string()) });

/** Half of a name, by a hash of its letters, so that a new name moves no other. */
const isInHalf = (name: string, set: SetName): boolean =>
  [...name].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 65_521, 7) % 2 ===
  (set === 'report' ? 1 : 0);

const removeBlanks = (text: string): string => text.replaceAll(' ', '');
const isSame = (a: string, b: string): boolean => removeBlanks(a) === removeBlanks(b);

type Pair = readonly [name: string, read: string, confidence: number];

/** Shares of names that come out right when a recognizer misreads them, for one half of them. */
export function measureMisreadNames(set: SetName): Share[] {
  const lexicon = getLexicon();
  const describeDish = createDishDescriber(lexicon);
  const correctName = createNameCorrector(lexicon, describeDish);
  const random = createRandom(SEEDS[set]);

  const toPair = (name: string, read: string): Pair => {
    const [from, to] = CONFIDENCE[isSame(name, read) ? 'right' : 'wrong'];
    return [name, read, Math.round(from + random() * (to - from))];
  };
  const correct = ([name, read, confidence]: Pair) => {
    const letters = Array.from(removeBlanks(read), () => confidence);
    const { ko, certain, others } = correctName(read, letters);
    const isRight = isSame(ko, name);
    const milder = isRight ? [] : getUnsafeVerdicts(describeDish(ko), describeDish(name));
    const marks = `${certain ? 'SURE ' : ''}${milder.length > 0 ? 'MILDER ' : ''}`;
    const line = `${marks}${name} <- ${read} (${confidence}) -> ${ko} [${others.join(' ')}] ${milder.slice(0, 5).join(', ')}`;
    return { name, read, ko, certain, isRight, isMilder: milder.length > 0, line };
  };
  type Answer = ReturnType<typeof correct>;
  const isReadRight = ({ name, read }: Answer) => isSame(name, read);
  const toLine = ({ line }: Answer) => line;
  const omitMistakes = (share: Share): Share => ({ ...share, mistakes: [] });

  const toShares = (what: string, pairs: readonly Pair[]): Share[] => {
    const answers = pairs.map(correct);
    return [
      omitMistakes(toRightShare(`${what}: read right`, answers, isReadRight, toLine)),
      toRightShare(`${what}: right after correction`, answers, ({ isRight }) => isRight, toLine),
      ...(
        [
          ['right, shown as uncertain', ({ isRight, certain }) => isRight && !certain],
          ['left as misread', ({ isRight, ko, read }) => !isRight && isSame(ko, read)],
          ['another dish', ({ isRight, ko, read }) => !isRight && !isSame(ko, read)],
          ['wrong, shown as certain', ({ isRight, certain }) => !isRight && certain],
          ['a milder verdict', ({ isMilder }) => isMilder],
        ] satisfies [string, (answer: Answer) => boolean][]
      ).map(([outcome, isSo]) =>
        omitMistakes(toWrongShare(`${what}: ${outcome}`, answers, isSo, toLine)),
      ),
      toWrongShare(
        `${what}: a milder verdict, shown as certain`,
        answers,
        ({ isMilder, certain }) => isMilder && certain,
        toLine,
        0,
      ),
    ];
  };

  const written = readSet('menu-names.json', namesSchema).names;
  const names = [...new Set([...written, ...Object.keys(lexicon.tables.official)])].filter((name) =>
    isInHalf(name, set),
  );
  const undamaged = names.map((name) => toPair(name, name));
  const damaged = Array.from({ length: ROUNDS }, () => names)
    .flat()
    .map((name) => toPair(name, simulateOcrErrors(name, random)));
  const misread = damaged.filter(([name, read]) => !isSame(name, read));
  return [
    ...toShares('undamaged names', undamaged),
    ...toShares('damaged names', damaged),
    ...toShares('misread names', misread),
  ];
}
