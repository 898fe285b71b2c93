import { decodeWithCharset, encodeWithCharset } from '../text/charset-codec';
import { NameCodec } from './abbreviate-names';
import type { TermName, RawTermNames } from './lexicon';
import { NAME_KINDS, NAME_SEPARATOR, toTermNames } from './term-names';
import type { RawEntry, RawLexicon } from './parse-lexicon';
import { decodeItems, encodeItems } from './item-codes';
import { abbreviateEndings, expandEndings } from './shared-endings';

const COLUMN_SEPARATOR = '\u0001';
const ROW_SEPARATOR = '\n';
const TERM_SEPARATOR = ' ';
/** Between the gaps of packed words and the words that are no terms. */
const WORD_SEPARATOR = ',';
const ITEM_FIELDS = ['has', 'hidden'] as const;
const FIELDS = ['kind', 'place', 'claim'] as const;

type StringRecord = Readonly<Record<string, string>>;

const splitNonEmpty = (text: string, by: string): string[] => (text === '' ? [] : text.split(by));

const zipToRecord = (keys: readonly string[], values: readonly string[]): StringRecord =>
  Object.fromEntries(keys.map((key, at) => [key, values[at] ?? '']));

/** All terms of the columns of terms, in one list. */
const splitTerms = (columns: readonly string[]): string[] =>
  columns.flatMap((column) =>
    splitNonEmpty(column, ROW_SEPARATOR).flatMap((row) => splitNonEmpty(row, TERM_SEPARATOR)),
  );

/**
 * Lexicon as a phone loads it: columns instead of rows, Korean before English, equal entries
 * merged, so that it compresses well; every Korean word once, and official names and words of tables
 * by the positions of their terms. Contents are codes; terms and English are abbreviated by text that
 * unpacking restores (`item-codes.ts`, `shared-endings.ts`, `abbreviate-names.ts`, decision 0185).
 * Restaurant names, titles, halal kitchens and names for servers alone are left out: a phone reads
 * menus, the server classifies restaurants (decisions 0079, 0185).
 *
 * @example
 * unpackLexicon(packLexicon(RAW_LEXICON)).spice.length === RAW_LEXICON.spice.length; // => true
 */
export function packLexicon(raw: RawLexicon): Uint8Array<ArrayBuffer> {
  const { files, tables, substances, hidden, spice, families, neutral } = raw;
  const entries = mergeEqualEntries(
    files
      .filter(({ serverOnly }) => serverOnly !== true)
      .flatMap(({ entries: rows, kind }) =>
        rows.map((entry) => ({ ...entry, kind: entry.kind ?? kind })),
      ),
  );
  const names = NAME_KINDS.map((kind) => entries.map(({ en }) => toTermNames(en, kind)));
  const termColumns = [
    entries.map(({ terms }) => terms ?? '').join(ROW_SEPARATOR),
    ...names.map((rows) =>
      rows.map((row) => row.map(({ term }) => term).join(TERM_SEPARATOR)).join(ROW_SEPARATOR),
    ),
  ];
  const positions = new Map<string, number>();
  splitTerms(termColumns).forEach((term, at) => {
    if (!positions.has(term)) positions.set(term, at);
  });
  const wordTables = {
    spice: packWordsOf(spice, positions),
    families: packWordsOf(families, positions),
    neutral: packWordsOf(neutral, positions),
  };
  const codec = new NameCodec();
  return encodeWithCharset(
    [
      Object.keys(tables.spellings).join(ROW_SEPARATOR),
      Object.values(tables.spellings).join(ROW_SEPARATOR),
      ...termColumns.map(abbreviateEndings),
      JSON.stringify(toTableColumns({ substances, hidden, ...wordTables })),
      ...ITEM_FIELDS.map((field) => encodeItems(entries.map((entry) => entry[field] ?? ''))),
      ...FIELDS.map((field) => entries.map((entry) => entry[field] ?? '').join(ROW_SEPARATOR)),
      entries.map(({ tail }) => (tail ? '1' : '')).join(ROW_SEPARATOR),
      ...names.map((rows) => abbreviateNames(codec, rows.flat())),
      ...packOfficialNames(tables.official, positions, codec),
    ].join(COLUMN_SEPARATOR),
  );
}

type PackedTables = Pick<RawLexicon, 'substances' | 'hidden' | 'spice' | 'families' | 'neutral'>;
/** Values of each field of each table; null for a row without one. */
type PackedColumns = Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;

