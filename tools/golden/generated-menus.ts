import menuWords from './menu-words.json';

const toWords = (list: string): string[] => list.split(' ');
const { words, suffixes, lines } = menuWords;
const prefixWords = toWords(menuWords.prefixWords);
const headWords = toWords(menuWords.headWords);
const endings = toWords(menuWords.endings);

/** Names longer than any on a menu. */
const LONG_NAMES = [
  '김치'.repeat(70),
  '가나다라마 '.repeat(30),
  `${'새우 두부 '.repeat(19)}쀍뛟쀍뛟쀍뛟쀍뛟쀍뛟쀍뛟 김치찌개`,
];
const LONG_LINE = `${'긴 이름 '.repeat(20)}(탕, 찌개)`;

const toPairs = (texts: readonly string[], between: readonly string[]): string[] =>
  texts.flatMap((first) =>
    texts.flatMap((second) =>
      first === second ? [] : between.map((sign) => `${first}${sign}${second}`),
    ),
  );

/** Generated dishes. */
export function getGeneratedDishes(): string[] {
  return toPairs(words, ['', ' ']);
}

/** Generated names of dishes, for their English. */
export function getGeneratedNames(): string[] {
  return [
    ...prefixWords.flatMap((front) => headWords.map((back) => front + back)),
    ...prefixWords.flatMap((front) => [`${front} 장어구이`, `${front}새우볶음 세트`]),
    ...headWords.flatMap((back) => suffixes.map((tail) => back + tail)),
    ...menuWords.edgeCaseNames,
    ...LONG_NAMES,
  ];
}

/** Generated menus. */
export function getGeneratedMenus(): string[] {
  return [
    ...menuWords.edgeCaseLines,
    LONG_LINE,
    ...endings.flatMap((end) => [`참${end} 왕만두 물냉면`, `참${end} ${end}`]),
    ...lines.map((line) => `  ${line}  `),
    ...toPairs(lines, ['\n', ', ', ' ']),
  ];
}
