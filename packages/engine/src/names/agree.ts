import { meatsWhere, type Meat } from '../reading/meats';
import type { Presence } from '../reading/presence';

/** Facts of a dish that its name has to agree with. */
export interface AnimalFacts {
  meats: Readonly<Record<Meat, Presence>>;
  mainMeats: readonly Meat[];
  vegan: string;
}

const words = (list: string): RegExp => new RegExp(`\\b(?:${list})\\b`, 'i');

/** By which words English names a meat. A cut or a dish that only those know who know it (Sirloin, Sundae) names none. */
export const NAMED: Readonly<Record<Meat, RegExp>> = {
  chicken: words('chickens?'),
  pork: words("pork|ham|bacon|pigs?['’]?s?"),
  beef: words('beef|ox|oxtail|hanwoo|wagyu|veal'),
  lamb: words('lamb|mutton'),
  fish: words(
    'fish(?:cakes?)?|(?!cuttle|shell|cray|jelly)\\w+fish|bottarga|salmon|tuna|mackerel|cod|pollac?k|eel|anchov(?:y|ies)|flounder|halibut|sea bream|snapper|loach|skate|herring|sardines?|trout|croaker|yellowtail|amberjack|mullet|roe|saury|sushi|sashimi',
  ),
  seafood: words(
    'seafood|shrimps?|prawns?|crabs?|lobsters?|crayfish|squid|octopus|cuttlefish|clams?|oysters?|mussels?|scallops?|abalone|shellfish|cockles?|conch|whelks?|snails?|sea (?:urchin|squirt|pineapple|cucumber)|sushi|sashimi',
  ),
  duck: words('ducks?'),
};
/** Mock meat is named after what it is not. */
const MOCK = words(
  'vegan|vegetarian|veggie|plant|plant-based|beyond|impossible|unlimeat|soy|tofu|wheat meat',
);
const ANIMALS: ReadonlyArray<readonly [Meat, string]> = [
  ['beef', 'Beef'],
  ['pork', 'Pork'],
  ['chicken', 'Chicken'],
  ['duck', 'Duck'],
];

/** A dish called vegan of one piece; a vegan cheese speaks for itself. */
const CALLED_VEGAN =
  /\bVegan(?![-\w]| (?:[Oo]ption|Mayo|Cheese|Cream|Butter|Bread|Dressing|Sauce|Egg|Mozzarella))/;
const PIECES = /[+/]/;

/** Takes an animal out of a name: "Sweet and Sour Pork with Squid", "Duck Chicken Breast", "Kkanpunggi (… Chicken)". */
function withoutAnimal(en: string, animal: string): string {
  const itself = `${animal}(?![\\w-])`;
  return en
    .replace(new RegExp(` \\([^()]*\\b${itself}[^()]*\\)`), '')
    .replace(new RegExp(`\\b${itself} with (?=\\S)`), '')
    .replace(
      new RegExp(`(?: (?:or|with|and)|^)? ?\\b${itself}$|\\b${itself} (?:or |and |(?=\\w))`),
      '',
    )
    .trim();
}

/**
 * The English of a dish, brought in line with what is known to be in it: a main animal that the name keeps to itself stands
 * behind it ("Dumplings (pork)"), and one that the dish is certainly without, because another took its place, goes.
 */
export function agree(en: string, { meats, mainMeats, vegan }: AnimalFacts): string {
  let agreed =
    vegan === 'ask' && !PIECES.test(en) ? en.replace(CALLED_VEGAN, 'Vegan-on-request') : en;
  if (!MOCK.test(en)) {
    for (const [meat, animal] of ANIMALS) {
      if (meats[meat] === 'no' && agreed.includes(animal))
        agreed = withoutAnimal(agreed, animal) || agreed;
    }
  }
  const silent =
    mainMeats.length === 0
      ? []
      : meatsWhere((meat) => mainMeats.includes(meat) && !NAMED[meat].test(agreed));
  if (silent.length === 0) return agreed;
  const kept = silent.join(', ');
  return agreed.endsWith(')') ? `${agreed.slice(0, -1)}, ${kept})` : `${agreed} (${kept})`;
}
