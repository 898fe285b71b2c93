import { beforeAll, describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { getHtml, getIngredients, readSeededPosts } from './seeded-posts';
import type { Post, Recipe, StructuredPost } from './seeded-posts';

const MAX_LIST_LENGTH = 48;
/** Release date; public posts of the seed are older. */
const FIRST_DAY = new Date('2026-11-01T00:00:00+09:00');
const ML_PER_UNIT = { tsp: 5, tbsp: 15, cup: 240, cups: 240 } as const;

const MEAT_WORDS = {
  pork: /\b(pork|bacon|ham|sausages?)\b/i,
  beef: /\bbeef\b/i,
  chicken: /\bchickens?\b/i,
  seafood:
    /\b(anchov(y|ies)|fish|fishcakes?|prawns?|shrimps?|squid|clams?|mussels?|tuna|cabbage kimchi)\b/i,
};
const OTHER_ANIMAL_TERMS =
  /\b(eggs?|meat|honey|milk|butter|cheese|cream|yogh?urt|gelatine?|lard|oysters?)\b/i;
const ANIMAL_WORDS_KO = /계란|달걀|멸치|액젓|새우|고기|갈비|닭|꿀|조개|바지락|오징어|어묵|우유/;
const GLUTEN_WORDS =
  /\b(soy sauce|plain flour|wheat|barley|malt|chilli paste|soybean paste|wrapping paste|fishcake|wrappers)\b/i;
const ALCOHOL_WORDS = /\b(wine|mirin|soju|beer|soy sauce|chilli paste|soybean paste)\b/i;

let posts: Post[];
let unusual: Post[];
let structured: StructuredPost[];
let afterSecondRun: unknown;

beforeAll(async () => {
  ({ posts, unusual, structured, afterSecondRun } = await readSeededPosts());
});

/** True for a post that is public on the release date. */
function isPublic({ status, published_at }: Post): boolean {
  return status === 'published' && published_at < FIRST_DAY;
}

/** Ingredients and steps of a structured recipe; list items of any other post. */
function getCookedText(post: Post): string {
  const found = structured.find((candidate) => candidate.post === post);
  if (!found) return (getHtml(post).match(/<li>.*?<\/li>/g) ?? []).join('\n');
  const items = getIngredients(found.recipe).flatMap(({ name, ko, note }) => [name, ko, note]);
  return [...items, ...found.recipe.steps.map((step) => step.text)].join('\n');
}

/** Milliliters of a household measure, such as "1 1/2 tbsp". */
function toMilliliters(spoons: string): number {
  const words = spoons.split(' ');
  const unit = v.parse(v.picklist(['tsp', 'tbsp', 'cup', 'cups']), words.pop());
  const count = words.reduce((sum, word) => {
    const [upper = Number.NaN, lower = 1] = word.split('/').map(Number);
    return sum + upper / lower;
  }, 0);
  return count * ML_PER_UNIT[unit];
}

/** Slugs of the structured recipes that break a rule. */
function getViolations(breaksRule: (recipe: StructuredPost) => boolean): string[] {
  return structured.filter(breaksRule).map(({ post }) => post.slug);
}

describe('seed file', () => {
  it('adds missing posts when run again and keeps edits', () => {
    expect(afterSecondRun).toEqual([
      { edited: false, count: 1 },
      { edited: true, count: posts.length - 1 },
    ]);
  });

  it("has all planned recipes, within the list's limit", () => {
    const slugs = posts.filter(isPublic).map(({ slug }) => slug);
    expect(slugs.length).toBeLessThanOrEqual(MAX_LIST_LENGTH);
    expect(structured.length).toBeGreaterThanOrEqual(24);
    expect(slugs).toEqual(expect.arrayContaining(structured.map(({ post }) => post.slug)));
    expect(slugs).toEqual(
      expect.arrayContaining([
        ...['kimchi-jjigae', 'doenjang-jjigae', 'bibimbap', 'japchae', 'tteokbokki', 'gimbap'],
        ...['samgyetang', 'bulgogi', 'sundubu-jjigae', 'kongguksu', 'haemul-pajeon'],
        ...['baechu-kimchi', 'vegan-baechu-kimchi', 'miyeok-guk', 'galbi-jjim', 'sikhye'],
      ]),
    );
  });

  it('has only public posts with content', () => {
    expect(posts.filter((post) => !isPublic(post))).toEqual([]);
    expect(
      posts.filter(({ content }) =>
        ['null', '""', '{"html":""}'].includes(JSON.stringify(content)),
      ),
    ).toEqual([]);
  });

  it('shows no reader a raw object', () => {
    const shapes = posts.map(({ content }) =>
      typeof content === 'string' ? 'text' : Object.keys(content ?? {}).join(),
    );
    expect(new Set(shapes)).toEqual(new Set(['html,recipe', 'html', 'content', 'text']));
    expect(posts.map(({ content }) => content)).toContainEqual(
      expect.stringMatching(/<h2>[^]*<ul>[^]*<ol>[^]*<table>/),
    );
  });

  it('has distinct dates in 2026', () => {
    const dates = posts.filter(isPublic).map(({ published_at }) => published_at.getTime());
    expect(new Set(dates).size).toBe(dates.length);
    expect(Math.min(...dates)).toBeGreaterThan(Date.parse('2026-01-01T00:00:00+09:00'));
  });

  it('marks Korean words in HTML by language', () => {
    for (const post of [...posts, ...unusual]) {
      const rest = getHtml(post).replace(/<span lang="ko">[^<]*<\/span>/g, '');
      expect([post.slug, rest.match(/[ㄱ-힝]+/)]).toEqual([post.slug, null]);
    }
  });
});

describe('unusual posts of the tests', () => {
  it('have the shapes that the seed lacks', () => {
    const contents = unusual.filter(isPublic).map(({ content }) => content);
    expect(contents).toEqual(expect.arrayContaining(['', { html: '' }, null]));
    expect(contents).toContainEqual(expect.objectContaining({ kitchen_notes: expect.anything() }));
  });

  it('hold a draft, an archived and a future post', () => {
    const hidden = unusual.filter((post) => !isPublic(post));
    expect(hidden.map(({ status }) => status).sort()).toEqual(['archived', 'draft', 'published']);
    expect(hidden.find(({ status }) => status === 'published')?.published_at.getFullYear()).toBe(
      2099,
    );
  });
});

describe('structured recipe', () => {
  it('has an English and a Korean name, image, servings and tags', () => {
    for (const { post, html } of structured) {
      expect(post.title).toMatch(/^[A-Z].+ \([A-Z][A-Za-z -]+\)$/);
      expect(post.thumbnail_url).toBe(`/images/recipes/${post.slug}-4x3.webp`);
      expect(post.servings).toBeGreaterThan(0);
      expect(post.tags.length).toBeGreaterThanOrEqual(2);
      expect(new Set(post.tags).size).toBe(post.tags.length);
      expect(html).toMatch(/^(<p>.+?<\/p>){1,2}$/);
      expect(html).toContain('<span lang="ko">');
    }
  });

  it('has consistent times', () => {
    expect(getViolations(({ post, recipe }) => post.time_cook !== recipe.cookMinutes)).toEqual([]);
    expect(
      getViolations(({ recipe }) => {
        const stepMinutes = recipe.steps.reduce((sum, { minutes = 0 }) => sum + minutes, 0);
        return stepMinutes > recipe.prepMinutes + recipe.cookMinutes;
      }),
    ).toEqual([]);
  });

  it('has household measures that agree with the metric amounts', () => {
    const wrong = structured.flatMap(({ post, recipe }) =>
      getIngredients(recipe).flatMap(({ name, unit, amount, spoons }) => {
        if (spoons === undefined) return [];
        const perMilliliter = (amount ?? Number.NaN) / toMilliliters(spoons);
        // Chili flakes are the lightest (0.4 g/ml), salted shrimp the heaviest (1.3 g/ml).
        const agrees =
          unit === 'ml'
            ? Math.abs(perMilliliter - 1) <= 0.05
            : unit === 'g' && perMilliliter >= 0.35 && perMilliliter <= 1.4;
        return agrees ? [] : [`${post.slug}: ${name}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('is tagged with its meats', () => {
    for (const [tag, words] of Object.entries(MEAT_WORDS)) {
      expect([
        tag,
        getViolations(({ post }) => words.test(getCookedText(post)) !== post.tags.includes(tag)),
      ]).toEqual([tag, []]);
    }
    expect(
      getViolations(({ post: { tags } }) =>
        tags.includes('vegan')
          ? tags.includes('no-pork')
          : tags.includes('pork') === tags.includes('no-pork'),
      ),
    ).toEqual([]);
  });

  it('calls no substitution with ordinary kimchi free of seafood', () => {
    const isFreeOfSea = /\b(no|without|free of|vegan)\b.*\b(seafood|fish)\b|^vegan|^fish-free/i;
    const wrong = structured.flatMap(({ post, recipe }) =>
      recipe.substitutions
        .filter((swap) => isFreeOfSea.test(swap) && /kimchi/i.test(swap))
        .filter((swap) => !/vegan (cabbage )?kimchi/i.test(swap))
        .map((swap) => `${post.slug}: ${swap}`),
    );
    expect(wrong).toEqual([]);
  });

  it('gives the safe temperature of chicken and minced pork, and advice on mold', () => {
    const toText = (recipe: Recipe) => JSON.stringify([recipe.steps, recipe.tips]);
    expect(
      getViolations(
        ({ recipe }) =>
          /chicken|minced pork/.test(JSON.stringify(recipe.ingredients)) &&
          !toText(recipe).includes('75 °C'),
      ),
    ).toEqual([]);
    expect(
      getViolations(({ recipe }) => recipe.category === 'Kimchi' && !/mould/.test(toText(recipe))),
    ).toEqual([]);
  });

  it('claims only diets it meets', () => {
    const claims = (diet: NonNullable<Recipe['diet']>[number], forbidden: RegExp[]) =>
      getViolations(
        ({ post, recipe }) =>
          recipe.diet?.includes(diet) === true &&
          forbidden.some((words) => words.test(getCookedText(post))),
      );
    expect(claims('gluten-free', [GLUTEN_WORDS])).toEqual([]);
    expect(claims('vegetarian', Object.values(MEAT_WORDS))).toEqual([]);
    expect(claims('halal-friendly', [...Object.values(MEAT_WORDS), ALCOHOL_WORDS])).toEqual([]);
  });

  it('has vegan and vegetarian in both tags and diet', () => {
    for (const diet of ['vegan', 'vegetarian'] as const) {
      expect(
        getViolations(
          ({ post, recipe }) => post.tags.includes(diet) !== (recipe.diet?.includes(diet) ?? false),
        ),
      ).toEqual([]);
    }
  });
});

describe('vegan post', () => {
  it('contains no animal product', () => {
    const vegan = posts.filter(({ tags }) => tags.includes('vegan'));
    expect(vegan.length).toBeGreaterThanOrEqual(9);
    for (const post of vegan) {
      expect(post.tags).toContain('vegetarian');
      const cooked = getCookedText(post).replace(/soybean milk|oyster mushrooms?/g, '');
      for (const words of [...Object.values(MEAT_WORDS), OTHER_ANIMAL_TERMS, ANIMAL_WORDS_KO]) {
        expect([post.slug, cooked.match(words)?.[0]]).toEqual([post.slug, undefined]);
      }
    }
  });
});
