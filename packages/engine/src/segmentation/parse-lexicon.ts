import { memoize } from '../text/memoize';
import { ALLERGENS } from './allergens';
import { CLAIM_CODES } from './claims';
import { MEATS } from './meats';
import {
  ENTRY_KINDS,
  HIDDEN_CERTAINTIES,
  LexiconError,
  NEUTRAL_SCOPES,
  ORIGINS,
  ROLES,
  SPICES,
  TERM_POSITIONS,
  type Contribution,
  type OverriddenBy,
  type HiddenContribution,
  type Lexicon,
  type LexiconEntry,
  type NameTables,
  type Substance,
  type RawTermNames,
} from './lexicon';
import { NAME_KINDS, toTermNames } from './term-names';

export { LexiconError } from './lexicon';

/** Line of a lexicon file, as written; docs/engine.md has the notation. */
export interface RawEntry {
  /** Terms without an English name of their own. */
  terms?: string;
  has?: string;
  hidden?: string;
  kind?: string;
  place?: string;
  claim?: string;
  tail?: boolean;
  /** Terms with an English name. */
  en?: RawTermNames;
}

export interface RawSubstance {
  name: string;
  origin: string;
  meat?: string;
  alcohol?: boolean;
  centre?: boolean;
  listed?: boolean;
  allergens?: string;
}

/** Files of `packages/engine/lexicon`, as written. */
export interface RawLexicon {
  substances: readonly RawSubstance[];
  hidden: Lexicon['hidden'];
  /**
   * In order of precedence: when two files have the same term, the earlier counts. Phones load no
   * file that is `serverOnly`.
   */
  files: ReadonlyArray<{ kind: string; entries: readonly RawEntry[]; serverOnly?: boolean }>;
  halalKitchens: Lexicon['halalKitchens'];
  titles: readonly RawEntry[];
  spice: ReadonlyArray<{ level: string; words: string; calms?: boolean }>;
  families: ReadonlyArray<{
    words: string;
    may: string;
    others?: string;
    spice?: string;
    isPlain?: boolean;
    isSweet?: boolean;
  }>;
  neutral: ReadonlyArray<{ scope: string; what: string; words: string }>;
  tables: NameTables;
}

const OTHER_ALLERGEN_LEVELS = ['absent', 'unlikely'] as const;
const OVERRIDE_FLAGS: ReadonlyMap<string | undefined, OverriddenBy> = new Map([
  [undefined, 'nothing'],
  ['unless-land', 'land'],
  ['unless-meat', 'meat'],
  ['unless-named', 'named'],
]);
function parseOneOf<Word extends string>(words: readonly Word[], word: string, line: string): Word {
  const known = words.find((candidate) => candidate === word);
  if (known === undefined) throw new LexiconError(`${line}: what is ${word}?`);
  return known;
}

const parseOptional = <Word extends string>(
  words: readonly Word[],
  word: string | undefined,
  line: string,
): Word | undefined => (word === undefined ? undefined : parseOneOf(words, word, line));

const EMPTY_LIST: readonly string[] = [];
const splitList = (text: string | undefined): readonly string[] =>
  text ? text.split(', ') : EMPTY_LIST;

/** Parsers with the declared names; repeated texts are parsed once. */
function createContributionParsers(substances: readonly Substance[], hidden: Lexicon['hidden']) {
  const substancesByName = new Map(substances.map((substance) => [substance.name, substance]));
  const getSubstance = (name: string, line: string): Substance => {
    const substance = substancesByName.get(name);
    if (!substance) throw new LexiconError(`${line}: no substance ${name}`);
    return substance;
  };
  const hiddenSubstances = new Map(
    hidden.map(({ code, substances: names }) => [
      code,
      names.map((name) => getSubstance(name, code)),
    ]),
  );

  /**
   * Parses "pork minor maybe unless-named": a substance (blanks as hyphens), then the differences
   * from a certain main ingredient.
   */
  const parseContribution = memoize((text): Contribution => {
    const [first = '', ...flags] = text.split(' ');
    const substance = getSubstance(first.replaceAll('-', ' '), text);
    const role = ROLES.find((candidate) => flags.includes(candidate));
    const overrideFlag = flags.find((flag) => OVERRIDE_FLAGS.has(flag));
    const isMaybe = flags.includes('maybe');
    const parsedFlags = [role, overrideFlag, isMaybe ? 'maybe' : undefined].filter(Boolean);
    if (parsedFlags.length !== flags.length) throw new LexiconError(`${text}: not understood`);
    return {
      substance,
      role: role ?? 'main',
      certainty: isMaybe ? 'maybe' : 'yes',
      overriddenBy: OVERRIDE_FLAGS.get(overrideFlag) ?? 'nothing',
    };
  });

  /** Parses "anchovy-stock often", "ham sometimes unless-named". */
  const parseHidden = memoize((text): HiddenContribution => {
    const [code = '', certaintyText = '', overrideFlag] = text.split(' ');
    const contained = hiddenSubstances.get(code);
    if (!contained) throw new LexiconError(`${text}: no hidden ingredient ${code}`);
    const certainty = parseOneOf(HIDDEN_CERTAINTIES, certaintyText, text);
    const overriddenBy = OVERRIDE_FLAGS.get(overrideFlag);
    if (overriddenBy === undefined) throw new LexiconError(`${text}: not understood`);
    return { code, substances: contained, certainty, overriddenBy };
  });
  return { parseContribution, parseHidden };
}
type ContributionParsers = ReturnType<typeof createContributionParsers>;

