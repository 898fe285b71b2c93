import { MEATS } from '@kioot/engine';
import {
  toAllNames,
  getLexicon,
  createNamesIn,
  getLanguageNames,
  getNamesIn,
  type ForeignLanguage,
} from '@kioot/engine/lexicon';
import type { AnimalNames } from '@kioot/engine/names';
import { getMenuLines, getRegister, getReport, isHeldBack } from './sets';

/** One figure: how many of how many, the bar, and what falls short of it. */
export interface Figure {
  what: string;
  count: number;
  of: number;
  /** Absent where a figure is only told. */
  bar?: { atMost: number } | { atLeast: number };
  rows: readonly string[];
}

const HANGUL = /\p{Script=Hangul}/u;

interface Pair {
  dish: string;
  ours: string;
  theirs: string;
}

/** The animals that the others name and ours does, and those that only ours does. */
function measureAnimals(what: string, pairs: readonly Pair[], { named }: AnimalNames): Figure[] {
  let there = 0;
  let lacked = 0;
  const missing: string[] = [];
  const extra: string[] = [];
  for (const { dish, ours, theirs } of pairs) {
    for (const meat of MEATS) {
      const isTheirs = named[meat].test(theirs);
      const isOurs = named[meat].test(ours);
      if (isTheirs) there += 1;
      else lacked += 1;
      if (isTheirs !== isOurs)
        (isTheirs ? missing : extra).push(`${meat}: ${dish}: ${ours} (${theirs})`);
    }
  }
  return [
    {
      what: `${what}: animals of its name that are in ours`,
      count: there - missing.length,
      of: there,
      bar: { atLeast: 0.85 },
      rows: missing,
    },
    {
      what: `${what}: animals that only ours has`,
      count: extra.length,
      of: lacked,
      bar: { atMost: 0.05 },
      rows: extra,
    },
  ];
}

/** Everything that is measured of the names in a language. */
export function measureNames(language: ForeignLanguage): Figure[] {
  const { words, official, grammar } = getLanguageNames(language);
  const terms = new Set(
    getLexicon().entries.flatMap(({ en }) => toAllNames(en).map(({ term }) => term)),
  );
  const unnamed = [...terms].filter((term) => !(term in words) && !(term in official));
  const heldBack = Object.entries(official).filter((_, at) => isHeldBack(at));
  const kept = new Set(heldBack.map(([dish]) => dish));
  const names = getNamesIn(language);
  const withoutKept = createNamesIn(language, (dish) => !kept.has(dish));
  const report = getReport().map((row) => ({
    ...names.toDish(row.dish),
    right: row[language],
  }));
  const labelled = report.filter(({ right }) => right.length > 0);
  const exact = labelled.filter(({ name, right }) => right.includes(name));
  const spelt = report.filter(({ how }) => how === 'spelt');
  const lines = getMenuLines().map((line) => names.toDish(line));
  const withHangul = lines.filter(({ name }) => HANGUL.test(name));
  const speltLines = lines.filter(({ how }) => how === 'spelt');
  const toRow = ({ ko, name }: { ko: string; name: string }) => `${ko}: ${name}`;
  const register = getRegister().flatMap((row) =>
    language === 'zhHant' ? [] : [{ dish: row.dish, theirs: row[language] }],
  );
  const toPair = ({ dish, theirs }: Omit<Pair, 'ours'>): Pair => ({
    dish,
    theirs,
    ours: withoutKept.toDish(dish).name,
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
      count: spelt.length,
      of: report.length,
      bar: { atMost: 0.05 },
      rows: spelt.map(toRow),
    },
    {
      what: 'dishes named exactly as by hand',
      count: exact.length,
      of: labelled.length,
      rows: labelled
        .filter((row) => !exact.includes(row))
        .map((row) => `${toRow(row)} (${row.right.join(' / ')})`),
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
      count: speltLines.length,
      of: lines.length,
      rows: speltLines.map(toRow),
    },
    ...measureAnimals(
      'official list, kept back',
      heldBack.map(([dish, theirs]) => toPair({ dish, theirs })),
      grammar.animals,
    ),
    ...(register.length > 0
      ? measureAnimals('register', register.map(toPair), grammar.animals)
      : []),
  ];
}
