import { createDishJudge, type CompactDishFacts, NOTHING_AVOIDED } from '@kioot/engine/verdicts';
import { ALLERGENS, type Verdict, MEATS } from '@kioot/engine/needs';

const HALAL_UNSAID: Verdict = 'ask';
const judges: readonly (readonly [string, (dish: CompactDishFacts) => Verdict])[] = [
  ...(['strictVegan', 'lactoOvo', 'halal'] as const).map(
    (kind) => [kind, toJudge({ kind })] as const,
  ),
  ...MEATS.map((meat) => [`only ${meat}`, toJudge({ kind: 'meats', meats: [meat] })] as const),
  ['no five pungent', toJudge({ kind: 'any' }, { ...NOTHING_AVOIDED, noFivePungent: true })],
  ...ALLERGENS.map(
    (code) =>
      [`no ${code}`, toJudge({ kind: 'any' }, { ...NOTHING_AVOIDED, allergies: [code] })] as const,
  ),
];

function toJudge(
  wish: Parameters<typeof createDishJudge>[0],
  avoided: Parameters<typeof createDishJudge>[1] = NOTHING_AVOIDED,
): (dish: CompactDishFacts) => Verdict {
  const judge = createDishJudge(wish, avoided, HALAL_UNSAID);
  return (dish) => judge(dish).verdict;
}

/** For whom the one dish says `yes` where the other does not, or anything but `no` where the other does. */
export function toMilder(shown: CompactDishFacts, real: CompactDishFacts): string[] {
  return judges.flatMap(([who, judge]) => {
    const said = judge(shown);
    const right = judge(real);
    return (said === 'yes' && right !== 'yes') || (said !== 'no' && right === 'no') ? [who] : [];
  });
}
