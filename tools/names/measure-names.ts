import { MEATS } from '@kioot/engine';
import {
  toAllTermNames,
  getLexicon,
  createNamerFor,
  getLanguageTables,
  getNamerFor,
  type ForeignLanguage,
} from '@kioot/engine/lexicon';
import type { AnimalNames } from '@kioot/engine/names';
import type { Figure } from './figure';
import { isRight, measureTitles } from './measure-titles';
import { getMenuLines, getNewLines, getRegister, getReport, isHeldOut } from './name-sets';

const HANGUL = /\p{Script=Hangul}/u;

interface NamePair {
  dish: string;
  ourName: string;
  referenceName: string;
}

/**
 * Share of animals in the reference names that our names mention, and of those that only our names
 * mention.
 */
function measureAnimals(
  what: string,
  pairs: readonly NamePair[],
  { patterns }: AnimalNames,
): Figure[] {
  let mentionedCount = 0;
  let unmentionedCount = 0;
  const missing: string[] = [];
  const extra: string[] = [];
  for (const { dish, ourName, referenceName } of pairs) {
    for (const meat of MEATS) {
      const isInReference = patterns[meat].test(referenceName);
      const isInOurs = patterns[meat].test(ourName);
      if (isInReference) mentionedCount += 1;
      else unmentionedCount += 1;
      if (isInReference !== isInOurs)
        (isInReference ? missing : extra).push(`${meat}: ${dish}: ${ourName} (${referenceName})`);
    }
  }
  return [
    {
      what: `${what}: animals of its name that are in ours`,
      count: mentionedCount - missing.length,
      of: mentionedCount,
      bar: { atLeast: 0.85 },
      rows: missing,
    },
    {
      what: `${what}: animals that only ours has`,
      count: extra.length,
      of: unmentionedCount,
      bar: { atMost: 0.05 },
      rows: extra,
    },
  ];
}

/** All figures of the names in a language. */
export function measureNames(language: ForeignLanguage): Figure[] {
  const { words, official, grammar } = getLanguageTables(language);
  const terms = new Set(
    getLexicon().entries.flatMap(({ en }) => toAllTermNames(en).map(({ term }) => term)),
  );
  const unnamed = [...terms].filter((term) => !(term in words) && !(term in official));
  const heldOutRows = Object.entries(official).filter((_, at) => isHeldOut(at));
  const heldOutDishes = new Set(heldOutRows.map(([dish]) => dish));
  const names = getNamerFor(language);
  const heldOutNamer = createNamerFor(language, (dish) => !heldOutDishes.has(dish));
  const report = getReport().map((row) => ({
    ...names.toDish(row.dish),
    right: row[language],
  }));
  const labeledRows = report.filter(({ right }) => right.length > 0);
  const exact = labeledRows.filter(({ name, right }) => right.includes(name));
  const transcribed = report.filter(({ how }) => how === 'spelt');
  const newLines = getNewLines()
    .dishes.filter(({ half }) => half === 'kept-back')
    .map((row) => ({ ...names.toDish(row.dish), right: row[language] }));
  const newWrong = newLines.filter(({ name, right }) => !isRight(name, right));
  const lines = getMenuLines().map((line) => names.toDish(line));
  const withHangul = lines.filter(({ name }) => HANGUL.test(name));
  const transcribedLines = lines.filter(({ how }) => how === 'spelt');
  const toRow = ({ ko, name }: { ko: string; name: string }) => `${ko}: ${name}`;
  const register = getRegister().flatMap((row) =>
    language === 'zhHant' ? [] : [{ dish: row.dish, referenceName: row[language] }],
  );
  const toPair = ({ dish, referenceName }: Omit<NamePair, 'ourName'>): NamePair => ({
    dish,
    referenceName,
    ourName: heldOutNamer.toDish(dish).name,
  });
  return [
    {
      what: 'terms of the lexicon without a name',
      count: unnamed.length,
      of: terms.size,
      rows: unnamed,
    },
    {
      what: 'dishes with a word that is only spelt',
      count: transcribed.length,
      of: report.length,
      bar: { atMost: 0.05 },
      rows: transcribed.map(toRow),
    },
    {
      what: 'dishes named exactly as by hand',
      count: exact.length,
      of: labeledRows.length,
      rows: labeledRows
        .filter((row) => !exact.includes(row))
        .map((row) => `${toRow(row)} (${row.right.join(' / ')})`),
    },
    {
      what: 'lines of the merged lists, kept back, named exactly as by hand',
      count: newLines.length - newWrong.length,
      of: newLines.length,
      rows: newWrong.map((row) => `${toRow(row)} (${row.right.join(' / ')})`),
    },
    {
      what: 'menu lines with Hangul left',
      count: withHangul.length,
      of: lines.length,
      bar: { atMost: 0.03 },
      rows: withHangul.map(toRow),
    },
    {
      what: 'menu lines with a word that is only spelt',
      count: transcribedLines.length,
      of: lines.length,
      rows: transcribedLines.map(toRow),
    },
    ...measureAnimals(
      'official list, kept back',
      heldOutRows.map(([dish, referenceName]) => toPair({ dish, referenceName })),
      grammar.animals,
    ),
    ...(register.length > 0
      ? measureAnimals('register', register.map(toPair), grammar.animals)
      : []),
    ...measureTitles(language),
  ];
}
