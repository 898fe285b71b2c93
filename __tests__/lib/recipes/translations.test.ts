import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { XMLParser } from 'fast-xml-parser';
import { startTestDatabase, type TestDatabase } from '@/__tests__/helpers/database';
import { openNextCache } from '@/__tests__/helpers/next-cache';
import { getRecipesForDishes } from '@/lib/recipes/match-by-dish';
import { toFeed } from '@/lib/recipes/feed';
import { matchesFilter } from '@/lib/recipes/filter';
import { toRecipeJsonLd } from '@/lib/recipes/json-ld';
import type { ForeignLocale } from '@/lib/locales';
import { getRecipeAddresses, getRecipe, getRecipeLocales, getRecipes } from '@/lib/recipes/posts';
import type { StructuredRecipe } from '@/lib/recipes/structured-recipe';
import { getTagGroups } from '@/lib/recipes/tag-groups';
import { toTagLabel } from '@/lib/recipes/tag-groups';
import type { Recipe } from '@/lib/recipes/types';

const LOCALES: readonly ForeignLocale[] = ['ja', 'zh-Hans', 'zh-Hant'];
/** Latin words other than units and the contact address. */
const LATIN_WORD = /\b(?!(?:ml|cm|mm|kg|g|C|Instagram)\b)[A-Za-z]{2,}/;

/** Allergens and meats by their names in English and in the other languages. */
const ALLERGEN_MENTIONS: Record<string, [english: RegExp, others: RegExp]> = {
  pork: [/\bpork\b/, /豚|猪|豬/],
  beef: [/\bbeef\b/, /牛(?!蒡|皮菜|奶|乳)/],
  chicken: [/\b(chickens?|hens)\b/, /鶏|鸡(?!蛋)|雞(?!蛋)/],
  eggs: [/\beggs?\b/, /卵|鸡蛋|雞蛋/],
  shrimp: [/\b(shrimp|prawns)\b/, /アミ|えび|虾|蝦/],
  clams: [/\bclams?\b/, /あさり|蛤蜊/],
  squid: [/\bsquid\b/, /いか|鱿鱼|魷魚/],
  anchovies: [/\banchov(y|ies)\b/, /煮干し|いわし|鳀鱼|小魚乾|鯷魚/],
  'fish sauce': [/\bfish sauce\b/, /魚醤|鱼露|魚露/],
  nuts: [/\b(pine nuts|peanuts|chestnuts)\b/, /松の実|ピーナッツ|(?<!片)栗|松子|花生/],
  sesame: [/\bsesame\b/, /ごま(?!の)|芝麻|香油/],
  'soy sauce': [/\bsoy sauce\b/, /醤油|酱油|醬油/],
  'wheat flour': [/\bplain flour\b/, /小麦粉|中力粉|面粉|麵粉/],
  milk: [/\b(milk|butter|cheese)\b/, /牛乳|牛奶|バター(?!ナッツ)|チーズ|起司|芝士/],
};

let database: TestDatabase;
const english = new Map<string, Recipe>();
const translated = new Map<ForeignLocale, Recipe[]>();

async function readAll(locale?: ForeignLocale): Promise<Recipe[]> {
  const list = await getRecipes(locale);
  const recipes = await Promise.all(list.map(({ slug }) => getRecipe(slug, locale)));
  return recipes.filter((recipe) => recipe !== null);
}

beforeAll(async () => {
  openNextCache({ keepsEntries: false });
  database = await startTestDatabase();
  process.env.SUPABASE_URL = database.url;
  process.env.SUPABASE_ANON_KEY = database.anonKey;
  for (const recipe of await readAll()) english.set(recipe.slug, recipe);
  for (const locale of LOCALES) translated.set(locale, await readAll(locale));
});

afterAll(async () => {
  delete process.env.SUPABASE_URL;
  delete process.env.SUPABASE_ANON_KEY;
  await database.stop();
});

/** Structured recipes, each with its English original. */
function getPairs(locale: ForeignLocale) {
  return (translated.get(locale) ?? []).flatMap(({ slug, content }) => {
    const original = english.get(slug)?.content;
    return content.kind === 'structured' && original?.kind === 'structured'
      ? [{ slug, own: content.recipe, original: original.recipe }]
      : [];
  });
}

const getItems = (recipe: StructuredRecipe) => recipe.ingredients.flatMap(({ items }) => items);
const getSentences = (recipe: StructuredRecipe) => [
  ...recipe.steps.map(({ text }) => text),
  ...recipe.tips,
  ...recipe.substitutions,
];

/**
 * Figures of a text in order ("75", "1/2", "1.5"), without cups: translations give milliliters
 * instead.
 */
function getFigures(text: string): string[] {
  return text.replace(/\d+(?: \d\/\d)? cups?\b/g, '').match(/\d+(?:[./]\d+)?/g) ?? [];
}