/** Tables as columns, which compress better than rows. */
const toTableColumns = (tables: PackedTables): PackedColumns =>
  Object.fromEntries(
    Object.entries(tables).map(([table, rows]) => {
      const cells = rows.map((row): Readonly<Record<string, unknown>> => ({ ...row }));
      const fields = [...new Set(cells.flatMap((row) => Object.keys(row)))];
      return [
        table,
        Object.fromEntries(fields.map((field) => [field, cells.map((row) => row[field] ?? null)])),
      ];
    }),
  );

/** Reads the rows of `toTableColumns`. */
function fromTableColumns(tables: PackedColumns): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(tables).map(([table, columns]) => {
      const rows: Record<string, unknown>[] = [];
      for (const [field, cells] of Object.entries(columns)) {
        cells.forEach((cell, at) => {
          const row = (rows[at] ??= {});
          if (cell !== null) row[field] = cell;
        });
      }
      return [table, rows];
    }),
  );
}

/** English of names, each abbreviated by those before. */
const abbreviateNames = (codec: NameCodec, names: readonly Omit<TermName, 'kind'>[]): string =>
  names
    .map(({ term, en }, at) => codec.abbreviate(term, en, names[at - 1]?.en ?? ''))
    .join(ROW_SEPARATOR);

const compareCodeUnits = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const joinNonEmpty = (by: string, ...texts: (string | undefined)[]): string =>
  texts.filter(Boolean).join(by);

/** One entry with the terms of two equal ones. */
function mergeEntries(one: RawEntry, other: RawEntry): RawEntry {
  const en: RawTermNames = Object.fromEntries(
    NAME_KINDS.map((kind) => [
      kind,
      joinNonEmpty(NAME_SEPARATOR, one.en?.[kind], other.en?.[kind]),
    ]).filter(([, names]) => names !== ''),
  );
  return { ...one, terms: joinNonEmpty(TERM_SEPARATOR, one.terms, other.terms), en };
}

const compareFromEnd = (a: string, b: string): number =>
  compareCodeUnits(reverseFirstTerm(a), reverseFirstTerm(b));
const reverseFirstTerm = (text: string): string =>
  [...(text.split(TERM_SEPARATOR)[0] ?? '')].reverse().join('');

/** Sorts terms by their endings, because more of them share an ending than a beginning. */
function sortTermsFromEnd({ terms, en, ...meaning }: RawEntry): RawEntry {
  const names = Object.entries(en ?? {}).map(([kind, pairs]) => [
    kind,
    splitNonEmpty(pairs, NAME_SEPARATOR).sort(compareFromEnd).join(NAME_SEPARATOR),
  ]);
  const sorted =
    terms && splitNonEmpty(terms, TERM_SEPARATOR).sort(compareFromEnd).join(TERM_SEPARATOR);
  return { ...meaning, terms: sorted, en: Object.fromEntries(names) };
}

/** Order of the files: of two equal meanings of a term the first counts. */
const KIND_ORDER = ['claim', 'dish', 'ingredient', 'form', 'word', 'name'];
/** Sorts after every other position, because a specific position takes precedence. */
const ANY_POSITION = '~';

/** Merges entries of equal meaning and sorts them, so that similar ones are adjacent. */
function mergeEqualEntries(entries: readonly RawEntry[]): RawEntry[] {
  const byMeaning = new Map<string, RawEntry>();
  for (const entry of entries) {
    const { kind = '', place = ANY_POSITION, has, hidden, claim, tail } = entry;
    const meaning = [KIND_ORDER.indexOf(kind), place, has, hidden, claim, tail].join(
      COLUMN_SEPARATOR,
    );
    const existing = byMeaning.get(meaning);
    byMeaning.set(meaning, existing ? mergeEntries(existing, entry) : entry);
  }
  return [...byMeaning]
    .sort(([a], [b]) => compareCodeUnits(a, b))
    .map(([, entry]) => sortTermsFromEnd(entry));
}

/**
 * Words: the terms of the lexicon among them as gaps between their positions, and the others as
 * text.
 */
function packWords(
  words: readonly string[],
  positions: ReadonlyMap<string, number>,
): { terms: string[]; gaps: string; others: string[] } {
  const toPosition = (word: string): number => positions.get(word) ?? 0;
  const terms = words
    .filter((word) => positions.has(word))
    .sort((a, b) => toPosition(a) - toPosition(b));
  const gaps = terms.map((term, at) => toPosition(term) - toPosition(terms[at - 1] ?? ''));
  const others = words.filter((word) => !positions.has(word));
  return { terms, gaps: gaps.join(TERM_SEPARATOR), others };
}

/** Tables with their words packed. */
const packWordsOf = <Row extends { words: string }>(
  rows: readonly Row[],
  positions: ReadonlyMap<string, number>,
): Row[] =>
  rows.map((row) => {
    const { gaps, others } = packWords(splitNonEmpty(row.words, TERM_SEPARATOR), positions);
    return { ...row, words: [gaps, ...others].join(WORD_SEPARATOR) };
  });

