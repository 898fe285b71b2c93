import { MEATS, type DishFacts } from '@kioot/engine';
import mentionedFoods from './mentioned-foods.json';

/** Food that an English name mentions; `land` is meat other than fish and seafood. */
const MENTIONED_FOODS = [...MEATS, 'land', 'egg', 'dairy'] as const;
type MentionedFood = (typeof MENTIONED_FOODS)[number];

const toWordPattern = (words: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${words.join('|')})\\b`, 'i');

const MENTION_PATTERNS = MENTIONED_FOODS.map((food) => ({
  food,
  pattern: toWordPattern(mentionedFoods.mentions[food]),
}));
const NOT_ANIMAL = new RegExp(mentionedFoods.notAnimal.join('|'), 'gi');
const MOCK_MEAT = toWordPattern(mentionedFoods.mockMeat);
/** Fish, seafood or neither; mentions both without proving either. */
const RAW_FISH = toWordPattern(['sushi', 'sashimi']);
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
  const text = en.replace(NOT_ANIMAL, ' ');
  const contradictions: string[] = [];
  const isMock = MOCK_MEAT.test(en);
  for (const { food, pattern } of MENTION_PATTERNS) {
    const word = pattern.exec(text)?.[0];
    if (
      word === undefined ||
      isMock ||
      en.toLowerCase().includes(`${word.toLowerCase()}-free`) ||
      containsFood(dish, food)
    )
      continue;
    contradictions.push(`says ${word}`);
  }
  if (VEGAN.test(text) && dish.vegan !== 'yes' && !/[+/]/.test(en))
    contradictions.push('says vegan');
  for (const meat of dish.mainMeats) {
    const isMentioned =
      MENTION_PATTERNS.some(({ food, pattern }) => food === meat && pattern.test(en)) ||
      ((meat === 'fish' || meat === 'seafood') && RAW_FISH.test(en));
    if (!isMentioned) contradictions.push(`keeps ${meat} to itself`);
  }
  return contradictions;
}
