import type { Grammar } from './foreign';
import { toKatakana } from './katakana';
import type { Part } from './types';

/** What joiners are in Japanese, by what they are in English (`read.ts`). */
const JOINERS: Readonly<Record<string, string>> = { and: 'と', '&': '&', with: 'と' };
/** Before the cut of one of these it is one food, not two: "韓牛ロース". */
const ANIMAL = /(?:豚|牛|鶏|鴨|羊|ラム|マトン|チキン|ポーク|ビーフ|ダック|イベリコ)$/;
const LATIN_END = /[\p{Script=Latin}\p{N}]$/u;
const LATIN_START = /^[\p{Script=Latin}\p{N}]/u;
/** A full stop or a dash between two words is no word. */
const ONLY_MARKS = /^[.:'’!?*~-]+$/;
const SLOT = '{x}';
const SLOT_AND_NO = /^\{x\}の?/;

/** Japanese has the order of Korean: "매운 돼지갈비찜" -> "豚カルビの辛蒸し煮". */
function compose(parts: readonly Part[]): string {
  let before = '';
  let word: Part[] = [];
  const endWord = () => {
    before = join(before, toText(word));
    word = [];
  };
  for (const part of parts) {
    if (part.kind === 'joiner') {
      endWord();
      before += JOINERS[part.head] ?? '';
    } else if (part.kind === 'form' || part.kind === 'serving') {
      word = [applyForm(part, word)];
    } else if (part.kind !== 'verbatim' || !ONLY_MARKS.test(part.ko)) {
      word.push(part);
    }
  }
  endWord();
  return before;
}

const isAside = ({ kind }: Part): boolean => kind === 'modifier' || kind === 'name';

/** The form with what stands before it; a word for spicy goes to the way of cooking: "豚カルビの辛蒸し煮". */
function applyForm(form: Part, word: readonly Part[]): Part {
  const text = (head: string): Part => ({ ...form, kind: 'dish', attribute: head, head });
  const start = word.findIndex((part) => !isAside(part));
  if (start < 0) return text(join(toText(word), toAlone(form)));
  const filling = toText(word.slice(start));
  const template = form.attribute.includes(SLOT) ? form.attribute : `${SLOT}${form.attribute}`;
  const close = word[start - 1];
  if (close?.kind === 'modifier' && close.head !== close.attribute && form.kind === 'form') {
    const cooked = template.replace(SLOT_AND_NO, () => `${filling}の${close.head}`);
    return text(join(toText(word.slice(0, start - 1)), cooked));
  }
  return text(
    join(
      toText(word.slice(0, start)),
      template.replace(SLOT, () => filling),
    ),
  );
}

const toAlone = ({ attribute, head }: Part): string =>
  (head === attribute ? attribute : head).replace(/^\{x\}の?/, '').replace(SLOT, '');

function toText(parts: readonly Part[]): string {
  let text = '';
  parts.forEach((part, at) => {
    const next = parts[at + 1];
    const isLast = next === undefined;
    text = join(text, isLast && part.kind !== 'modifier' ? part.head : part.attribute);
    const isPair = part.kind === 'food' && next?.kind === 'food';
    if (isPair && part.attribute === part.head && !ANIMAL.test(text)) text += 'と';
  });
  return text;
}

const join = (a: string, b: string): string =>
  LATIN_END.test(a) && LATIN_START.test(b) ? `${a} ${b}` : `${a}${b}`;

/** How Japanese names dishes: order and particles, katakana, and its words for animals. */
export const JAPANESE: Grammar = {
  compose,
  spell: toKatakana,
  animals: {
    named: {
      chicken: /鶏|チキン|鳥|タッ|サムゲタン|チムダク|ササミ|手羽|ペクスク|地鶏/,
      pork: /豚|ポーク|ハム|ベーコン|サムギョプサル|オギョプサル|ポッサム|ポサム|チョッパル|スンデ|とんかつ|カムジャタン|酢豚|タンスユク/,
      beef: /牛|ビーフ|和牛|プルコギ|ユッケ|カルビ|ソルロンタン|ハラミ|ロース/,
      lamb: /羊|ラム|マトン/,
      fish: /魚|鮭|サーモン|マグロ|ツナ|サバ|サンマ|タラ|鱈|ウナギ|うなぎ|穴子|アナゴ|イワシ|鯛|タイ|アンコウ|フグ|ふぐ|明太|練り|おでん|寿司|刺身|イシモチ|タチウオ|太刀魚|カレイ|ヒラメ|サワラ|ニベ|エイ|ドジョウ|どじょう|鯉|鰹|かつお|ししゃも/,
      seafood:
        /海鮮|海産|シーフード|エビ|海老|カニ|蟹|ロブスター|ザリガニ|イカ|タコ|貝|アサリ|あさり|カキ|牡蠣|ムール|ホタテ|アワビ|ハマグリ|サザエ|タニシ|ウニ|ホヤ|ナマコ|寿司|刺身|イイダコ/,
      duck: /鴨|ダック|アヒル/,
    },
    itself: {
      chicken: /鶏肉|鶏|チキン/g,
      pork: /豚肉|豚|ポーク/g,
      beef: /牛肉|牛(?!乳)|ビーフ/g,
      lamb: /羊肉|羊|ラム(?!ネ)|マトン/g,
      fish: /(?!)/g,
      seafood: /(?!)/g,
      duck: /鴨肉|鴨|ダック/g,
    },
    word: {
      chicken: '鶏肉',
      pork: '豚肉',
      beef: '牛肉',
      lamb: '羊肉',
      fish: '魚',
      seafood: '海鮮',
      duck: '鴨肉',
    },
    mock: /ヴィーガン|ベジ|植物|大豆|豆腐|ビヨンド/,
  },
};
