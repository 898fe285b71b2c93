import {
  createDishExplainer,
  type CompactDishFacts,
  NO_RESTRICTIONS,
} from '@kioot/engine/verdicts';
import { ALLERGENS, type Verdict, MEATS } from '@kioot/engine/needs';

const HALAL_UNSTATED: Verdict = 'ask';
const verdictFunctions: readonly (readonly [string, (dish: CompactDishFacts) => Verdict])[] = [
  ...(['strictVegan', 'lactoOvo', 'halal'] as const).map(
    (kind) => [kind, createVerdictFunction({ kind })] as const,
  ),
  ...MEATS.map(
    (meat) => [`only ${meat}`, createVerdictFunction({ kind: 'meats', meats: [meat] })] as const,
  ),
  [
    'no five pungent',
    createVerdictFunction({ kind: 'any' }, { ...NO_RESTRICTIONS, noFivePungent: true }),
  ],
  ...ALLERGENS.map(
    (code) =>
      [
        `no ${code}`,
        createVerdictFunction({ kind: 'any' }, { ...NO_RESTRICTIONS, allergies: [code] }),
      ] as const,
  ),
];

function createVerdictFunction(
  preference: Parameters<typeof createDishExplainer>[0],
  avoided: Parameters<typeof createDishExplainer>[1] = NO_RESTRICTIONS,
): (dish: CompactDishFacts) => Verdict {
  const getVerdict = createDishExplainer(preference, avoided, HALAL_UNSTATED);
  return (dish) => getVerdict(dish).verdict;
}

/**
 * Needs and allergens for which the shown dish has `yes` and the real one does not, or anything but
 * `no` when the real one has `no`.
 */
export function getUnsafeVerdicts(shown: CompactDishFacts, real: CompactDishFacts): string[] {
  return verdictFunctions.flatMap(([need, getVerdict]) => {
    const shownVerdict = getVerdict(shown);
    const realVerdict = getVerdict(real);
    return (shownVerdict === 'yes' && realVerdict !== 'yes') ||
      (shownVerdict !== 'no' && realVerdict === 'no')
      ? [need]
      : [];
  });
}
