import type { Grammar } from './foreign-namer';
import { JAPANESE_NOTES } from './foreign-notes';
import { toKatakana } from './katakana';
import {
  ONLY_PUNCTUATION,
  CONJUNCTION_SIGN,
  FOOD_SLOT,
  needsBlankBetween,
} from './name-punctuation';
import type { NamePart } from './types';

/** Japanese of joiners, by their English (`segment-name.ts`). */
const JOINERS: Readonly<Record<string, string>> = { and: 'と', '&': '&', with: 'と' };
/** Words that form one food with the next word, not two: "韓牛ロース", "麻辣豆腐". */
const OF_ONE_FOOD =
  /(?:豚|牛|鶏|鴨|羊|ラム|マトン|チキン|ポーク|ビーフ|ダック|イベリコ|麻辣|ハーブ|人参|にんにく|唐辛子)$/;
/** Signs that join nothing, left over from a size: "삼겹살(국내산/200g)". */
const EDGE_SIGNS = /^[&+/、]+|[&+/、]+$/g;
/** Characters that stand for an animal. */
const ANIMAL_CHARACTER = /[豚牛鶏鴨羊]/;
/** Dish that ends in its way of cooking. */
const COOKED_DISH = /^(.+?)の?(煮込み|煮付け|蒸し物|炒め|和え物)$/;

/** Composes in the order of Korean: "매운 돼지갈비찜" -> "豚カルビの辛煮込み". */
function composeJapanese(parts: readonly NamePart[]): string {
  const opening = parts[0];
  if (opening?.kind === 'form' && opening.lead?.includes(FOOD_SLOT) && parts.length > 1) {
    // "모둠초밥 B": a letter after the dish is no part of it.
    const verbatim = parts.findIndex(({ kind }) => kind === 'verbatim');
    const end = verbatim > 1 ? verbatim : parts.length;
    return joinWords(
      fillSlot(opening.lead, composeJapanese(parts.slice(1, end))),
      composeJapanese(parts.slice(end)),
    );
  }
  let name = '';
  let word: NamePart[] = [];
  for (const part of parts) {
    if (part.kind === 'joiner' || CONJUNCTION_SIGN.test(part.ko)) {
      name = joinWords(name, toText(word));
      name += part.kind === 'joiner' ? (JOINERS[part.head] ?? '') : part.ko.replace(',', '、');
      word = [];
    } else if (part.kind === 'form' || part.kind === 'serving') {
      word = applyForm(part, word);
    } else if (part.kind !== 'verbatim' || !ONLY_PUNCTUATION.test(part.ko)) {
      word.push(part);
    }
  }
  name = joinWords(name, toText(word));
  return name.replace(EDGE_SIGNS, '') || name;
}

const isModifier = ({ kind }: NamePart): boolean => kind === 'modifier' || kind === 'name';

/** True for a form that describes the next word: "揚げ豚足". */
const isDescribing = ({ kind, head, lead = head }: NamePart): boolean =>
  kind === 'form' && lead !== head;

/** Applies a form to the words before it. */
function applyForm(form: NamePart, word: readonly NamePart[]): NamePart[] {
  const start = word.findIndex((part) => !isModifier(part) && !isDescribing(part));
  const { head: alone, lead = alone } = form;
  const kind = isDescribing(form) ? 'form' : 'dish';
  if (start < 0) return [...word, { ...form, kind, attribute: lead }];
  const head = fillSlot(form.attribute, toText(word.slice(start)));
  return [...word.slice(0, start), { ...form, kind: 'dish', attribute: head, head }];
}

function fillSlot(template: string, filling: string): string {
  const [before = '', after = ''] = template.split(FOOD_SLOT);
  return joinWords(before + filling, after);
}

function toText(parts: readonly NamePart[]): string {
  const slot = parts.findIndex(({ attribute }) => attribute.includes(FOOD_SLOT));
  if (slot >= 0) {
    const filled = fillSlot(parts[slot]?.attribute ?? '', toText(parts.slice(slot + 1)));
    return joinWords(toText(parts.slice(0, slot)), filled);
  }
  let text = '';
  parts.forEach((part, at) => {
    const next = parts[at + 1];
    const isLast = next === undefined;
    const plainForm = isLast && part.kind !== 'modifier' ? part.head : part.attribute;
    const before = parts[at - 1];
    const spiced =
      isLast && before?.kind === 'modifier' ? moveSpicyToCooking(before, plainForm) : null;
    if (before && spiced !== null) text = text.slice(0, -before.attribute.length);
    text = joinWords(text, spiced ?? plainForm);
    const isPair = part.kind === 'food' && next?.kind === 'food';
    if (isPair && part.attribute === part.head && !OF_ONE_FOOD.test(text)) text += 'と';
  });
  return text;
}

/**
 * Moves a word for spicy to the way of cooking: "辛口" + "豚カルビの煮込み" ->
 * "豚カルビの辛煮込み".
 */
function moveSpicyToCooking({ attribute, head }: NamePart, dish: string): string | null {
  const [, food, cooking] = COOKED_DISH.exec(dish) ?? [];
  return head === attribute || food === undefined ? null : `${food}の${head}${cooking ?? ''}`;
}