/** Official names: their Korean as packed words, the English of all. */
function packOfficialNames(
  official: StringRecord,
  positions: ReadonlyMap<string, number>,
  codec: NameCodec,
): string[] {
  const { terms, gaps, others } = packWords(Object.keys(official), positions);
  const names = [...terms, ...others].map((term) => ({ term, en: official[term] ?? '' }));
  return [gaps, others.join(ROW_SEPARATOR), abbreviateNames(codec, names)];
}

/**
 * Raw lexicon from the bytes of `packLexicon`, with all entries in one file and without restaurant
 * names.
 *
 * @example
 * unpackLexicon(packLexicon(RAW_LEXICON)).files.length; // => 1
 */
export function unpackLexicon(bytes: Uint8Array): RawLexicon {
  const columns = decodeWithCharset(bytes).split(COLUMN_SEPARATOR);
  let at = 0;
  const next = (): string => columns[at++] ?? '';
  const nextWords = (): StringRecord =>
    zipToRecord(splitNonEmpty(next(), ROW_SEPARATOR), splitNonEmpty(next(), ROW_SEPARATOR));

  const spellings = nextWords();
  const termColumns = [next(), ...NAME_KINDS.map(next)].map(expandEndings);
  const [terms = [], ...names] = termColumns;
  const entries = terms.map((row): RawEntry =>
    row.length === 0 ? {} : { terms: row.join(TERM_SEPARATOR) },
  );
  const fill = <Row extends string | readonly string[]>(
    rows: readonly Row[],
    set: (entry: RawEntry, row: Row) => void,
  ) => {
    entries.forEach((entry, at) => {
      const row = rows[at];
      if (row !== undefined && row.length > 0) set(entry, row);
    });
  };
  // The columns come from `packLexicon` in this file, and `parseLexicon` validates the result.
  const packed = fromTableColumns(JSON.parse(next()) as PackedColumns) as PackedTables;
  const setField =
    (field: (typeof ITEM_FIELDS | typeof FIELDS)[number]) => (entry: RawEntry, row: string) => {
      entry[field] = row;
    };
  for (const field of ITEM_FIELDS) fill(decodeItems(next()), setField(field));
  for (const field of FIELDS) fill(next().split(ROW_SEPARATOR), setField(field));
  fill(next().split(ROW_SEPARATOR), (entry) => {
    entry.tail = true;
  });
  const codec = new NameCodec();
  NAME_KINDS.forEach((kind, column) => {
    const english = next().split(ROW_SEPARATOR);
    let used = 0;
    let en = '';
    fill(names[column] ?? [], (entry, row) => {
      const pairs = row.map((ko) => {
        en = codec.expand(ko, english[used++] ?? '', en);
        return `${ko} ${en}`;
      });
      entry.en = { ...entry.en, [kind]: pairs.join('; ') };
    });
  });
  const allTerms = termColumns.flat(2);
  const wordTables = {
    spice: unpackWordsOf(packed.spice, allTerms),
    families: unpackWordsOf(packed.families, allTerms),
    neutral: unpackWordsOf(packed.neutral, allTerms),
  };
  const official = unpackOfficialNames([next(), next(), next()], allTerms, codec);
  const tables = { official, spellings, titleWords: {}, titleParts: {} };
  const files = [{ kind: 'dish', entries }];
  return { ...packed, ...wordTables, files, tables, titles: [], halalKitchens: [] };
}

/** Reads the gaps of `packWords`. */
function unpackGaps(gaps: string, terms: readonly string[]): string[] {
  let position = 0;
  return splitNonEmpty(gaps, TERM_SEPARATOR).map((gap) => terms[(position += Number(gap))] ?? '');
}

const unpackWordsOf = <Row extends { words: string }>(
  rows: readonly Row[],
  terms: readonly string[],
): Row[] =>
  rows.map((row) => {
    const [gaps = '', ...others] = row.words.split(WORD_SEPARATOR);
    return { ...row, words: [...unpackGaps(gaps, terms), ...others].join(TERM_SEPARATOR) };
  });

function unpackOfficialNames(
  [gaps = '', others = '', english = '']: string[],
  terms: readonly string[],
  codec: NameCodec,
): StringRecord {
  const names = [...unpackGaps(gaps, terms), ...splitNonEmpty(others, ROW_SEPARATOR)];
  let en = '';
  return zipToRecord(
    names,
    english.split(ROW_SEPARATOR).map((text, at) => (en = codec.expand(names[at] ?? '', text, en))),
  );
}
