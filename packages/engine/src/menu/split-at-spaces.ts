/** Menus that separate dishes by blanks only: "묵밥 물냉면 왕만두". */

/** Endings of a complete dish that rarely describes the next word. */
const CLOSING_DISH_ENDING =
  /(?:찌개|탕|전골|국밥|국수|칼국수|국시|냉면|막국수|쫄면|짬뽕|비빔밥|볶음밥|덮밥|쌈밥|솥밥|묵밥|양밥|김밥|죽|찜|구이|수육|삼합|만두국|만둣국|육개장|떡국|해장국|특정식|백반|상차림|공기밥)$/;
/** Endings of dishes that may also describe the next word ("불고기 비빔국수"). */
const DISH_ENDING =
  /(?:불고기|갈비|만두|튀김|전|회|볶음|무침|조림|말이|통닭|등심|안심|삼겹살|생고기|껍데기|소금구이|찌개|정식|주물럭|떡볶이|쫄볶이|잡채|보쌈|족발|두부|샤브샤브|에스프레소|아메리카노|카푸치노|짜장면|자장면|탕수육|깐풍기|유린기|팔보채|오므라이스|우동|라멘|순대|육회|곱창|막창|대창|물회|페퍼민트|다즐링|카모마일|케이크|타르트|프레첼|치킨|편채|사이다|(?<!쇼)콜라|맥주|소주|막걸리)$/;
/** Words that follow a dish and belong to it. */
const DISH_SUFFIX = /^(?:정식|세트|코스|반상|한상|특정식|백반|set|샐러드|소스|반마리|한마리|\+|&)/;

const isClosingDishWord = (word: string): boolean =>
  word.length >= 3 && CLOSING_DISH_ENDING.test(word);
const isDishWord = (word: string): boolean =>
  word.length >= 2 && (CLOSING_DISH_ENDING.test(word) || DISH_ENDING.test(word));

/**
 * Splits at blanks when several dishes follow each other: at least three dish words, or, in a text
 * without separators (`isOnlyPiece`), two of which the first is complete: "생대구탕 생두부".
 */
export function splitAtSpaces(text: string, isOnlyPiece: boolean): string[] {
  if (!text.includes(' ')) return [text];
  const words = text.split(' ');
  if (words.length < 3 && !isOnlyPiece) return [text];
  const dishWords = words.filter((word) => isDishWord(word) && !DISH_SUFFIX.test(word));
  const isPair =
    isOnlyPiece &&
    words.length === 2 &&
    dishWords.length === 2 &&
    isClosingDishWord(words[0] ?? '');
  const isRow = dishWords.length >= 3 || isPair;
  if (!isRow) return [text];
  const dishes: string[] = [];
  let dish: string[] = [];
  for (const [at, word] of words.entries()) {
    dish.push(word);
    if (isDishWord(word) && !DISH_SUFFIX.test(words[at + 1] ?? '')) {
      dishes.push(dish.join(' '));
      dish = [];
    }
  }
  if (dish.length > 0) dishes.push(dish.join(' '));
  return dishes;
}