describe.each(LOCALES)('seeded recipes in %s', (locale) => {
  it('are complete and carry their language', () => {
    const recipes = translated.get(locale) ?? [];
    expect(recipes.map(({ slug }) => slug)).toEqual([...english.keys()]);
    expect(recipes.filter(({ language }) => language !== locale)).toEqual([]);
    expect(getPairs(locale).length).toBeGreaterThanOrEqual(24);
  });

  it('contain no English', () => {
    for (const { slug, title, excerpt, tagWords, content } of translated.get(locale) ?? []) {
      const texts =
        content.kind === 'structured'
          ? [
              content.html ?? '',
              content.recipe.category,
              ...content.recipe.ingredients.map(({ group = '' }) => group),
              ...getItems(content.recipe).flatMap((item) => [item.name, item.note ?? '']),
              ...getItems(content.recipe).flatMap(({ unit, spoons = '' }) => [unit, spoons]),
              ...getSentences(content.recipe),
            ]
          : [content.kind === 'html' ? content.html : content.kind === 'raw' ? content.text : ''];
      const all = [title, excerpt ?? '', ...tagWords, ...texts].join('\n').replace(/<[^>]*>/g, ' ');
      expect([slug, LATIN_WORD.exec(all)?.[0]]).toEqual([slug, undefined]);
    }
  });

  it('keep amounts, minutes, Korean names, diets and all figures', () => {
    for (const { slug, own, original } of getPairs(locale)) {
      const toFacts = (recipe: StructuredRecipe) => [
        ...[recipe.prepMinutes, recipe.cookMinutes, recipe.menuNames, recipe.diet],
        recipe.steps.map(({ minutes }) => minutes),
        getItems(recipe).map(({ amount, ko }) => [amount, ko]),
      ];
      expect([slug, toFacts(own)]).toEqual([slug, toFacts(original)]);
      const sentences = getSentences(own);
      const lost = getSentences(original).flatMap((sentence, at) => {
        const figures = getFigures(sentences[at] ?? '');
        return getFigures(sentence).filter((figure) => !figures.includes(figure));
      });
      expect([slug, lost]).toEqual([slug, []]);
    }
  });

  it('name allergens exactly where the English does', () => {
    for (const [name, [inEnglish, inOthers]] of Object.entries(ALLERGEN_MENTIONS)) {
      const wrong = getPairs(locale).flatMap(({ slug, own, original }) => {
        const items = getItems(own);
        return getItems(original)
          .map((item, at) => [item, items[at]])
          .filter(
            ([item, other]) =>
              inEnglish.test(`${item?.name} ${item?.note}`) !==
              inOthers.test(`${other?.name} ${other?.note}`),
          )
          .map(([item, other]) => `${slug}: ${item?.name} / ${other?.name}`);
      });
      expect([name, wrong]).toEqual([name, []]);
    }
  });

  it('are found by their texts and grouped under translated headings', () => {
    const recipes = translated.get(locale) ?? [];
    for (const recipe of recipes) {
      const [word = ''] = recipe.tagWords;
      expect(matchesFilter(recipe, { tag: '', query: `${recipe.title} ${word}` })).toBe(true);
      const { title = '' } = english.get(recipe.slug) ?? {};
      expect(matchesFilter(recipe, { tag: '', query: title })).toBe(true);
    }
    const groups = getTagGroups(recipes, locale);
    expect(groups.map(({ tags }) => tags)).toEqual(getTagGroups(recipes).map(({ tags }) => tags));
    expect(groups.map(({ heading, labels }) => [heading, labels]).join()).not.toMatch(LATIN_WORD);
    expect(groups.map(({ englishHeading }) => englishHeading)).toEqual(
      getTagGroups(recipes).map(({ heading }) => heading),
    );
    const diets = recipes.flatMap(({ content }) =>
      content.kind === 'structured' ? (content.recipe.diet ?? []) : [],
    );
    expect(diets.map((diet) => toTagLabel(diet, locale)).join()).not.toMatch(LATIN_WORD);
  });

  it('have localized addresses in feed and structured data', () => {
    const recipes = translated.get(locale) ?? [];
    const { rss } = new XMLParser().parse(toFeed(recipes, locale));
    expect(rss.channel).toMatchObject({ language: locale });
    expect(rss.channel.link).toMatch(new RegExp(`/${locale}/recipies$`));
    const [item] = rss.channel.item;
    expect(item.link).toMatch(new RegExp(`/${locale}/recipes/${recipes[0]?.slug}$`));
    const recipe = recipes.find(({ slug }) => slug === 'kimchi-jjigae');
    const jsonLd = recipe && JSON.stringify(toRecipeJsonLd(recipe, locale));
    expect(jsonLd).toContain(`/${locale}/recipes/kimchi-jjigae#step-1`);
    expect(jsonLd).toContain(`"inLanguage":"${locale}"`);
    expect(jsonLd).not.toMatch(/servings|tbsp|cups?\b/);
  });
});

