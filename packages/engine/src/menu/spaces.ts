/** Menus whose dishes are separated by blanks only: "묵밥 물냉면 왕만두". */

/** Endings that make a word a dish of its own, and that seldom describe the word after them. */
const WHOLE =
  /(?:찌개|탕|전골|국밥|국수|칼국수|국시|냉면|막국수|쫄면|짬뽕|비빔밥|볶음밥|덮밥|쌈밥|솥밥|묵밥|양밥|김밥|죽|찜|구이|수육|삼합|만두국|만둣국|육개장|떡국|해장국|특정식|백반|상차림)$/;
/** Endings of dishes that may also describe the next word ("불고기 비빔국수"). */
const DISH =
  /(?:불고기|갈비|만두|튀김|전|회|볶음|무침|조림|말이|통닭|등심|안심|삼겹살|생고기|껍데기|소금구이|찌개|정식|주물럭|떡볶이|쫄볶이|잡채|보쌈|족발|두부|샤브샤브|에스프레소|아메리카노|카푸치노|짜장면|자장면|탕수육|깐풍기|유린기|팔보채|오므라이스|우동|라멘|순대|육회|곱창|막창|대창|물회|페퍼민트|다즐링|카모마일|케이크|타르트|프레첼|치킨|편채)$/;
/** Words that follow a dish and belong to it. */
const APPENDED = /^(?:정식|세트|코스|반상|한상|특정식|백반|set|샐러드|소스|반마리|한마리|\+|&)/;

const isWhole = (word: string): boolean => word.length >= 3 && WHOLE.test(word);
const isDishWord = (word: string): boolean =>
  word.length >= 2 && (WHOLE.test(word) || DISH.test(word));

/**
 * Cuts at blanks only where the words show that several dishes stand in a row: three dish words, or,
 * in a text without any separator (`alone`), two of which the first closes a dish: "생대구탕 생두부".
 */
export function splitAtSpaces(text: string, alone: boolean): string[] {
  if (!text.includes(' ')) return [text];
  const words = text.split(' ');
  if (words.length < 3 && !alone) return [text];
  const dishWords = words.filter((word) => isDishWord(word) && !APPENDED.test(word));
  const isPair = alone && words.length === 2 && dishWords.length === 2 && isWhole(words[0] ?? '');
  const isRow = dishWords.length >= 3 || isPair;
  if (!isRow) return [text];
  const dishes: string[] = [];
  let dish: string[] = [];
  for (const [at, word] of words.entries()) {
    dish.push(word);
    if (isDishWord(word) && !APPENDED.test(words[at + 1] ?? '')) {
      dishes.push(dish.join(' '));
      dish = [];
    }
  }
  if (dish.length > 0) dishes.push(dish.join(' '));
  return dishes;
}
