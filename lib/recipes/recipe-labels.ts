import 'server-only';
import type { Locale } from '../locales';

/** Labels beside the texts of a recipe; `#` is the placeholder of a number. */
interface RecipeLabels {
  servings: string;
  cuisine: string;
  /** No label for cups: translations give milliliters, since cups differ by country. */
  tbsp: string;
  tsp: string;
  feedTitle: string;
  feedDescription: string;
}

const LABELS: Record<Locale, RecipeLabels> = {
  en: {
    servings: '# servings',
    cuisine: 'Korean',
    tbsp: '# tbsp',
    tsp: '# tsp',
    feedTitle: 'a Korean mom’s kitchen',
    feedDescription: 'Korean home recipes with true amounts.',
  },
  ja: {
    servings: '#人分',
    cuisine: '韓国料理',
    tbsp: '大さじ#',
    tsp: '小さじ#',
    feedTitle: '韓国のお母さんの台所',
    feedDescription: '分量の確かな韓国の家庭料理レシピ。',
  },
  'zh-Hans': {
    servings: '#人份',
    cuisine: '韩国菜',
    tbsp: '#大勺',
    tsp: '#小勺',
    feedTitle: '韩国妈妈的厨房',
    feedDescription: '用量准确的韩国家常菜谱。',
  },
  'zh-Hant': {
    servings: '#人份',
    cuisine: '韓國料理',
    tbsp: '#大匙',
    tsp: '#小匙',
    feedTitle: '韓國媽媽的廚房',
    feedDescription: '份量精準的韓國家常食譜。',
  },
};

export function getRecipeLabels(locale: Locale): RecipeLabels {
  return LABELS[locale];
}
