import { Converter } from 'opencc-js';
import type { Place } from '@kioot/places/place';

const toSimplified = Converter({ from: 't', to: 'cn' });
const toTraditional = Converter({ from: 'cn', to: 't' });

const HAN = /\p{Script=Han}/u;
const HANGUL = /\p{Script=Hangul}/u;
/** "(Hachiho)" with the blank before it: no Chinese character inside. */
const LATIN_IN_BRACKETS = /\s*[(（][^()（）]*\p{Script=Latin}[^()（）]*[)）]/gu;

/** Characters of Korean place names that OpenCC takes for simplified ones: 白里香, 北岳亭, 安岩, 瑞石台. */
const AMBIGUOUS = '里岳岩台';

const parsePairs = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(' ').map((pair) => [pair.slice(0, -1), pair.slice(-1)]));

/** Korean and Japanese variants, and characters that OpenCC writes as no font has them. */
const SIMPLIFIED_VARIANTS = parsePairs(
  '硏研 窓窗 嶋岛 豊丰 饍膳 靑青 郞郎 菓果 眞真 鷄鸡 𩽾鮟 𩾌鱇',
);
/** As above; 面 is a noodle wherever the name of a restaurant has it. */
const TRADITIONAL_VARIANTS = parsePairs(
  '硏研 畵畫 鎭鎮 窓窗 嶋島 豊豐 饍膳 靑青 郞郎 眞真 鷄雞 鉢缽 面麵',
);

const replaceVariants = (text: string, variants: ReadonlyMap<string, string>): string =>
  Array.from(text, (character) => variants.get(character) ?? character).join('');

/**
 * The official Chinese name of a place in the characters of both scripts, without a Latin spelling in brackets behind it.
 *
 * @param name in either script, or in Latin letters, which stay
 * @returns null for no name, and for a Korean one
 * @example toChineseTitles('拉面81番屋(Ramen 81-beonok)')
 * // { title_zh_hans: '拉面81番屋', title_zh_hant: '拉麵81番屋' }
 */
export function toChineseTitles(
  name: string,
): Required<Pick<Place, 'title_zh_hans' | 'title_zh_hant'>> | null {
  if (name === '' || HANGUL.test(name)) return null;
  if (!HAN.test(name)) return { title_zh_hans: name, title_zh_hant: name };
  const title = name.replaceAll(LATIN_IN_BRACKETS, (brackets) =>
    HAN.test(brackets) ? brackets : '',
  );
  const simplified = toSimplified(title);
  // Converting a name that is Traditional already would only break it: 咸興 -> 鹹興.
  const traditional = simplified === title ? convertUnambiguous(title) : title;
  return {
    title_zh_hans: replaceVariants(simplified, SIMPLIFIED_VARIANTS),
    title_zh_hant: replaceVariants(traditional, TRADITIONAL_VARIANTS),
  };
}

function convertUnambiguous(simplified: string): string {
  const converted = Array.from(toTraditional(simplified));
  return Array.from(simplified, (character, at) =>
    AMBIGUOUS.includes(character) ? character : (converted[at] ?? character),
  ).join('');
}
