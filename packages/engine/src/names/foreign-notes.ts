import { isPrice } from '../menu';
import { MEASURE, PEOPLE } from './english-notes';

/** Words of a language for notes on a dish: sizes, numbers of people, prices. */
export interface NoteVocabulary {
  sizes: Readonly<Record<string, string>>;
  /** Suffix of the number of people. */
  people: string;
  won: Readonly<Record<string, string>>;
}

const HANGUL = /\p{Script=Hangul}/u;
const WON = /[천만원]/g;

/**
 * Note in another language: measures as written, "2인" -> "2人前", "7,000원" -> "7,000ウォン";
 * `null` for an unknown remark.
 */
export function toForeignNote(note: string, { sizes, people, won }: NoteVocabulary): string | null {
  if (isPrice(note) || MEASURE.test(note)) {
    const price = note.replace(WON, (letter) => won[letter] ?? '');
    return HANGUL.test(price) ? null : price;
  }
  const count = PEOPLE.exec(note)?.[1];
  if (count !== undefined) return count + people;
  return Object.hasOwn(sizes, note) ? (sizes[note] ?? null) : null;
}

const SIZES = {
  대: '大',
  大: '大',
  중: '中',
  中: '中',
  소: '小',
  小: '小',
  특: '特',
  특대: '特大',
};

export const JAPANESE_NOTES: NoteVocabulary = {
  sizes: {
    ...SIZES,
    ...{ 반마리: 'ハーフ', 한마리: '丸ごと', 할랄: 'ハラール', 비건: 'ヴィーガン' },
    ...{ 점심: 'ランチ', 저녁: 'ディナー' },
  },
  people: '人前',
  won: { 천: '千', 만: '万', 원: 'ウォン' },
};

export const SIMPLIFIED_NOTES: NoteVocabulary = {
  sizes: {
    ...SIZES,
    ...{ 반마리: '半只', 한마리: '整只', 할랄: '清真', 비건: '纯素', 점심: '午餐', 저녁: '晚餐' },
  },
  people: '人份',
  won: { 천: '千', 만: '万', 원: '韩元' },
};

export const TRADITIONAL_NOTES: NoteVocabulary = {
  sizes: {
    ...SIZES,
    ...{ 반마리: '半隻', 한마리: '整隻', 할랄: '清真', 비건: '全植物', 점심: '午餐', 저녁: '晚餐' },
  },
  people: '人份',
  won: { 천: '千', 만: '萬', 원: '韓元' },
};
