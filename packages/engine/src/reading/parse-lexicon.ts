import { ALLERGENS } from './allergens';
import { MEATS } from './meats';
import type {
  Contribution,
  GivesWayTo,
  HiddenContribution,
  Lexicon,
  LexiconEntry,
  NameTables,
  Substance,
  TitleEntry,
  WrittenNames,
} from './lexicon';
import { LexiconError } from './lexicon-error';
import { NAME_KINDS, toNamedTerms } from './names';

export { LexiconError } from './lexicon-error';

/** One line of a lexicon file, as written: see docs/engine.md for the notation. */
export interface WrittenEntry {
  /** Terms without an English name of their own. */
  terms?: string;
  has?: string;
  hidden?: string;
  kind?: string;
  place?: string;
  claim?: string;
  tail?: boolean;
  /** Terms with one. */
  en?: WrittenNames;
}

export interface WrittenSubstance {
  name: string;
  origin: string;
  meat?: string;
  alcohol?: boolean;
  centre?: boolean;
  listed?: boolean;
  allergens?: string;
}

/** The files of `packages/engine/lexicon`, as written. */
export interface WrittenLexicon {
  substances: readonly WrittenSubstance[];
  hidden: Lexicon['hidden'];
  /** In order of importance: where two hold the same term the earlier file counts. */
  files: ReadonlyArray<{ kind: string; entries: readonly WrittenEntry[] }>;
  halalKitchens: Lexicon['halalKitchens'];
  titles: ReadonlyArray<{ terms: string; has: string }>;
  spice: ReadonlyArray<{ level: string; words: string; calms?: boolean }>;
  families: ReadonlyArray<{
    words: string;
    may: string;
    others?: string;
    spice?: string;
    isSweet?: boolean;
  }>;
  tables: NameTables;
}

const KINDS = ['dish', 'ingredient', 'form', 'word', 'claim', 'name'] as const;
const PLACES = ['any', 'start', 'end', 'alone', 'whole'] as const;
const ROLES = ['main', 'minor', 'topping', 'broth', 'seasoning'] as const;
const ORIGINS = ['plant', 'meat', 'egg', 'dairy', 'honey', 'animal'] as const;
const OTHERS = ['absent', 'unlikely'] as const;
const FAMILY_SPICES = ['none'] as const;
const SPICES = ['none', 'mild', 'hot', 'very-hot', 'unknown'] as const;
const CERTAINTIES = ['often', 'sometimes'] as const;
const CLAIMS = [
  'vegan',
  'vegan-part',
  'vegan-option',
  'meatless',
  'mock-meat',
  'animal',
  'beside',
  'included',
  'shape',
  'without-next',
  'instead',
  'plant-stock',
  'on-request',
  'not-vegan',
  'lacto',
  'ovo',
  'pesco',
  'set-meal',
  'flavour',
  'sauce',
  'stock',
  'without',
  'plant-milk',
  'taste',
  'side',
  'halal',
  'not-halal',
  'negation',
] as const;
const GIVES_WAY: ReadonlyMap<string | undefined, GivesWayTo> = new Map([
  [undefined, 'nothing'],
  ['unless-land', 'land'],
  ['unless-meat', 'meat'],
  ['unless-named', 'named'],
]);
const KEYS: ReadonlySet<string> = new Set<keyof WrittenEntry>([
  'terms',
  'has',
  'hidden',
  'kind',
  'place',
  'claim',
  'tail',
  'en',
]);

function oneOf<Word extends string>(words: readonly Word[], word: string, line: string): Word {
  const known = words.find((candidate) => candidate === word);
  if (known === undefined) throw new LexiconError(`${line}: what is ${word}?`);
  return known;
}

const NOTHING: readonly string[] = [];
const toList = (text: string | undefined): readonly string[] => (text ? text.split(', ') : NOTHING);

/** What has been declared, and what has been read of it: the same few lines come again and again. */
class Reader {
  readonly #substances: ReadonlySet<string>;
  readonly #codes: ReadonlySet<string>;
  readonly #contributions = new Map<string, Contribution>();
  readonly #hidden = new Map<string, HiddenContribution>();

  constructor(substances: readonly Substance[], hidden: Lexicon['hidden']) {
    this.#substances = new Set(substances.map(({ name }) => name));
    this.#codes = new Set(hidden.map(({ code }) => code));
    for (const { code, substances: parts } of hidden) {
      for (const part of parts) this.#checkSubstance(part, code);
    }
  }

  #checkSubstance(name: string, line: string): void {
    if (!this.#substances.has(name)) throw new LexiconError(`${line}: no substance ${name}`);
  }

