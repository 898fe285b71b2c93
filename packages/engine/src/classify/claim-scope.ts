import type { LexiconIndex } from '../segmentation/index-lexicon';
import type { Part } from '../segmentation/segment';
import { hasClaim, IS_FORBIDDEN, isDietClaim, isDrink } from './rules/rule';

/**
 * Food of a line that its diet claim or plant milk does not cover, with what it may bring in: any
 * animal (`anything`), or milk (`no-flesh`).
 */
export type UncoveredFood = ReadonlyMap<Part, 'anything' | 'no-flesh'>;

/** Part of a dish: a claim before it covers it alone (비건 도우 페퍼로니피자). */
const PART_OF_DISH =
  /(?:도우|육수|국물|베이스|토핑|시럽|원두|크림|소스|드레싱|치즈|패티|(?:^|비건)고기|잼|버터|dough|broth|stock|base|topping|syrup|cream|sauce|dressing|cheese|patty|jam|butter)$/;
/** Dishes that lend their name to no other: what follows after a blank is a dish of its own. */
const WHOLE_DISH =
  /(?:밥|면|국수|우동|라멘|찌개|탕|국|전골|파스타|피자|버거|샌드위치|떡볶이|카레|커리|샐러드|만두|스콘|빵|커피|수프|케이크|쿠키|와플|마카롱|도넛|아이스크림|젤리|soup|pasta|pizza|burger|sandwich|curry|noodles|rice|salad|ramen|udon|stew)$/;
/** Dishes that take the name of another: 불고기 덮밥. */
const HEAD =
  /(?:덮밥|김밥|쌈밥|볶음밥|주먹밥|랩|버거|샌드위치|토스트|부리또|타코|카레|커리|파스타|머핀|푸딩|파이|타르트|빵|fajita)$/;
/** Ends a claim that denies ingredients. */
const ALL_OF_IT = /없는|없이/;
/** Between two dishes: a claim before the first ends there. */
const CONNECTOR = /^(?:와|과|랑|이랑|하고|및|그리고|and|with)$/;
/** Drinks that are coffee and the milk that a plant milk replaces, with no syrup, cream or powder. */
const MILK_DRINK =
  /^(?:(?:카페|핫|아이스)?라떼|(?:cafe|caffe)?latte|카푸치노|cappuccino|플랫화이트|flat ?white|코르타도)$/;
/** After a plant milk: its taste, not its milk. */
const TASTE_OF = /^(?:향|맛|시럽|flavor|flavour|syrup)$/;

const isFood = ({ entry }: Part): boolean =>
  entry !== null && (entry.has.length > 0 || entry.hidden.length > 0);

/** Kind of animal food that a food may hold: `no-flesh` for milk, eggs or honey alone. */
function findAnimal({ entry }: Part) {
  const named = entry?.has.map(({ substance }) => substance) ?? [];
  const all = [...named, ...(entry?.hidden.flatMap(({ substances }) => substances) ?? [])];
  if (all.some(IS_FORBIDDEN.lactoOvo)) return 'anything';
  return all.some(IS_FORBIDDEN.strictVegan) ? 'no-flesh' : null;
}

/**
 * A diet claim covers the noun behind it: the part alone, or the dish up to a connector or to another
 * dish (비건 만두와 제육볶음, 비건 비빔밥 육회). A plant milk replaces the milk of coffee alone (오트 카페모카).
 */
export function findUncoveredFood(index: LexiconIndex, parts: readonly Part[]): UncoveredFood {
  const uncovered = new Map<Part, 'anything' | 'no-flesh'>();
  const from = parts.findIndex(isDietClaim);
  // "동물성 재료 없는" speaks of everything.
  const isOfAll = ALL_OF_IT.test(parts[from]?.text ?? '');
  if (from >= 0 && !isOfAll) addBeyondClaim(index, parts.slice(from), uncovered);
  const milk = parts.findIndex(isPlantMilk);
  if (milk >= 0 && from < 0) {
    const isTaste = TASTE_OF.test(parts[milk + 1]?.text ?? '');
    for (const [at, part] of parts.entries()) {
      const isReplaced = parts[at + 1]?.entry?.claim === 'instead';
      if (isPlantMilk(part) || isReplaced || !isDairy(part)) continue;
      if (isTaste || !MILK_DRINK.test(part.text)) uncovered.set(part, 'no-flesh');
    }
  }
  return uncovered;
}

const isPlantMilk = (part: Part): boolean => hasClaim(part, 'plant-milk');

/** True for cream of soy, oat or coconut milk: 두유크림, but not 두유 크림. */
export const isPlantCream = (part: Part, before: Part | undefined): boolean =>
  before !== undefined && isPlantMilk(before) && !part.startsWord && part.text.endsWith('크림');

/** True for a dish that the words before it describe: 초코 머핀, 불고기 덮밥. */
const isHead = (index: LexiconIndex, { text, entry }: Part): boolean =>
  HEAD.test(text) || isDrink(entry) || index.findFamily(text)?.family.isSweet === true;

const isDairy = ({ entry }: Part): boolean =>
  entry?.has.some(({ substance }) => substance.origin === 'dairy') === true;

function addBeyondClaim(
  index: LexiconIndex,
  parts: readonly Part[],
  uncovered: Map<Part, 'anything' | 'no-flesh'>,
): void {
  let [hasPart, hasFood, hasDish, hasWhole, isOver] = [false, false, false, false, false];
  for (const [at, part] of parts.entries()) {
    const { text, startsWord, entry } = part;
    if (isPlantCream(part, parts[at - 1])) continue;
    if (isDietClaim(part)) {
      [hasFood, hasDish, hasWhole, isOver] = [false, false, false, false];
      hasPart = PART_OF_DISH.test(text);
      continue;
    }
    isOver ||= hasFood && CONNECTOR.test(text);
    const isFirst = !hasFood && !hasPart;
    if (isFood(part)) {
      const isNext = startsWord && (hasWhole || (hasDish && !isHead(index, part)));
      const animal = isOver || hasPart || isNext ? findAnimal(part) : null;
      if (animal) uncovered.set(part, animal);
      hasFood = true;
      hasDish ||= entry?.kind === 'dish';
      hasWhole ||= WHOLE_DISH.test(text);
    }
    hasPart ||= isFirst && PART_OF_DISH.test(text);
  }
}
