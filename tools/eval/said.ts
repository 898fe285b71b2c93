import type { DishFacts } from '@kioot/engine';
import type { Meat } from '@kioot/engine/needs';

/**
 * What English says is in a dish, in a list of its own: it checks the lexicon and must not be made of it. A word stands for
 * any of its kinds; `land` is meat of any animal that is no fish or seafood.
 */
type Said = Meat | 'land' | 'egg' | 'dairy';

const words = (list: string): RegExp => new RegExp(`\\b(?:${list})\\b`, 'i');

const FISH =
  '(?!cuttle|shell|cray|jelly)\\w*fish(?:cakes?)?|bottarga|salmon|tuna|mackerel|cod|codling|pollock|pollack|eels?|anchov(?:y|ies)|flounder|halibut|flatfish|turbot|sea bream|red snapper|snapper|monkfish|loach|skate|ray|stingray|herring|sardines?|trout|croaker|corvina|yellowtail|amberjack|rockfish|mullet|bass|catfish|carp|pufferfish|blowfish|puffer|roe|caviar|milt|hairtail|cutlassfish|saury|swordfish|whitebait|sailfin|sandfish|shad|gizzard shad|bonito|katsuobushi|unagi|fugu|ikura|mentaiko|crab sticks?|codfish|plaice|tilefish|shark';
const SEAFOOD =
  'seafood|shrimps?|prawns?|langoustines?|krill|crabs?|lobsters?|crayfish|squids?|calamari|octopus(?:es)?|cuttlefish|webfoot|clams?|vongole|oysters?|mussels?|scallops?|abalones?|shellfish|cockles?|conch|whelks?|snails?|sea urchin|sea squirts?|sea pineapples?|sea cucumbers?|ebi|gambas|surf clams?|cockle|pen shells?|top shells?|ark shells?';
const EVIDENCE: ReadonlyArray<readonly [readonly Said[], RegExp]> = [
  [['beef'], words('beef|veal|ox|oxtail|cow|cattle|hanwoo|wagyu')],
  [
    ['pork'],
    words(
      "pork|pigs?|pigs?['’]s?|ham|bacon|prosciutto|jamon|jamón|pancetta|guanciale|swine|jokbal|bossam|samgyeopsal|tonkatsu|chashu",
    ),
  ],
  [['chicken'], words('chickens?|hen|rooster|yakitori|samgyetang')],
  [['duck'], words('ducks?|magret')],
  [['lamb'], words('lambs?|mutton|sheep')],
  [['fish'], words(FISH)],
  [['seafood'], words(SEAFOOD)],
  [['land'], words('meats?|sausages?|salami|chorizo|meatballs?')],
  [['egg'], words('eggs?|omelettes?|omelets?|omurice|frittata|shakshuka|mayo|mayonnaise')],
  [
    ['dairy'],
    words(
      'milk|cheeses?|butter|cream|yogh?urts?|ricotta|mozzarella|feta|parmesan|gorgonzola|burrata|camembert|mascarpone|cheesecakes?|cheeseburgers?',
    ),
  ],
];

/** Animals whose names stand for something else, and milk of no cow: taken out before the words are looked for. */
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
    String.raw`vegan (?:mayo|cheese|butter|cream|bread|dressing|sauce|egg|mozzarella|wine)`,
  ].join('|'),
  'gi',
);
/** Mock meat is named after the animal that it is not. */
const MOCK =
  /\b(?:vegan|vegetarian|veggie|veg|plant|plant-based|meatless|mock|beyond|impossible|unlimeat|soy|soybean|bean|tofu|wheat meat|konjac|seitan|tempeh|mushroom|cauliflower|jackfruit)\b/i;
/** Of fish or of seafood, and sometimes of neither: it names them, but does not say that they are there. */
const RAW = words('sushi|sashimi');
const VEGAN = /\bvegan\b/i;

const isIn = (presence: string): boolean => presence === 'yes' || presence === 'maybe';

function has(dish: DishFacts, said: Said): boolean {
  if (said === 'egg' || said === 'dairy') return isIn(dish[said]);
  if (said !== 'land') return isIn(dish.meats[said]);
  const { fish, seafood, ...land } = dish.meats;
  return (
    Object.values(land).some(isIn) || isIn(fish) || isIn(seafood) || dish.contains.includes('game')
  );
}

/**
 * Where the English of a dish and its verdict contradict each other: "Shrimp" in a dish without, a dish called vegan that is
 * not, or a main animal that English keeps to itself. A verdict that is unknown has nothing to contradict.
 */
export function contradictionsOf(dish: DishFacts, en: string): string[] {
  const read = en.replace(NO_ANIMAL, ' ');
  const found: string[] = [];
  const isMock = MOCK.test(en);
  for (const [kinds, pattern] of EVIDENCE) {
    const word = pattern.exec(read)?.[0];
    if (
      word === undefined ||
      isMock ||
      en.toLowerCase().includes(`${word.toLowerCase()}-free`) ||
      kinds.some((kind) => has(dish, kind))
    )
      continue;
    found.push(`says ${word}`);
  }
  if (VEGAN.test(read) && dish.vegan !== 'yes' && !/[+/]/.test(en)) found.push('says vegan');
  for (const meat of dish.mainMeats) {
    const isSaid =
      EVIDENCE.some(([kinds, pattern]) => kinds.includes(meat) && pattern.test(en)) ||
      ((meat === 'fish' || meat === 'seafood') && RAW.test(en));
    if (!isSaid) found.push(`keeps ${meat} to itself`);
  }
  return found;
}