/**
 * Parses "fish mackerel", "shrimp? crab?". A substance of the same name as an allergen needs no
 * list.
 */
function toSubstanceAllergens({ name, allergens }: RawSubstance): Substance['allergens'] {
  const own = ALLERGENS.find((code) => code === name.replaceAll(' ', '-'));
  if (allergens === undefined) return own ? [{ code: own, certainty: 'yes' }] : [];
  return allergens.split(' ').map((word) => ({
    code: parseOneOf(ALLERGENS, word.replace('?', ''), name),
    certainty: word.endsWith('?') ? 'maybe' : 'yes',
  }));
}

function toSubstance(raw: RawSubstance): Substance {
  const { name, origin, meat, alcohol, centre, listed } = raw;
  return {
    name,
    origin: parseOneOf(ORIGINS, origin, name),
    meat: parseOptional(MEATS, meat, name),
    alcohol,
    definesDish: centre ?? true,
    isListed: listed ?? true,
    allergens: toSubstanceAllergens(raw),
  };
}

function getTerms({ terms, en = {} }: RawEntry): string[] {
  const unnamed = terms?.split(' ') ?? [];
  const named = Object.keys(en).flatMap((kind) =>
    toTermNames(en, parseOneOf(NAME_KINDS, kind, unnamed[0] ?? '')),
  );
  return [...unnamed, ...named.map(({ term }) => term)];
}

function toEntry(
  entry: RawEntry,
  kind: string,
  { parseContribution, parseHidden }: ContributionParsers,
): LexiconEntry {
  const terms = getTerms(entry);
  const line = entry.terms ?? terms[0] ?? '';
  return {
    terms,
    en: entry.en,
    kind: parseOneOf(ENTRY_KINDS, entry.kind ?? kind, line),
    has: splitList(entry.has).map(parseContribution),
    hidden: splitList(entry.hidden).map(parseHidden),
    position: parseOneOf(TERM_POSITIONS, entry.place ?? 'any', line),
    claim: parseOptional(CLAIM_CODES, entry.claim, line),
    isSuffix: entry.tail ?? false,
  };
}

/**
 * Parses and validates the files of `packages/engine/lexicon`. Plain code instead of a schema,
 * because it runs at every cold start: a few milliseconds instead of seventy.
 *
 * @throws {LexiconError} for an unknown word, substance or code
 * @example
 * parseLexicon(RAW_LEXICON).substances.length === RAW_LEXICON.substances.length; // => true
 */
export function parseLexicon(raw: RawLexicon): Lexicon {
  const substances = raw.substances.map(toSubstance);
  const parsers = createContributionParsers(substances, raw.hidden);
  return {
    substances,
    hidden: raw.hidden,
    entries: raw.files.flatMap(({ kind, entries }) =>
      entries.map((entry) => toEntry(entry, kind, parsers)),
    ),
    halalKitchens: raw.halalKitchens,
    titles: raw.titles.map((title) => toEntry(title, 'dish', parsers)),
    spice: raw.spice.map(({ level, words, calms }) => ({
      level: parseOneOf(SPICES, level, words),
      words: words.split(' '),
      lowersOthers: calms ?? false,
    })),
    families: raw.families.map(({ words, may, others, spice, isPlain, isSweet }) => ({
      words: words.split(' '),
      possibleAllergens:
        may === '' ? [] : may.split(' ').map((code) => parseOneOf(ALLERGENS, code, words)),
      others: parseOptional(OTHER_ALLERGEN_LEVELS, others, words),
      spice: parseOptional(['none'], spice, words),
      isPlain,
      isSweet,
    })),
    neutral: raw.neutral.map(({ scope, what, words }) => ({
      scope: parseOneOf(NEUTRAL_SCOPES, scope, what),
      what,
      words: words.split(' '),
    })),
    tables: raw.tables,
  };
}
