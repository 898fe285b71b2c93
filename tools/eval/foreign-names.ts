import { MEATS } from '@kioot/engine';
import {
  FOREIGN_LANGUAGES,
  toAllTermNames,
  getLexicon,
  createNamerFor,
  LANGUAGE_TABLES,
  getNamerFor,
  toForeignTitle,
  type ForeignLanguage,
} from '@kioot/engine/lexicon';
import type { AnimalNames } from '@kioot/engine/names';
import {
  getJapaneseTitles,
  getMenuLines,
  getNewLines,
  getRegister,
  getReport,
  isHeldOut,
} from './name-sets';
import { toRightShare, toWrongShare, type Share } from './shares';

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
): Share[] {
  const mentions = pairs.flatMap((pair) =>
    MEATS.map((meat) => ({
      line: `${meat}: ${pair.dish}: ${pair.ourName} (${pair.referenceName})`,
      isInReference: patterns[meat].test(pair.referenceName),
      isInOurs: patterns[meat].test(pair.ourName),
    })),
  );
  const isInOurs = (mention: (typeof mentions)[number]) => mention.isInOurs;
  const toLine = ({ line }: (typeof mentions)[number]) => line;
  return [
    toRightShare(
      `${what}: animals of its name that are in ours`,
      mentions.filter(({ isInReference }) => isInReference),
      isInOurs,
      toLine,
      0.85,
    ),
    toWrongShare(
      `${what}: animals that only ours has`,
      mentions.filter(({ isInReference }) => !isInReference),
      isInOurs,
      toLine,
      0.05,
    ),
  ];
}

const SIGNS = /[\s・·\-'’‘&.,!:*"“”「」®]/gu;
const BRACKETS = /\([^)]*\)/gu;
/** Branch at the end of an official name: "ヨンヒ(延禧)店". */
const BRANCH = /[\s・]*\S*店$/u;

const normalize = (name: string): string => {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '');
  return plain.normalize('NFC').replace(SIGNS, '');
};

/** Official name with its bracket, as 延禧 of "ヨンヒ(延禧)店", and without. */
const toForms = (official: string): string[] => {
  const plain = official.normalize('NFKC');
  return [plain, plain.replace(BRACKETS, '')];
};

/** True for a name that is the official one or contains it without its branch. */
function hasCore(name: string, official: string): boolean {
  const ours = normalize(name);
  return toForms(official).some((form) => {
    const core = normalize(form.replace(BRANCH, ''));
    return normalize(form) === ours || (core.length > 1 && ours.includes(core));
  });
}

/** Names of restaurants against official Japanese ones, which are kept back, and those by hand. */
function measureTitles(language: ForeignLanguage): Share[] {
  const byHand = toRightShare(
    'restaurants of the merged lists named as by hand',
    getNewLines().titles.map(({ title, [language]: right }) => ({
      title,
      right,
      name: toForeignTitle(language, { title }),
    })),
    ({ name, right }) => right.some((each) => normalize(each) === normalize(name)),
    ({ title, name, right }) => `${title}: ${name} (${right.join(' / ')})`,
  );
  return language === 'ja' ? [byHand, measureOfficialTitles()] : [byHand];
}

const measureOfficialTitles = (): Share =>
  toRightShare(
    'restaurants that equal the official name or contain its core',
    getJapaneseTitles().map(({ title, english, official }) => ({
      ...{ title, official, name: toForeignTitle('ja', { title, english }) },
    })),
    ({ name, official }) => hasCore(name, official),
    ({ title, name, official }) => `${title}: ${name} (${official})`,
    0.5,
  );

const BRACKET_AT_END = /[ ]?[(（][^)）]*[)）]$/u;

/** Diets and animals in brackets aside, which the hand left out. */
const isRight = (name: string, right: readonly string[]): boolean =>
  right.includes(name) ||
  right.includes(name.replace(BRACKET_AT_END, '')) ||
  right.includes(name.replace(BRACKET_AT_END, '').replace(BRACKET_AT_END, ''));

interface NamedDish {
  ko: string;
  name: string;
  how: string;
}
const toLine = ({ ko, name }: NamedDish): string => `${ko}: ${name}`;
const isSpelt = ({ how }: NamedDish): boolean => how === 'spelt';

type LabeledDish = NamedDish & { right: string[] };
const toLabeledLine = (dish: LabeledDish): string => `${toLine(dish)} (${dish.right.join(' / ')})`;

/** All shares of the names in a language. */
function measureLanguage(language: ForeignLanguage): Share[] {
  const { words, official, grammar } = LANGUAGE_TABLES[language];
  const terms = new Set(
    getLexicon().entries.flatMap(({ en }) => toAllTermNames(en).map(({ term }) => term)),
  );
  const heldOutRows = Object.entries(official).filter((_, at) => isHeldOut(at));
  const heldOutDishes = new Set(heldOutRows.map(([dish]) => dish));
  const names = getNamerFor(language);
  const heldOutNamer = createNamerFor(language, (dish) => !heldOutDishes.has(dish));
  const toLabeled = (row: { dish: string } & Record<ForeignLanguage, string[]>): LabeledDish => ({
    ...names.toDish(row.dish),
    right: row[language],
  });
  const report = getReport().map(toLabeled);
  const keptBack = getNewLines().dishes.filter(({ half }) => half === 'kept-back');
  const lines = getMenuLines().map((line) => names.toDish(line));
  const toPair = (dish: string, referenceName: string): NamePair => ({
    dish,
    referenceName,
    ourName: heldOutNamer(dish).name,
  });
  return [
    toWrongShare(
      'terms of the lexicon without a name',
      [...terms],
      (term) => !(term in words) && !(term in official),
      String,
    ),
    toWrongShare('dishes with a word that is only spelt', report, isSpelt, toLine, 0.05),
    toRightShare(
      'dishes named exactly as by hand',
      report.filter(({ right }) => right.length > 0),
      ({ name, right }) => right.includes(name),
      toLabeledLine,
    ),
    toRightShare(
      'lines of the merged lists, kept back, named exactly as by hand',
      keptBack.map(toLabeled),
      ({ name, right }) => isRight(name, right),
      toLabeledLine,
    ),
    toWrongShare(
      'menu lines with Hangul left',
      lines,
      ({ name }) => HANGUL.test(name),
      toLine,
      0.03,
    ),
    toWrongShare('menu lines with a word that is only spelt', lines, isSpelt, toLine),
    ...measureAnimals(
      'official list, kept back',
      heldOutRows.map(([dish, referenceName]) => toPair(dish, referenceName)),
      grammar.animals,
    ),
    // The register has no names in traditional characters.
    ...(language === 'zhHant'
      ? []
      : measureAnimals(
          'register',
          getRegister().map((row) => toPair(row.dish, row[language])),
          grammar.animals,
        )),
    ...measureTitles(language),
  ];
}

/** Shares of the names in all languages. */
export const measureForeignNames = (): Share[] =>
  FOREIGN_LANGUAGES.flatMap((language) =>
    measureLanguage(language).map((share) => ({ ...share, what: `${language}: ${share.what}` })),
  );
