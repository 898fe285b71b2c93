import * as v from 'valibot';
import { MEATS, splitMenu } from '@kioot/engine';
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
import { readDataFile } from '../../scripts/engine/data-file';
import { readSet } from './labeled-sets';
import { toRightShare, toWrongShare, type Share } from './shares';
import { shuffle } from './shuffle';

/** Seed of the menu lines; another one draws other lines. */
const SEED = 'names-1';
const MENU_LINES = 420;
/** Seed of the restaurants whose official Japanese name is kept back. */
const TITLE_SEED = 'names-2026 ja';
const KEPT_BACK_TITLES = 150;
/** Every so many-th row of the official list is held out of the tables when they are measured. */
const HOLD_OUT_INTERVAL = 5;

/** Names by hand; a language without any has an empty list. */
const names = v.array(v.pipe(v.string(), v.minLength(1)));
const foreignNames = v.entriesFromList(FOREIGN_LANGUAGES, names);
/** Dishes of `names-report.json`. */
const reportSchema = v.object({
  rows: v.array(
    v.strictObject({
      dish: v.pipe(v.string(), v.minLength(1)),
      kind: v.picklist(['ordinary', 'compound', 'loan', 'rare']),
      ...foreignNames,
    }),
  ),
});
/** Lines of menus and restaurants of the merged lists, of `names-report-2.json`. */
const newLinesSchema = v.object({
  dishes: v.array(
    v.strictObject({
      ...{ dish: v.string(), half: v.picklist(['tuned', 'kept-back']), en: names },
      ...foreignNames,
    }),
  ),
  titles: v.array(v.strictObject({ title: v.string(), en: names, ...foreignNames })),
});
/** Menu lines of the register with its own names, of `names-register.json`. */
const registerSchema = v.object({
  rows: v.array(v.strictObject({ dish: v.string(), ja: v.string(), zhHans: v.string() })),
});

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
  type Mention = (typeof mentions)[number];
  const isInOurs = (mention: Mention) => mention.isInOurs;
  const toLine = ({ line }: Mention) => line;
  const shown = mentions.filter(({ isInReference }) => isInReference);
  const others = mentions.filter(({ isInReference }) => !isInReference);
  return [
    toRightShare(`${what}: animals of its name that are in ours`, shown, isInOurs, toLine, 0.85),
    toWrongShare(`${what}: animals that only ours has`, others, isInOurs, toLine, 0.05),
  ];
}

const SIGNS = /[\s・·\-'’‘&.,!:*"“”「」®]/gu;
const BRACKETS = /\([^)]*\)/gu;
/** Branch at the end of an official name: "ヨンヒ(延禧)店". */
const BRANCH = /[\s・]*\S*店$/u;

const normalize = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .replace(SIGNS, '');

/** True for a name that is the official one or contains it without its branch. */
function hasCore(name: string, official: string): boolean {
  const ours = normalize(name);
  const plain = official.normalize('NFKC');
  // With its bracket, as 延禧 of "ヨンヒ(延禧)店", and without.
  return [plain, plain.replace(BRACKETS, '')].some((form) => {
    const core = normalize(form.replace(BRANCH, ''));
    return normalize(form) === ours || (core.length > 1 && ours.includes(core));
  });
}

/** Names of restaurants against those by hand. */
const measureTitles = (language: ForeignLanguage): Share =>
  toRightShare(
    'restaurants of the merged lists named as by hand',
    readSet('names-report-2.json', newLinesSchema).titles.map(({ title, [language]: right }) => ({
      ...{ title, right, name: toForeignTitle(language, { title }) },
    })),
    ({ name, right }) => right.some((each) => normalize(each) === normalize(name)),
    ({ title, name, right }) => `${title}: ${name} (${right.join(' / ')})`,
  );

/** Names of restaurants against official Japanese ones, which are kept back. */
function measureOfficialTitles(): Share {
  const rows = readDataFile().flatMap(({ title, title_eng, title_ja: official }) =>
    official && !HANGUL.test(official) ? [{ title, english: title_eng, official }] : [],
  );
  return toRightShare(
    'restaurants that equal the official name or contain its core',
    shuffle(rows, ({ title }) => title, TITLE_SEED)
      .slice(0, KEPT_BACK_TITLES)
      .map(({ official, ...row }) => ({ ...row, official, name: toForeignTitle('ja', row) })),
    ({ name, official }) => hasCore(name, official),
    ({ title, name, official }) => `${title}: ${name} (${official})`,
    0.5,
  );
}

/** Menu lines of `data/synced/restaurants.json`, shuffled by the seed. */
function getMenuLines(): string[] {
  const lines = readDataFile()
    .flatMap(({ firstmenu, treatmenu }) => [firstmenu, treatmenu])
    .flatMap((text) => splitMenu(text).map(({ dish }) => dish));
  return shuffle([...new Set(lines)], String, SEED).slice(0, MENU_LINES);
}

const BRACKET_AT_END = /[ ]?[(（][^)）]*[)）]$/u;

/** Diets and animals in brackets aside, which the hand left out. */
function isRight(name: string, right: readonly string[]): boolean {
  const shorter = name.replace(BRACKET_AT_END, '');
  return [name, shorter, shorter.replace(BRACKET_AT_END, '')].some((each) => right.includes(each));
}

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
  const heldOutRows = Object.entries(official).filter(
    (_, at) => at % HOLD_OUT_INTERVAL === HOLD_OUT_INTERVAL - 1,
  );
  const heldOutDishes = new Set(heldOutRows.map(([dish]) => dish));
  const namer = getNamerFor(language);
  const heldOutNamer = createNamerFor(language, (dish) => !heldOutDishes.has(dish));
  const toLabeled = (row: { dish: string } & Record<ForeignLanguage, string[]>): LabeledDish => ({
    ...namer.toDish(row.dish),
    right: row[language],
  });
  const report = readSet('names-report.json', reportSchema).rows.map(toLabeled);
  const keptBack = readSet('names-report-2.json', newLinesSchema)
    .dishes.filter(({ half }) => half === 'kept-back')
    .map(toLabeled);
  const lines = getMenuLines().map((line) => namer.toDish(line));
  const toPair = (dish: string, referenceName: string): NamePair => ({
    ...{ dish, referenceName, ourName: heldOutNamer(dish).name },
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
      keptBack,
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
          readSet('names-register.json', registerSchema).rows.map((row) =>
            toPair(row.dish, row[language]),
          ),
          grammar.animals,
        )),
    measureTitles(language),
    ...(language === 'ja' ? [measureOfficialTitles()] : []),
  ];
}

/** Shares of the names in all languages. */
export const measureForeignNames = (): Share[] =>
  FOREIGN_LANGUAGES.flatMap((language) =>
    measureLanguage(language).map((share) => ({ ...share, what: `${language}: ${share.what}` })),
  );
