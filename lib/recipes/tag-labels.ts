import 'server-only';
import type { ForeignLocale, Locale } from '../locales';

/** Translations of tags, their headings and diets, which are English in posts and addresses. */
const LABELS: Record<string, Record<ForeignLocale, string> | undefined> = {
  Diet: { ja: '食の好み', 'zh-Hans': '饮食需求', 'zh-Hant': '飲食需求' },
  'Made with': { ja: '主な材料', 'zh-Hans': '主要食材', 'zh-Hant': '主要食材' },
  'Kind of dish': { ja: '料理の種類', 'zh-Hans': '菜式', 'zh-Hant': '料理種類' },
  Taste: { ja: '味', 'zh-Hans': '口味', 'zh-Hant': '口味' },
  'For when': { ja: 'こんなときに', 'zh-Hans': '适合场合', 'zh-Hant': '適合場合' },
  Learn: { ja: '基本を知る', 'zh-Hans': '入门知识', 'zh-Hant': '入門知識' },
  More: { ja: 'その他', 'zh-Hans': '其他', 'zh-Hant': '其他' },

  vegan: { ja: 'ヴィーガン', 'zh-Hans': '纯素', 'zh-Hant': '純植物' },
  vegetarian: { ja: 'ベジタリアン', 'zh-Hans': '蛋奶素', 'zh-Hant': '奶蛋素（可含五辛）' },
  'no-pork': { ja: '豚肉なし', 'zh-Hans': '不含猪肉', 'zh-Hant': '不含豬肉' },
  'gluten-free': { ja: 'グルテンフリー', 'zh-Hans': '无麸质', 'zh-Hant': '無麩質' },
  'halal-friendly': { ja: 'ハラールフレンドリー', 'zh-Hans': '清真友好', 'zh-Hant': '清真友善' },
  beef: { ja: '牛肉', 'zh-Hans': '牛肉', 'zh-Hant': '牛肉' },
  pork: { ja: '豚肉', 'zh-Hans': '猪肉', 'zh-Hant': '豬肉' },
  chicken: { ja: '鶏肉', 'zh-Hans': '鸡肉', 'zh-Hant': '雞肉' },
  seafood: { ja: '魚介', 'zh-Hans': '海鲜', 'zh-Hant': '海鮮' },
  kimchi: { ja: 'キムチ', 'zh-Hans': '泡菜', 'zh-Hant': '泡菜' },
  stew: { ja: 'チゲ・煮込み', 'zh-Hans': '汤锅', 'zh-Hant': '鍋物' },
  soup: { ja: 'スープ', 'zh-Hans': '汤', 'zh-Hant': '湯' },
  noodles: { ja: '麺', 'zh-Hans': '面条', 'zh-Hant': '麵食' },
  rice: { ja: 'ごはん', 'zh-Hans': '米饭', 'zh-Hant': '米飯' },
  pancake: { ja: 'チヂミ', 'zh-Hans': '煎饼', 'zh-Hant': '煎餅' },
  dumplings: { ja: '餃子', 'zh-Hans': '饺子', 'zh-Hant': '餃子' },
  'side-dish': { ja: '副菜', 'zh-Hans': '小菜', 'zh-Hant': '小菜' },
  'main-dish': { ja: '主菜', 'zh-Hans': '主菜', 'zh-Hant': '主菜' },
  grill: { ja: '焼き物', 'zh-Hans': '烧烤', 'zh-Hant': '燒烤' },
  snack: { ja: '軽食', 'zh-Hans': '小吃', 'zh-Hant': '小吃' },
  drink: { ja: '飲み物', 'zh-Hans': '饮品', 'zh-Hant': '飲品' },
  spicy: { ja: '辛い', 'zh-Hans': '辣', 'zh-Hant': '辣' },
  sweet: { ja: '甘い', 'zh-Hans': '甜', 'zh-Hant': '甜' },
  quick: { ja: 'すぐできる', 'zh-Hans': '快手', 'zh-Hant': '快速' },
  comfort: { ja: 'ほっとする味', 'zh-Hans': '暖心', 'zh-Hant': '暖心' },
  party: { ja: 'おもてなし', 'zh-Hans': '宴客', 'zh-Hant': '宴客' },
  picnic: { ja: 'お弁当', 'zh-Hans': '野餐', 'zh-Hant': '野餐' },
  summer: { ja: '夏', 'zh-Hans': '夏天', 'zh-Hant': '夏天' },
  winter: { ja: '冬', 'zh-Hans': '冬天', 'zh-Hant': '冬天' },
  basics: { ja: '基本', 'zh-Hans': '基础', 'zh-Hant': '基礎' },
  guide: { ja: '案内', 'zh-Hans': '指南', 'zh-Hant': '指南' },
  shopping: { ja: '買い物', 'zh-Hans': '采购', 'zh-Hant': '採買' },
  menu: { ja: '献立', 'zh-Hans': '菜单', 'zh-Hant': '菜單' },
  requests: { ja: 'リクエスト', 'zh-Hans': '想学的菜', 'zh-Hant': '想學的菜' },
  soon: { ja: '近日公開', 'zh-Hans': '即将发布', 'zh-Hant': '即將推出' },
};

/** Translated tag or heading; unchanged without a translation. */
export function toTagLabel(tag: string, locale: Locale): string {
  return locale === 'en' ? tag : (LABELS[tag]?.[locale] ?? tag);
}
