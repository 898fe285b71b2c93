import { claimOf } from '../../reading/claims';
import type { LexiconIndex } from '../../reading/index-lexicon';
import type { Substance } from '../../reading/lexicon';
import type { Part } from '../../reading/segment';
import { isSea, toReplaced, type Example, type Finding, type FindingRule } from './rule';

/** What one denial takes out. */
interface Denied {
  /** Its noun as written, without blanks. */
  text: string;
  substances: readonly Substance[];
  isStock: boolean;
}

const STOCK: Denied = { text: '육수', substances: [], isStock: true };

function toDenied(index: LexiconIndex, { entry, denied }: Part): Denied | null {
  const claim = claimOf(entry);
  if (claim?.what === 'broth' && claim.polarity === 'no') return STOCK;
  if (!denied) return null;
  return {
    text: denied.map(({ text }) => text).join(''),
    substances: denied.flatMap((part) =>
      (part.entry?.has ?? []).flatMap(({ substance }) => index.substances.get(substance) ?? []),
    ),
    isStock: denied.some((part) => claimOf(part.entry)?.what === 'broth'),
  };
}

/** 고기 means every animal of the land, 해물 whatever the sea has; 새우 only shrimp, though it may be what a dish has. */
function judge({ substances }: Denied, { substance }: Finding): 'out' | 'perhaps' | 'in' {
  const { name, meat, origin } = substance;
  // Milk, butter and cheese are one substance: who leaves out one may have the other.
  if (origin === 'dairy') return substances.includes(substance) ? 'perhaps' : 'in';
  const isOut = substances.some(
    (denied) =>
      denied.name === name ||
      (meat !== undefined && denied.name === meat) ||
      (denied.name === 'meat' && meat !== undefined && !isSea(substance)),
  );
  if (isOut) return 'out';
  return meat !== undefined && substances.some((denied) => denied.meat === meat) ? 'perhaps' : 'in';
}

/** A stock of plants takes the place of one that nobody named; that of a named animal may be there beside it. */
const judgeStock = ({ substance }: Finding): 'out' | 'perhaps' =>
  substance.name === 'meat' ? 'out' : 'perhaps';

/**
 * A dish that is said to be without something has none of it, hidden or by itself; what a name spells out beside that stays,
 * and so does what may be made of it: who leaves out meat still cooks with stock.
 */
export const denied: FindingRule = ({ index, parts, claims }) => {
  const all = parts.flatMap((part) => toDenied(index, part) ?? []);
  if (all.length === 0) return null;
  return (finding) => {
    const { at, hidden, role, certainty } = finding;
    if (hidden) return all.some(({ text }) => index.isCalled(hidden.code, text)) ? null : finding;
    if (parts[at]?.entry?.kind === 'ingredient') return finding;
    const judged = all
      .filter(({ isStock }) => !isStock || role === 'broth')
      .map((each) => (each === STOCK ? judgeStock(finding) : judge(each, finding)));
    if (judged.includes('out')) return all.includes(STOCK) ? toReplaced(finding, claims) : null;
    const isPerhaps = judged.includes('perhaps') && certainty === 'yes';
    return isPerhaps ? { ...finding, certainty: 'maybe' } : finding;
  };
};

export const EXAMPLES: readonly Example[] = [
  { dish: '계란 없는 비빔밥', has: { egg: 'no' }, vegan: 'ask' },
  { dish: '고기 없는 김치찌개', mainMeats: [], vegan: 'ask', lactoOvo: 'ask' },
  { dish: '고기 없는 게장', mainMeats: ['seafood'] },
  { dish: '채수 변경 가능 칼국수', vegan: 'ask', lactoOvo: 'ask' },
  { dish: '우유 없는 라떼', has: { dairy: 'maybe' }, vegan: 'ask' },
  { dish: '채수로 끓인 칼국수', has: { beef: 'no', seafood: 'no' }, vegan: 'ask', lactoOvo: 'yes' },
];