/** Separates Latin words and merges repetitions: "韓牛" + "牛カルビ", "ちらし寿司" + "寿司". */
function joinWords(name: string, word: string): string {
  if (needsBlankBetween(name, word)) return `${name} ${word}`;
  if (word.length > 1 && name.endsWith(word)) return name;
  const last = name.slice(-1);
  return ANIMAL_CHARACTER.test(last) && word.startsWith(last) ? name + word.slice(1) : name + word;
}

const toWordPattern = (...lists: readonly string[]): RegExp =>
  new RegExp(lists.join(' ').replaceAll(' ', '|'));

/** Grammar of Japanese names: order and particles, katakana, words for animals. */
export const JAPANESE: Grammar = {
  compose: composeJapanese,
  spell: toKatakana,
  quoteUnknown: (ko) => `「${ko}」（翻訳できません）`,
  notes: JAPANESE_NOTES,
  animals: {
    patterns: {
      chicken:
        /鶏|(?<!キム|マン)チキン|鳥|タッ(?:カル|カン|コム|ケジャン|トリ)|サムゲタン|チムダク|ささみ|手羽|ペクスク|親子丼|せせり|砂肝/,
      pork: /豚|ポーク|ハム|ベーコン|サムギョプサル|オギョプサル|ポッサム|ポサム|スンデ|とんかつ|(?:ロース|ヒレ)カツ|カツ(?:丼|カレー|鍋)|カムジャタン|酢豚|イベリコ|チャーシュー/,
      beef: /牛(?!乳)|ビーフ|プル[コゴ]ギ|ユッケ|(?<!豚)(?<!ラム)カルビ|ソルロンタン|(?<![のッ鶏豚])コムタン|ステーキ/,
      lamb: /羊(?!羹)|(?<![カクグガパプフドコ])ラム(?![ネ酒コ])|マトン|ジンギスカン/,
      fish: toWordPattern(
        '魚 鮭 サーモン マグロ ツナ サバ さんま サンマ (?<!み)たら タラ(?!ゴ|バ|の芽) ダラ(?!ー) ウナギ うな アナゴ ハモ(?!ン) イワシ アンチョビ 鯛 ダイ(?=[焼のコ]|$) アンコウ あん肝',
        'フグ ふぐ 明太 チャンジャ 練り おでん カニカマ 寿司 刺身 海鮮 イシモチ 太刀魚 [カガ]レイ ヒラメ 平目 サワラ ニベ エイ(?![ジド]) ドジョウ どじょう 鯉 [かカ]つお',
        'ヤマメ オイカワ ししゃも ブリ(?![トーュオス]) カンパチ ハマチ マナガツオ ニシン 数の子 ホッケ アジ(?!ア) コノシロ (?<!ア)ボラ スズキ メバル クロソイ ノドグロ ナマズ ウツボ フナ アユ 鮎',
        'ワカサギ マス(?=[丼餃の]|$) じゃこ ざこ イカナゴ クサウオ イクラ トビコ キャビア カラスミ フカヒレ サメ 白子 トロ(?!ピ) えんがわ カワハギ ハタハタ',
        'ケツギョ 背ごし ひつまぶし ちり鍋 フィッシュ セビーチェ アクアパッツァ ブイヤベース',
      ),
      seafood: toWordPattern(
        '海鮮 シーフード エビ(?!ア) 海老 シュリンプ プラウン カンジャンセウ ガンベリ ガンバス カニ(?!カマ) ガニ ケジャン クラブ(?!ハウス) ロブスター ザリガニ (?<![タスマ])イカ(?!レ)',
        'さきいか スルメ タコ(?![スラド]) ダコ たこ 貝 (?:ハイ|クボ|カガミ|カサ)ガイ イガイ アサリ カキ 牡蠣 ガキ オイスター(?!ソース) ムール ホタテ スカロップ アワビ トコブシ ハマグリ サザエ タニシ',
        'カワニナ シジミ シオフキ クラム(?!ブ) ボンゴレ (?<!ラ)ウニ(?!ー) ホヤ ボヤ ナマコ クラゲ 寿司 刺身 ちゃんぽん 八宝菜 パエリア ブイヤベース トムヤムクン プーパッポン',
      ),
      duck: /鴨|ダック(?!ワ)/,
    },
    removalPatterns: {
      chicken: /鶏肉?[との]|鶏肉?|(?<!キム|マン)チキン/g,
      pork: /[黒韓雌]?豚肉?[との]|[黒韓雌]?豚肉?|ポーク/g,
      beef: /(?<!水)[韓和黒]?牛(?!乳)肉?[との]?|ビーフ/g,
      lamb: /羊(?!羹)肉?[との]?|(?<![カクグガパプフドコ])ラム(?![ネ酒コ])|マトン/g,
      fish: /(?!)/g,
      seafood: /(?!)/g,
      duck: /鴨肉?[との]?|ダック(?!ワ)/g,
    },
    labels: {
      chicken: '鶏肉',
      pork: '豚肉',
      beef: '牛肉',
      lamb: '羊肉',
      fish: '魚',
      seafood: '海鮮',
      duck: '鴨肉',
    },
    mockMeat:
      /ヴィーガン|ベジ|植物|プラント|代替肉|大豆|豆腐|ソイ|ビヨンド|インポッシブル|アンリミート/,
  },
};
