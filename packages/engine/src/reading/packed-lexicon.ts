import { fromFewBytes, toFewBytes } from '../text/few-bytes';
import { abbreviateName, expandName } from './abbreviate-names';
import type { TermName, WrittenNames } from './lexicon';
import { NAME_KINDS, NEXT, toNames } from './names';
import type { WrittenEntry, WrittenLexicon } from './parse-lexicon';
import { fromTableColumns, toTableColumns } from './table-columns';

const COLUMN = '\u0001';
const TABLE_COLUMN = '\u0003';
const ROW = '\n';
const TERM = ' ';
const FIELDS = ['has', 'hidden', 'kind', 'place', 'claim'] as const;

type Words = Readonly<Record<string, string>>;

const split = (text: string, by: string): string[] => (text === '' ? [] : text.split(by));

const toWords = (keys: readonly string[], values: readonly string[]): Words =>
  Object.fromEntries(keys.map((key, at) => [key, values[at] ?? '']));

/** All terms of the columns that hold terms, in one list. */
const toTerms = (columns: readonly string[]): string[] =>
  columns.flatMap((column) => split(column, ROW).flatMap((row) => split(row, TERM)));

/**
 * The lexicon as a phone loads it: column by column, Korean before English, so that like stands beside like and compresses
 * well, in few bytes, entries that say the same in one, and every Korean word once: official names that are terms of entries
 * are told by the places of those terms. English is abbreviated by what unpacking makes again (`abbreviate-names.ts`,
 * decision 0185). What is said of houses stays behind, their names, titles and halal kitchens: a phone reads menus, the
 * server judges places (decisions 0079, 0145).
 */
export function packLexicon(written: WrittenLexicon): Uint8Array<ArrayBuffer> {
  const { files, tables, substances, hidden, spice, families } = written;
  const entries = withAlikeInOne(
    files.flatMap((file) =>
      file.entries.map((entry) => ({ ...entry, kind: entry.kind ?? file.kind })),
    ),
  );
  const names = NAME_KINDS.map((kind) => entries.map(({ en }) => toNames(en, kind)));
  const termColumns = [
    entries.map(({ terms }) => terms ?? '').join(ROW),
    ...names.map((rows) => rows.map((row) => row.map(({ term }) => term).join(TERM)).join(ROW)),
  ];
  return toFewBytes(
    [
      Object.keys(tables.spellings).join(ROW),
      Object.values(tables.spellings).join(ROW),
      ...termColumns,
      toTableColumns({ substances, hidden, spice, families }).join(TABLE_COLUMN),
      ...FIELDS.map((field) => entries.map((entry) => entry[field] ?? '').join(ROW)),
      entries.map(({ tail }) => (tail ? '1' : '')).join(ROW),
      ...packOfficial(tables.official, toTerms(termColumns)),
      ...names.map((rows) => toAbbreviated(rows.flat()).join(ROW)),
    ].join(COLUMN),
  );
}

/** The English of names, each beside the one before. */
const toAbbreviated = (names: readonly TermName[]): string[] =>
  names.map(({ term, en }, at) => abbreviateName(term, en, names[at - 1]?.en ?? ''));

const inOrder = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const join = (by: string, ...texts: (string | undefined)[]): string =>
  texts.filter(Boolean).join(by);

/** Two entries that say the same as one, with the terms of both. */
function toBoth(one: WrittenEntry, other: WrittenEntry): WrittenEntry {
  const en: WrittenNames = Object.fromEntries(
    NAME_KINDS.map((kind) => [kind, join(NEXT, one.en?.[kind], other.en?.[kind])]).filter(
      ([, names]) => names !== '',
    ),
  );
  return { ...one, terms: join(TERM, one.terms, other.terms), en };
}

const byEnd = (a: string, b: string): number => inOrder(toBackwards(a), toBackwards(b));
const toBackwards = (text: string): string => [...(text.split(TERM)[0] ?? '')].reverse().join('');

/** Terms that end alike beside each other: more of them do than begin alike. */
function withTermsByEnd({ terms, en, ...meaning }: WrittenEntry): WrittenEntry {
  const names = Object.entries(en ?? {}).map(([kind, pairs]) => [
    kind,
    split(pairs, NEXT).sort(byEnd).join(NEXT),
  ]);
  const sorted = terms && split(terms, TERM).sort(byEnd).join(TERM);
  return { ...meaning, terms: sorted, en: Object.fromEntries(names) };
}

