import { beforeAll, describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { getHtml, getIngredients, readSeededPosts } from './seeded-posts';
import type { Post, Recipe, StructuredPost } from './seeded-posts';

const LIST_LIMIT = 48;
/** Every public post of the seed is older, so it is there on the first day. */
const FIRST_DAY = new Date('2026-11-01T00:00:00+09:00');
const ML_PER_UNIT = { tsp: 5, tbsp: 15, cup: 240, cups: 240 } as const;

const KINDS_OF_FLESH = {
  pork: /\b(pork|bacon|ham|sausages?)\b/i,
  beef: /\bbeef\b/i,
  chicken: /\bchickens?\b/i,
  seafood:
    /\b(anchov(y|ies)|fish|fishcakes?|prawns?|shrimps?|squid|clams?|mussels?|tuna|cabbage kimchi)\b/i,
};
const OTHER_ANIMAL_WORDS =
  /\b(eggs?|meat|honey|milk|butter|cheese|cream|yogh?urt|gelatine?|lard|oysters?)\b/i;
const ANIMAL_WORDS_KO = /계란|달걀|멸치|액젓|새우|고기|갈비|닭|꿀|조개|바지락|오징어|어묵|우유/;
const GLUTEN_WORDS =
  /\b(soy sauce|plain flour|wheat|barley|malt|chilli paste|soybean paste|wrapping paste|fishcake|wrappers)\b/i;
const ALCOHOL_WORDS = /\b(wine|mirin|soju|beer|soy sauce|chilli paste|soybean paste)\b/i;

let posts: Post[];
let structured: StructuredPost[];
let afterSecondRun: unknown;

beforeAll(() => {
  ({ posts, structured, afterSecondRun } = readSeededPosts());
});

/** What a reader sees on the first day. */
function isPublic({ status, published_at }: Post): boolean {
  return status === 'published' && published_at < FIRST_DAY;
}

/** Ingredients and steps of every structured recipe, list items of the others: what ends up in the bowl. */
function getWhatIsCooked(post: Post): string {
  const found = structured.find((candidate) => candidate.post === post);
  if (!found) return (getHtml(post).match(/<li>.*?<\/li>/g) ?? []).join('\n');
  const items = getIngredients(found.recipe).flatMap(({ name, ko, note }) => [name, ko, note]);
  return [...items, ...found.recipe.steps.map((step) => step.text)].join('\n');
}

/** "1 1/2 tbsp" in millilitres. */
function toMillilitres(spoons: string): number {
  const words = spoons.split(' ');
  const unit = v.parse(v.picklist(['tsp', 'tbsp', 'cup', 'cups']), words.pop());
  const count = words.reduce((sum, word) => {
    const [upper = Number.NaN, lower = 1] = word.split('/').map(Number);
    return sum + upper / lower;
  }, 0);
  return count * ML_PER_UNIT[unit];
}

/** Slugs of the structured recipes that break a rule. */
function getOffenders(breaksRule: (recipe: StructuredPost) => boolean): string[] {
  return structured.filter(breaksRule).map(({ post }) => post.slug);
}

describe('the file', () => {
  it('adds what is missing when run again and keeps what an editor changed', () => {
    expect(afterSecondRun).toEqual([
      { edited: false, count: 1 },
      { edited: true, count: posts.length - 1 },
    ]);
  });

  it('shows a full kitchen that fits on the list', () => {
    const slugs = posts.filter(isPublic).map(({ slug }) => slug);
    expect(slugs.length).toBeLessThanOrEqual(LIST_LIMIT);
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

  it('keeps a draft, an archived and a future post from the reader', () => {
    const hidden = posts.filter((post) => !isPublic(post));
    expect(hidden.map(({ status }) => status).sort()).toEqual(['archived', 'draft', 'published']);
    expect(hidden.find(({ status }) => status === 'published')?.published_at.getFullYear()).toBe(
      2099,
    );
  });

  it('dates every published post differently, within 2026', () => {
    const dates = posts.filter(isPublic).map(({ published_at }) => published_at.getTime());
    expect(new Set(dates).size).toBe(dates.length);
    expect(Math.min(...dates)).toBeGreaterThan(Date.parse('2026-01-01T00:00:00+09:00'));
  });

  it('contains every shape of content', () => {
    const contents = posts.filter(isPublic).map(({ content }) => content);
    const keys = contents.map((content) =>
      typeof content === 'object' && content !== null
        ? Object.keys(content).join()
        : typeof content,
    );
    expect(new Set(keys)).toEqual(
      new Set(['html,recipe', 'html', 'content', 'kitchen_notes', 'string', 'object']),
    );
    expect(contents).toEqual(expect.arrayContaining(['', { html: '' }, null]));
    expect(contents.find((content) => typeof content === 'string' && content !== '')).toMatch(
      /<h2>[^]*<ul>[^]*<ol>[^]*<table>/,
    );
  });

  it('marks every Korean word in HTML as Korean', () => {
    for (const post of posts) {
      const rest = getHtml(post).replace(/<span lang="ko">[^<]*<\/span>/g, '');
      expect([post.slug, rest.match(/[ㄱ-힝]+/)]).toEqual([post.slug, null]);
    }
  });
});

describe('a structured recipe', () => {
  it('has its English and Korean name, picture, servings and tags', () => {
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

  it('has times that add up', () => {
    expect(getOffenders(({ post, recipe }) => post.time_cook !== recipe.cookMinutes)).toEqual([]);
    expect(
      getOffenders(({ recipe }) => {
        const stepMinutes = recipe.steps.reduce((sum, { minutes = 0 }) => sum + minutes, 0);
        return stepMinutes > recipe.prepMinutes + recipe.cookMinutes;
      }),
    ).toEqual([]);
  });

  it('gives spoons and cups that agree with the metric amount', () => {
    const wrong = structured.flatMap(({ post, recipe }) =>
      getIngredients(recipe).flatMap(({ name, unit, amount, spoons }) => {
        if (spoons === undefined) return [];
        const perMillilitre = (amount ?? Number.NaN) / toMillilitres(spoons);
        // Chilli flakes are the lightest (0.4 g/ml), salted shrimp the heaviest (1.3 g/ml).
        const agrees =
          unit === 'ml'
            ? Math.abs(perMillilitre - 1) <= 0.05
            : unit === 'g' && perMillilitre >= 0.35 && perMillilitre <= 1.4;
        return agrees ? [] : [`${post.slug}: ${name}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('says which flesh is in it, in its tags', () => {
    for (const [tag, words] of Object.entries(KINDS_OF_FLESH)) {
      expect([
        tag,
        getOffenders(({ post }) => words.test(getWhatIsCooked(post)) !== post.tags.includes(tag)),
      ]).toEqual([tag, []]);
    }
    expect(
      getOffenders(({ post: { tags } }) =>
        tags.includes('vegan')
          ? tags.includes('no-pork')
          : tags.includes('pork') === tags.includes('no-pork'),
      ),
    ).toEqual([]);
  });

  it('calls no swap free of the sea that brings ordinary kimchi, which holds fish sauce or shrimp', () => {
    const isFreeOfSea = /\b(no|without|free of|vegan)\b.*\b(seafood|fish)\b|^vegan|^fish-free/i;
    const wrong = structured.flatMap(({ post, recipe }) =>
      recipe.substitutions
        .filter((swap) => isFreeOfSea.test(swap) && /kimchi/i.test(swap))
        .filter((swap) => !/vegan (cabbage )?kimchi/i.test(swap))
        .map((swap) => `${post.slug}: ${swap}`),
    );
    expect(wrong).toEqual([]);
  });

  it('tells the safe temperature for chicken and minced pork, and what to do about mould', () => {
    const told = (recipe: Recipe) => JSON.stringify([recipe.steps, recipe.tips]);
    expect(
      getOffenders(
        ({ recipe }) =>
          /chicken|minced pork/.test(JSON.stringify(recipe.ingredients)) &&
          !told(recipe).includes('75 °C'),
      ),
    ).toEqual([]);
    expect(
      getOffenders(({ recipe }) => recipe.category === 'Kimchi' && !/mould/.test(told(recipe))),
    ).toEqual([]);
  });

  it('claims a diet only when it is true', () => {
    const claims = (diet: NonNullable<Recipe['diet']>[number], forbidden: RegExp[]) =>
      getOffenders(
        ({ post, recipe }) =>
          recipe.diet?.includes(diet) === true &&
          forbidden.some((words) => words.test(getWhatIsCooked(post))),
      );
    expect(claims('gluten-free', [GLUTEN_WORDS])).toEqual([]);
    expect(claims('vegetarian', Object.values(KINDS_OF_FLESH))).toEqual([]);
    expect(claims('halal-friendly', [...Object.values(KINDS_OF_FLESH), ALCOHOL_WORDS])).toEqual([]);
  });

  it('names vegan and vegetarian dishes alike in tags and diet', () => {
    for (const diet of ['vegan', 'vegetarian'] as const) {
      expect(
        getOffenders(
          ({ post, recipe }) => post.tags.includes(diet) !== (recipe.diet?.includes(diet) ?? false),
        ),
      ).toEqual([]);
    }
  });
});

describe('a vegan post', () => {
  it('contains nothing of an animal', () => {
    const vegan = posts.filter(({ tags }) => tags.includes('vegan'));
    expect(vegan.length).toBeGreaterThanOrEqual(9);
    for (const post of vegan) {
      expect(post.tags).toContain('vegetarian');
      const cooked = getWhatIsCooked(post).replace(/soybean milk|oyster mushrooms?/g, '');
      for (const words of [...Object.values(KINDS_OF_FLESH), OTHER_ANIMAL_WORDS, ANIMAL_WORDS_KO]) {
        expect([post.slug, cooked.match(words)?.[0]]).toEqual([post.slug, undefined]);
      }
    }
  });
});
