import {
  createDishExplainer,
  type CompactDishFacts,
  NO_RESTRICTIONS,
} from '@kioot/engine/verdicts';
import { ALLERGENS, MEATS } from '@kioot/engine/needs';

type Explainer = ReturnType<typeof createDishExplainer>;

const toExplainer = (
  preference: Parameters<typeof createDishExplainer>[0],
  avoided: Parameters<typeof createDishExplainer>[1] = NO_RESTRICTIONS,
): Explainer => createDishExplainer(preference, avoided, 'ask');

const EXPLAINERS: readonly (readonly [need: string, explain: Explainer])[] = [
  ...(['strictVegan', 'lactoOvo', 'halal'] as const).map(
    (kind) => [kind, toExplainer({ kind })] as const,
  ),
  ...MEATS.map((meat) => [`only ${meat}`, toExplainer({ kind: 'meats', meats: [meat] })] as const),
  ['no five pungent', toExplainer({ kind: 'any' }, { ...NO_RESTRICTIONS, noFivePungent: true })],
  ...ALLERGENS.map(
    (code) =>
      [
        `no ${code}`,
        toExplainer({ kind: 'any' }, { ...NO_RESTRICTIONS, allergies: [code] }),
      ] as const,
  ),
];

/**
 * Needs and allergens for which the shown dish has `yes` and the real one does not, or anything but
 * `no` when the real one has `no`.
 */
export function getUnsafeVerdicts(shown: CompactDishFacts, real: CompactDishFacts): string[] {
  return EXPLAINERS.filter(([, explain]) => {
    const { verdict } = explain(shown);
    const due = explain(real).verdict;
    return (verdict === 'yes' && due !== 'yes') || (verdict !== 'no' && due === 'no');
  }).map(([need]) => need);
}
