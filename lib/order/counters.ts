import counters from '@/content/counters.json';

/**
 * Counters (단위성 의존 명사) by which guests order. Their meanings are those of the Standard Korean
 * Language Dictionary (표준국어대사전): 그릇, 마리, 잔, 병, 줄, 인분. Native numerals stand before all but
 * 인분, which takes Sino-Korean ones, written in digits and joined as 한글 맞춤법 제43항 allows. A dish
 * without a counter takes the numeral alone, which every kitchen understands: the fallback in doubt.
 */
export const COUNTER_WORDS = {
  item: null,
  portion: '인분',
  bowl: '그릇',
  animal: '마리',
  cup: '잔',
  bottle: '병',
  roll: '줄',
} as const;
export type Counter = keyof typeof COUNTER_WORDS;

/** Dish as an order names it. */
export interface CountedDish {
  /** As on the menu. */
  ko: string;
  /** True where guests eat it together, see the engine's `DishFacts`. */
  isShared?: boolean | undefined;
}

/** Names that state their portion: of one size, a set, for two, one animal. */
const STATED_PORTION =
  /[([]\s*(?:특?[대중소]|[대중소]자|반마리|한마리|[SML])\s*[)\]]|\d\s*인(?!분)|[한반] ?마리|세트|커플|패밀리|콤보/;

const endsIn = (endings: readonly string[]) => new RegExp(`(?:${endings.join('|')})$`);

/** Plates that a place serves to share but that are priced by their size. */
const PLATES = endsIn(counters.plates);
/** In the order in which they are tried; the first match wins. */
const TRIED = ['animal', 'roll', 'cup', 'bottle', 'portion', 'bowl'] as const;
const ENDINGS = TRIED.map((counter) => [counter, endsIn(counters.endings[counter])] as const);

/**
 * Name of a dish as guests say it: without weights, which no one orders by.
 * @example
 * toSpokenName('삼겹살(200g)'); // => '삼겹살'
 */
export function toSpokenName(ko: string): string {
  const name = ko.replace(/\s*\(?\s*\d+\s?(?:g|kg|ml)\s*\)?/gi, '').trim();
  return name === '' ? ko.trim() : name;
}

/**
 * Counter of a dish by its name, and by what its place says about sharing it.
 * @example
 * getCounter({ ko: '비빔냉면' }); // => 'bowl'
 * getCounter({ ko: '김치찌개', isShared: true }); // => 'portion'
 */
export function getCounter({ ko, isShared = false }: CountedDish): Counter {
  if (STATED_PORTION.test(ko)) return 'item';
  const name = toSpokenName(ko)
    .replace(/\s*[([][^)\]]*[)\]]?/g, '')
    .trim();
  if (PLATES.test(name)) return 'item';
  const counter = ENDINGS.find(([, endings]) => endings.test(name))?.[0] ?? 'item';
  const isPot = counter === 'item' || counter === 'bowl';
  return isShared && isPot ? 'portion' : counter;
}
