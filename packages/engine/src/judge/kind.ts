import { toDisplayName } from '../menu';
import type { Meat } from '../reading/meats';
import type { DishFacts } from './dish-facts';

/** Words by the kind of food they name, parted by blanks; `_` in a word is a blank or none. */
type KindWords<Kind extends string> = Readonly<Partial<Record<Kind, string>>>;

/** What dishes and houses are called by their kind of food: `packages/engine/lexicon/food-kinds.json`, which says what is what. */
export interface KindTable<Kind extends string> extends Readonly<
  Record<'dishes' | 'endings' | 'meals' | 'houses', KindWords<Kind>>
> {
  meats: Readonly<Partial<Record<Kind, Meat>>>;
}

/** What a kind is chosen from: the name over the door, and the dishes with the best-known first. */
export interface NamedMenu {
  title: string;
  dishes: readonly Pick<DishFacts, 'dish' | 'meats'>[];
}

const LATIN = /^[a-z]/;

function toPattern(word: string, isEnding: boolean): string {
  const written = word.replaceAll('_', ' ?');
  if (LATIN.test(word)) return `\\b${written}\\b`;
  if (!isEnding) return written;
  // 탕 stands for a dish alone or at the end of 해물탕.
  return `${word.length === 1 ? '(?<=[가-힣]|^)' : ''}${written}(?![가-힣])`;
}

/** Reads the kind that the last word of a name speaks of: 김치찌개 칼국수 is noodles, and 막국수 more than 국수. */
function createReader<Kind extends string>(words: KindWords<Kind>, endings?: KindWords<Kind>) {
  const kindOf = new Map<string, Kind>();
  const listed = [words, endings ?? {}].flatMap((table) =>
    // The keys of the table, which `Object.entries` forgets.
    (Object.entries(table) as [Kind, string][]).flatMap(([kind, list]) =>
      list.split(' ').map((word) => {
        kindOf.set(word.replaceAll('_', ''), kind);
        return { letters: word.length, pattern: toPattern(word, table === endings) };
      }),
    ),
  );
  const longestFirst = listed.sort((a, b) => b.letters - a.letters);
  const pattern = new RegExp(longestFirst.map((each) => each.pattern).join('|'), 'gu');
  return (name: string): Kind | undefined => {
    const last = name.toLowerCase().match(pattern)?.at(-1) ?? '';
    return kindOf.get(last.replaceAll(' ', ''));
  };
}

/** What the best-known dish is, or else what at least half of the dishes are. */
function decide<Kind>(kinds: readonly (Kind | undefined)[]): Kind | undefined {
  const isMost = (kind: Kind): boolean =>
    2 * kinds.filter((other) => other === kind).length >= kinds.length;
  return kinds[0] ?? kinds.find((kind) => kind !== undefined && isMost(kind));
}

/**
 * Chooses the kind of food a place is drawn as: from its dishes (of the best-known, or else of most of them), where no
 * dish speaks from the name over the door. `nothing` where neither says any: a wrong picture is worse than none.
 */
export function createKindReader<Kind extends string>(
  { dishes, endings, meals, houses, meats }: KindTable<Kind>,
  nothing: Kind,
): (menu: NamedMenu) => Kind {
  const speaking = (kind: Kind | undefined) => (kind === nothing ? undefined : kind);
  const readDish = createReader(dishes, endings);
  const readMeal = createReader(meals);
  const readTitle = createReader(dishes);
  const readHouse = createReader(houses);
  return (menu) => {
    const kinds = menu.dishes.map((dish) => {
      const kind = speaking(readDish(toDisplayName(dish.dish)));
      const meat = kind && meats[kind];
      return meat && dish.meats[meat] === 'no' ? undefined : kind;
    });
    return (
      decide(kinds) ??
      speaking(readTitle(menu.title)) ??
      readMeal(toDisplayName(menu.dishes[0]?.dish ?? '')) ??
      readHouse(menu.title) ??
      nothing
    );
  };
}