/** As the files come: of two meanings of a term that are as good the first counts. */
const KIND_ORDER = ['claim', 'dish', 'ingredient', 'form', 'word', 'name'];
/** Behind every other: a place of its own goes before anywhere. */
const ANYWHERE = '~';

/** One entry for all that say the same, and like beside like. */
function withAlikeInOne(entries: readonly WrittenEntry[]): WrittenEntry[] {
  const byMeaning = new Map<string, WrittenEntry>();
  for (const entry of entries) {
    const { kind = '', place = ANYWHERE, has, hidden, claim, tail } = entry;
    const meaning = [KIND_ORDER.indexOf(kind), place, has, hidden, claim, tail].join(COLUMN);
    const known = byMeaning.get(meaning);
    byMeaning.set(meaning, known ? toBoth(known, entry) : entry);
  }
  return [...byMeaning].sort(([a], [b]) => inOrder(a, b)).map(([, entry]) => withTermsByEnd(entry));
}

/** How far each official name that is a term is from the one before; the others as they are; the English of all. */
function packOfficial(official: Words, terms: readonly string[]): string[] {
  const placeOf = new Map<string, number>();
  terms.forEach((term, at) => {
    if (Object.hasOwn(official, term) && !placeOf.has(term)) placeOf.set(term, at);
  });
  const places = [...placeOf.values()];
  const gaps = places.map((place, at) => place - (places[at - 1] ?? 0));
  const others = Object.keys(official).filter((ko) => !placeOf.has(ko));
  const english = [...placeOf.keys(), ...others].map((ko) => official[ko] ?? '');
  return [gaps.join(TERM), others.join(ROW), english.join(ROW)];
}

/** The lexicon as written that `packLexicon` packed, with all entries in one file and nothing of houses. */
export function unpackLexicon(bytes: Uint8Array): WrittenLexicon {
  const columns = fromFewBytes(bytes).split(COLUMN);
  let at = 0;
  const next = (): string => columns[at++] ?? '';
  const nextWords = (): Words => toWords(split(next(), ROW), split(next(), ROW));

  const spellings = nextWords();
  const termColumns = [next(), ...NAME_KINDS.map(next)];
  const [terms = [], ...names] = termColumns.map((column) => column.split(ROW));
  const entries = terms.map((row): WrittenEntry => (row === '' ? {} : { terms: row }));
  const fill = (rows: readonly string[], set: (entry: WrittenEntry, row: string) => void) => {
    entries.forEach((entry, row) => {
      const text = rows[row] ?? '';
      if (text !== '') set(entry, text);
    });
  };
  // What `packLexicon` wrote is what it was given: the two are one file, and the lexicon is checked when it is parsed.
  const rest = fromTableColumns(next().split(TABLE_COLUMN)) as Pick<
    WrittenLexicon,
    'substances' | 'hidden' | 'spice' | 'families'
  >;
  for (const field of FIELDS) {
    fill(next().split(ROW), (entry, row) => {
      entry[field] = row;
    });
  }
  fill(next().split(ROW), (entry) => {
    entry.tail = true;
  });
  const official = unpackOfficial([next(), next(), next()], toTerms(termColumns));
  NAME_KINDS.forEach((kind, column) => {
    const english = next().split(ROW);
    let used = 0;
    let en = '';
    fill(names[column] ?? [], (entry, row) => {
      const pairs = row.split(TERM).map((ko) => {
        en = expandName(ko, english[used++] ?? '', en);
        return `${ko} ${en}`;
      });
      entry.en = { ...entry.en, [kind]: pairs.join('; ') };
    });
  });
  const tables = { official, spellings, titleWords: {}, titleParts: {} };
  const files = [{ kind: 'dish', entries }];
  return { ...rest, files, tables, titles: [], halalKitchens: [] };
}

function unpackOfficial([gaps = '', others = '', english = '']: string[], terms: string[]): Words {
  let place = 0;
  const known = split(gaps, TERM).map((gap) => terms[(place += Number(gap))] ?? '');
  return toWords([...known, ...split(others, ROW)], split(english, ROW));
}
