import type { Allergen } from '@kioot/engine/needs';
import type { DishVerdict } from '@kioot/engine/verdicts';
import table from './question-items.json';

/** Thing that the staff are asked about, by the code of its message: `fish-sauce`. */
export type QuestionItem = string;

/** Key of a row without sources. */
const ANY_SOURCE = '';

/**
 * Items by code (a substance, an allergen, `spicy`) and by what may bring it: a hidden ingredient, a
 * substance, a term of a family. Lists of the table are separated by spaces.
 */
const REASONS = new Map<string, Map<string, readonly QuestionItem[]>>();
for (const { asked, because = ANY_SOURCE, ask } of table.reasons) {
  const bySource = REASONS.get(asked) ?? new Map<string, readonly QuestionItem[]>();
  for (const source of because.split(' ')) bySource.set(source, ask.split(' '));
  REASONS.set(asked, bySource);
}

/** Items that one with a wider name covers: 고기 the kinds of meat. */
const COVERED = new Map(table.covers.map(({ code, covers }) => [code, covers.split(' ')]));

/** Allergens whose sources bring a substance of another name. */
const ALLERGEN_OF: Readonly<Record<string, Allergen>> = { anchovy: 'fish', dairy: 'milk' };

const LAND_MEATS: ReadonlySet<string> = new Set(COVERED.get('meat'));
/** Kinds of meat that are asked about as meat. */
const MIN_KINDS_OF_MEAT = 3;

function toItems(code: string, sources: DishVerdict['sources'] = {}): readonly QuestionItem[] {
  const allergen = ALLERGEN_OF[code] ?? code;
  const bySubstance: Readonly<Partial<Record<string, readonly string[]>>> = sources;
  const found = bySubstance[allergen] ?? [];
  const bySource = (found.length > 0 ? REASONS.get(allergen) : undefined) ?? REASONS.get(code);
  const fallback = bySource?.get(ANY_SOURCE) ?? [];
  if (found.length === 0) return fallback;
  return found.flatMap((source) => bySource?.get(source) ?? fallback);
}

/** Codes to ask about: what may be in the dish, else what to mention. */
export const getAskedCodes = ({
  about,
  tell,
}: Pick<DishVerdict, 'about' | 'tell'>): readonly string[] => (about.length > 0 ? about : tell);

/** Sources of all verdicts on one dish. */
export const joinVerdictSources = (
  verdicts: readonly Pick<DishVerdict, 'sources'>[],
): NonNullable<DishVerdict['sources']> =>
  Object.assign({}, ...verdicts.map(({ sources }) => sources));

/**
 * Things to ask the staff about a dish, by the reasons of its verdict: a waiter who is asked about
 * fish thinks of no fish sauce. None where a code is unknown.
 * @example
 * toQuestionItems({ about: ['fish'], tell: [], sources: { fish: ['fish-sauce'] } }); // => ['fish-sauce']
 */
export function toQuestionItems(
  verdict: Pick<DishVerdict, 'about' | 'tell' | 'sources'>,
): readonly QuestionItem[] {
  const byCode = getAskedCodes(verdict).map((code) => toItems(code, verdict.sources));
  // A question that leaves something out is worse than a general one.
  if (byCode.some((items) => items.length === 0)) return [];
  const all = new Set(byCode.flat());
  const meats = [...all].filter((item) => LAND_MEATS.has(item));
  const items = [...all].map((item) =>
    meats.length >= MIN_KINDS_OF_MEAT && item === meats[0] ? 'meat' : item,
  );
  const covered = new Set(items.flatMap((item) => COVERED.get(item) ?? []));
  return [...new Set(items)].filter((item) => !covered.has(item));
}
