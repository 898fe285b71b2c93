import type { DishFacts } from '@kioot/engine';
import type { Meat } from '@kioot/engine/needs';

/**
 * Food that an English name mentions. The word lists are independent of the lexicon, which they
 * check. `land` is meat of any animal other than fish and seafood.
 */
type MentionedFood = Meat | 'land' | 'egg' | 'dairy';

const toWordPattern = (list: string): RegExp => new RegExp(`\\b(?:${list})\\b`, 'i');

const FISH =
  '(?!cuttle|shell|cray|jelly)\\w*fish(?:cakes?)?|bottarga|salmon|tuna|mackerel|cod|codling|pollock|pollack|eels?|anchov(?:y|ies)|flounder|halibut|flatfish|turbot|sea bream|red snapper|snapper|monkfish|loach|skate|ray|stingray|herring|sardines?|trout|croaker|corvina|yellowtail|amberjack|rockfish|mullet|bass|catfish|carp|pufferfish|blowfish|puffer|roe|caviar|milt|hairtail|cutlassfish|saury|swordfish|whitebait|sailfin|sandfish|shad|gizzard shad|bonito|katsuobushi|unagi|fugu|ikura|mentaiko|crab sticks?|codfish|plaice|tilefish|shark';
const SEAFOOD =
  'seafood|shrimps?|prawns?|langoustines?|krill|crabs?|lobsters?|crayfish|squids?|calamari|octopus(?:es)?|cuttlefish|webfoot|clams?|vongole|oysters?|mussels?|scallops?|abalones?|shellfish|cockles?|conch|whelks?|snails?|sea urchin|sea squirts?|sea pineapples?|sea cucumbers?|ebi|gambas|surf clams?|cockle|pen shells?|top shells?|ark shells?';
const MENTION_PATTERNS: ReadonlyArray<readonly [readonly MentionedFood[], RegExp]> = [
  [['beef'], toWordPattern('beef|veal|ox|oxtail|cow|cattle|hanwoo|wagyu')],
  [
    ['pork'],
    toWordPattern(
      "pork|pigs?|pigs?['’]s?|ham|bacon|prosciutto|jamon|jamón|pancetta|guanciale|swine|jokbal|bossam|samgyeopsal|tonkatsu|chashu",
    ),
  ],
  [['chicken'], toWordPattern('chickens?|hen|rooster|yakitori|samgyetang')],
  [['duck'], toWordPattern('ducks?|magret')],
  [['lamb'], toWordPattern('lambs?|mutton|sheep')],
  [['fish'], toWordPattern(FISH)],
  [['seafood'], toWordPattern(SEAFOOD)],
  [['land'], toWordPattern('meats?|sausages?|salami|chorizo|meatballs?')],
  [['egg'], toWordPattern('eggs?|omelettes?|omelets?|omurice|frittata|shakshuka|mayo|mayonnaise')],
  [
    ['dairy'],
    toWordPattern(
      'milk|cheeses?|butter|cream|yogh?urts?|ricotta|mozzarella|feta|parmesan|gorgonzola|burrata|camembert|mascarpone|cheesecakes?|cheeseburgers?',
    ),
  ],
];

/** Animal words with another meaning, and plant milk; removed before matching. */
const NO_ANIMAL = new RegExp(
  [
    String.raw`(?:king )?oyster mushrooms?`,
    'eggplants?|chicken eggs?',
    'sea urchin roe|milk vetch|egg rolls?|egg cockles?',
    String.raw`(?:soy|soybean|coconut|almond|oat|rice|cashew|nut|black bean) (?:milk|cream|butter|yogurt)`,
    'peanut butter|cacao butter|apple butter',
    'crucian carp (?:bread|cakes?)|fish-shaped',
    String.raw`(?:[A-Za-z]+ )?\S+-(?:free|flavored|scented|shaped)`,
    'partly-vegan|non-vegan|vegan-on-request|vegan option|vegetarian-on-request',
    'lamb’s lettuce|chickweed|milk thistle|buttercup|beefsteak plant|cow soapwort|fish mint|duck potato',
    String.raw`vegan (?:meat|mayo|cheese|butter|cream|bread|dressing|sauce|egg|mozzarella|wine)`,
  ].join('|'),
  'gi',
);
/** Words of mock meat, which is named after the animal that it does not contain. */
const MOCK_MEAT =
  /\b(?:vegan|vegetarian|veggie|veg|plant|plant-based|meatless|mock|beyond|impossible|unlimeat|soy|soybean|bean|tofu|wheat meat|konjac|seitan|tempeh|mushroom|cauliflower|jackfruit)\b/i;
/** Fish, seafood or neither; mentions both without proving either. */
const RAW_FISH = toWordPattern('sushi|sashimi');
const VEGAN = /\bvegan\b/i;

const isPossiblyPresent = (presence: string): boolean => presence === 'yes' || presence === 'maybe';

function containsFood(dish: DishFacts, mention: MentionedFood): boolean {
  if (mention === 'egg' || mention === 'dairy') return isPossiblyPresent(dish[mention]);
  if (mention !== 'land') return isPossiblyPresent(dish.meats[mention]);
  const { fish, seafood, ...land } = dish.meats;
  return (
    Object.values(land).some(isPossiblyPresent) ||
    isPossiblyPresent(fish) ||
    isPossiblyPresent(seafood) ||
    dish.contains.includes('game')
  );
}

/**
 * Contradictions between the English of a dish and its facts: "Shrimp" in a dish without, a vegan
 * name of another dish, or a main animal that the name does not mention. Unknown facts contradict
 * nothing.
 */
export function getContradictions(dish: DishFacts, en: string): string[] {
  const text = en.replace(NO_ANIMAL, ' ');
  const contradictions: string[] = [];
  const isMock = MOCK_MEAT.test(en);
  for (const [kinds, pattern] of MENTION_PATTERNS) {
    const word = pattern.exec(text)?.[0];
    if (
      word === undefined ||
      isMock ||
      en.toLowerCase().includes(`${word.toLowerCase()}-free`) ||
      kinds.some((kind) => containsFood(dish, kind))
    )
      continue;
    contradictions.push(`says ${word}`);
  }
  if (VEGAN.test(text) && dish.vegan !== 'yes' && !/[+/]/.test(en))
    contradictions.push('says vegan');
  for (const meat of dish.mainMeats) {
    const isMentioned =
      MENTION_PATTERNS.some(([kinds, pattern]) => kinds.includes(meat) && pattern.test(en)) ||
      ((meat === 'fish' || meat === 'seafood') && RAW_FISH.test(en));
    if (!isMentioned) contradictions.push(`keeps ${meat} to itself`);
  }
  return contradictions;
}
