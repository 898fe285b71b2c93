import { says, type NameClaims } from '../../reading/claims';
import { toForbidden } from '../../needs/table';
import type { Diet, Example, VerdictRule } from './rule';

/** What a menu calls "lacto", "ovo" or "pesco" holds this. */
const SAID_SUBSTANCES = [
  { what: 'dairy', substance: { origin: 'dairy' } },
  { what: 'egg', substance: { origin: 'egg' } },
  { what: 'fish', substance: { origin: 'meat', meat: 'fish' } },
] as const;

const forbidden = {
  strictVegan: toForbidden({ kind: 'strictVegan' }),
  lactoOvo: toForbidden({ kind: 'lactoOvo' }),
};

/** Whether a name says that it does not suit a diet, by its noun or by what it says is in it. */
export function isTakenBack({ any }: NameClaims, diet: Diet): boolean {
  if (any.size === 0) return false;
  if (diet === 'strictVegan' && (says(any, 'vegan', 'no') || says(any, 'animal'))) return true;
  return SAID_SUBSTANCES.some(
    ({ what, substance }) => forbidden[diet](substance) && says(any, what),
  );
}

/** "논비건", "락토", "페스코": the name says itself that it does not suit. */
export const takenBack: VerdictRule = (_verdict, { claims }, diet) => {
  if (!isTakenBack(claims, diet)) return null;
  return diet === 'strictVegan' && says(claims.any, 'vegan') ? null : 'no';
};

export const EXAMPLES: readonly Example[] = [
  { dish: '논비건 쿠키', vegan: 'no' },
  { dish: '락토 가지구이', vegan: 'no', lactoOvo: 'yes' },
  { dish: '페스코 가지구이', vegan: 'no', lactoOvo: 'no' },
];