describe('amounts', () => {
  it.each([
    ['ja', '480 ml', '大さじ1', '小さじ1 1/2'],
    ['zh-Hans', '480 ml', '1大勺', '1 1/2小勺'],
    ['zh-Hant', '480 ml', '1大匙', '1 1/2小匙'],
  ] as const)('are translated to measures of %s', (locale, cups, tbsp, tsp) => {
    const items = getPairs(locale).flatMap(({ own }) => getItems(own));
    const spoons = new Set(items.map((item) => item.spoons));
    expect([...spoons]).toEqual(expect.arrayContaining([cups, tbsp, tsp]));
    // A cup measure beside milliliters would repeat the amount.
    expect(items.filter((item) => item.unit === 'ml' && item.spoons?.endsWith('ml'))).toEqual([]);
  });
});

describe('translation', () => {
  const readSoup = async () => {
    const recipe = await getRecipe('kimchi-jjigae', 'ja');
    const listed = (await getRecipes('ja')).find(({ slug }) => slug === 'kimchi-jjigae');
    expect(listed).toMatchObject({ language: recipe?.language, title: recipe?.title });
    return recipe;
  };
  const change = async (table: 'posts' | 'post_translations', fields: object) => {
    const { data } = await database.service
      .from('posts')
      .select('id, content')
      .eq('slug', 'kimchi-jjigae')
      .single();
    const id = data?.id ?? '';
    const { error } =
      table === 'posts'
        ? await database.service.from('posts').update(fields).eq('id', id)
        : await database.service
            .from('post_translations')
            .update(fields)
            .match({ post_id: id, locale: 'ja' });
    expect(error).toBeNull();
    return data?.content;
  };

  it('takes over changed facts of its post', async () => {
    const before = english.get('kimchi-jjigae')?.content;
    if (before?.kind !== 'structured') throw new Error('It is a structured recipe.');
    const [first] = before.recipe.ingredients;
    const content = await change('posts', {
      servings: 7,
      content: {
        recipe: {
          ...before.recipe,
          ingredients: before.recipe.ingredients.map((group) =>
            group === first
              ? { ...group, items: group.items.map((item) => ({ ...item, amount: 999 })) }
              : group,
          ),
        },
      },
    });
    const recipe = await readSoup();
    expect(recipe).toMatchObject({ language: 'ja', servings: 7 });
    expect(JSON.stringify(recipe?.content)).toContain('"amount":999');

    await change('posts', {
      content: { recipe: { ...before.recipe, steps: before.recipe.steps.slice(1) } },
    });
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await readSoup()).toMatchObject({
      language: 'en',
      title: 'Kimchi Stew (Kimchi-jjigae)',
    });
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('recipes.translation_skipped'));
    warned.mockRestore();
    await change('posts', { content, servings: 3 });
    expect(await readSoup()).toMatchObject({ language: 'ja' });
  });

  it("has the date of its own or its post's last change", async () => {
    const getDate = async (locale: 'en' | 'ja') =>
      (await getRecipeAddresses(locale)).find(({ slug }) => slug === 'kimchi-jjigae')?.updatedAt ??
      '';
    const before = await getDate('en');
    await change('post_translations', { excerpt: '新しい。' });
    expect(await getDate('en')).toBe(before);
    expect((await getDate('ja')) > before).toBe(true);
    expect((await readSoup())?.updatedAt).toBe(await getDate('ja'));
  });

  it('supplies the title for recipes of a place', async () => {
    const [recipe] = await getRecipesForDishes(['김치찌개'], 'zh-Hant');
    expect(recipe?.title).toBe('韓式泡菜鍋');
  });

  it('falls back to the English post when missing', async () => {
    await database.service.from('post_translations').delete().eq('locale', 'ja');
    const recipe = await readSoup();
    const { language, title, excerpt, content } = english.get('kimchi-jjigae') ?? {};
    expect(recipe).toMatchObject({ language, title, excerpt, content });
    expect(recipe?.tagWords).toContain('キムチ');
  });

  it('is not linked when missing, and marked as English in the feed', async () => {
    expect(await getRecipeLocales('kimchi-jjigae')).toEqual(['en', 'zh-Hans', 'zh-Hant']);
    const { rss } = new XMLParser().parse(toFeed(await getRecipes('ja'), 'ja'));
    const [item] = [rss.channel.item].flat();
    expect([rss.channel.language, item['dc:language']]).toEqual(['ja', 'en']);
    expect(toFeed(await getRecipes(), 'en')).not.toContain('dc:');
  });
});
