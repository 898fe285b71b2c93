import { japanese } from '../../lexicon/meat-names.json';
import { createForeignGrammar, toAnimalNames } from './foreign-grammar';
import { toKatakana } from './katakana';
import { ONLY_PUNCTUATION, CONJUNCTION_SIGN, FOOD_SLOT, needsBlankBetween } from './phrases';
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

/** Grammar of Japanese names: order and particles, katakana, words for animals. */
export const JAPANESE = createForeignGrammar(toAnimalNames(japanese, japanese.labels), {
  compose: (pieces) => pieces.map(composeJapanese).join(''),
  spell: toKatakana,
  quoteUnknown: (ko) => `「${ko}」（翻訳できません）`,
});