  /** "pork minor maybe unless-named": a substance (spaces as hyphens), then what differs from a certain main part. */
  contribution(text: string): Contribution {
    const known = this.#contributions.get(text);
    if (known) return known;
    const [first = '', ...flags] = text.split(' ');
    const substance = first.replaceAll('-', ' ');
    this.#checkSubstance(substance, text);
    const role = ROLES.find((candidate) => flags.includes(candidate));
    const way = flags.find((flag) => GIVES_WAY.has(flag));
    const isMaybe = flags.includes('maybe');
    const understood = [role, way, isMaybe ? 'maybe' : undefined].filter(Boolean);
    if (understood.length !== flags.length) throw new LexiconError(`${text}: not understood`);
    const contribution: Contribution = {
      substance,
      role: role ?? 'main',
      certainty: isMaybe ? 'maybe' : 'yes',
      givesWayTo: GIVES_WAY.get(way) ?? 'nothing',
    };
    this.#contributions.set(text, contribution);
    return contribution;
  }

  /** "anchovy-stock often", "ham sometimes unless-named". */
  hidden(text: string): HiddenContribution {
    const known = this.#hidden.get(text);
    if (known) return known;
    const [code = '', often = '', way] = text.split(' ');
    if (!this.#codes.has(code)) throw new LexiconError(`${text}: no hidden ingredient ${code}`);
    const certainty = oneOf(CERTAINTIES, often, text);
    const givesWayTo = GIVES_WAY.get(way);
    if (givesWayTo === undefined) throw new LexiconError(`${text}: not understood`);
    const hidden = { code, certainty, givesWayTo };
    this.#hidden.set(text, hidden);
    return hidden;
  }
}

/** "fish mackerel", "shrimp? crab?": what a substance is to an allergy; one that is called as its code needs no word. */
function toAllergens({ name, allergens }: WrittenSubstance): Substance['allergens'] {
  const own = ALLERGENS.find((code) => code === name.replaceAll(' ', '-'));
  if (allergens === undefined) return own ? [{ code: own, certainty: 'yes' }] : [];
  return allergens.split(' ').map((word) => ({
    code: oneOf(ALLERGENS, word.replace('?', ''), name),
    certainty: word.endsWith('?') ? 'maybe' : 'yes',
  }));
}

function toSubstance(written: WrittenSubstance): Substance {
  const { name, origin, meat, alcohol, centre, listed } = written;
  return {
    name,
    origin: oneOf(ORIGINS, origin, name),
    meat: meat === undefined ? undefined : oneOf(MEATS, meat, name),
    alcohol,
    centre: centre ?? true,
    listed: listed ?? true,
    allergens: toAllergens(written),
  };
}

function toTerms({ terms, en }: WrittenEntry): string[] {
  const unnamed = terms === undefined ? [] : terms.split(' ');
  if (en === undefined) return unnamed;
  for (const kind in en) oneOf(NAME_KINDS, kind, unnamed[0] ?? '');
  return [...unnamed, ...toNamedTerms(en)];
}

function toEntry(entry: WrittenEntry, kind: string, reader: Reader): LexiconEntry {
  const terms = toTerms(entry);
  const line = entry.terms ?? terms[0] ?? '';
  for (const key in entry) {
    if (!KEYS.has(key)) throw new LexiconError(`${line}: what is ${key}?`);
  }
  return {
    terms,
    en: entry.en,
    kind: oneOf(KINDS, entry.kind ?? kind, line),
    has: toList(entry.has).map((text) => reader.contribution(text)),
    hidden: toList(entry.hidden).map((text) => reader.hidden(text)),
    place: oneOf(PLACES, entry.place ?? 'any', line),
    claim: entry.claim === undefined ? undefined : oneOf(CLAIMS, entry.claim, line),
    tail: entry.tail ?? false,
  };
}

/**
 * Reads and checks the files of `packages/engine/lexicon`. It runs at every cold start, so it is plain code instead of a schema:
 * a few milliseconds instead of seventy.
 *
 * @throws {LexiconError} for a word, substance or code that does not exist.
 */
export function parseLexicon(written: WrittenLexicon): Lexicon {
  const substances = written.substances.map(toSubstance);
  const reader = new Reader(substances, written.hidden);
  return {
    substances,
    hidden: written.hidden,
    entries: written.files.flatMap(({ kind, entries }) =>
      entries.map((entry) => toEntry(entry, kind, reader)),
    ),
    halalKitchens: written.halalKitchens,
    titles: written.titles.map(({ terms, has }): TitleEntry => ({
      terms: terms.split(' '),
      has: toList(has).map((text) => reader.contribution(text)),
    })),
    spice: written.spice.map(({ level, words, calms }) => ({
      level: oneOf(SPICES, level, words),
      words: words.split(' '),
      calms: calms ?? false,
    })),
    families: written.families.map(({ words, may, others, spice, isSweet }) => ({
      words: words.split(' '),
      may: may === '' ? [] : may.split(' ').map((code) => oneOf(ALLERGENS, code, words)),
      others: others === undefined ? undefined : oneOf(OTHERS, others, words),
      spice: spice === undefined ? undefined : oneOf(FAMILY_SPICES, spice, words),
      isSweet,
    })),
    tables: written.tables,
  };
}
