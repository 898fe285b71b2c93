import { describe, expect, it } from '@jest/globals';
import { parseContent, parseTranslatedContent } from '@/lib/recipes/content';

const RECIPE = {
  prepMinutes: 5,
  cookMinutes: 20,
  category: 'Stew',
  ingredients: [{ items: [{ amount: 300, unit: 'g', name: 'aged kimchi' }] }],
  steps: [{ text: 'Boil.' }],
};

describe('shapes of content', () => {
  it('reads a string as HTML', () => {
    expect(parseContent('<p>Boil.</p>')).toEqual({ kind: 'html', html: '<p>Boil.</p>' });
  });

  it('reads the html field of an object', () => {
    expect(parseContent({ html: '<p>Boil.</p>', content: 'no' })).toEqual({
      kind: 'html',
      html: '<p>Boil.</p>',
    });
  });

  it('reads a string content field of an object', () => {
    expect(parseContent({ content: '<p>Boil.</p>' })).toEqual({
      kind: 'html',
      html: '<p>Boil.</p>',
    });
    expect(parseContent({ content: { a: 1 } })).toMatchObject({ kind: 'raw' });
  });

  it('shows any other value as formatted text', () => {
    expect(parseContent({ soup: { water: 1 } })).toEqual({
      kind: 'raw',
      text: '{\n  "soup": {\n    "water": 1\n  }\n}',
    });
    expect(parseContent([1, 2])).toMatchObject({ kind: 'raw' });
    expect(parseContent(7)).toEqual({ kind: 'raw', text: '7' });
  });

  it('treats deeply nested values as empty', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`);
    expect(parseContent(deep)).toEqual({ kind: 'empty' });
  });

  it.each([[''], [' \n'], ['<p> </p>'], ['<script>x</script>'], [{}], [[]], [{ html: '' }]])(
    'reads %j as empty',
    (content) => {
      expect(parseContent(content)).toEqual({ kind: 'empty' });
    },
  );

  it('accepts an image alone', () => {
    expect(parseContent('<img src="/images/a.webp">')).toMatchObject({ kind: 'html' });
  });

  it.each([[null], [undefined]])('reads %j as absent', (content) => {
    expect(parseContent(content)).toEqual({ kind: 'absent' });
  });
});

describe('structured recipe', () => {
  it('is read with its story, sanitized', () => {
    const content = parseContent({ html: '<p onclick="x()">Hi</p>', recipe: RECIPE });
    expect(content).toMatchObject({
      kind: 'structured',
      html: '<p>Hi</p>',
      recipe: { ...RECIPE, tips: [], substitutions: [] },
    });
  });

  it('needs no story', () => {
    expect(parseContent({ recipe: RECIPE })).toMatchObject({ kind: 'structured', html: null });
  });

  it('falls back to the HTML when invalid', () => {
    const recipe = { ...RECIPE, steps: [] };
    expect(parseContent({ html: '<p>Hi</p>', recipe })).toEqual({
      kind: 'html',
      html: '<p>Hi</p>',
    });
    expect(parseContent({ recipe })).toMatchObject({ kind: 'raw' });
  });

  it.each(['category', 'ingredients', 'steps', 'yield'])(
    'is invalid when its %s only resembles text or a list',
    (field) => {
      // A length check may throw for a length that cannot be converted to a number.
      const recipe = { ...RECIPE, [field]: { length: { toString: '' } } };
      expect(parseContent({ html: '<p>Hi</p>', recipe })).toEqual({
        kind: 'html',
        html: '<p>Hi</p>',
      });
      expect(parseContent({ recipe })).toMatchObject({ kind: 'raw' });
    },
  );
});

describe('content of a translation', () => {
  const RECIPE = {
    ...{ prepMinutes: 5, cookMinutes: 10, category: 'Stew', menuNames: ['찌개'], diet: ['vegan'] },
    ingredients: [
      {
        group: 'Pot',
        items: [
          {
            amount: 400,
            unit: 'g',
            spoons: '2 cups',
            name: 'kimchi',
            ko: '김치',
            note: 'holds fish',
          },
          { amount: 15, unit: 'ml', spoons: '1 tbsp', name: 'oil' },
          { amount: 2, unit: '', name: 'eggs' },
          { amount: 240, unit: 'ml', spoons: '1 cup', name: 'water' },
          { amount: null, unit: '', spoons: 'a handful', name: 'salt' },
        ],
      },
    ],
    steps: [{ text: 'Boil it.', minutes: 10 }],
    tips: ['Cook it to 75 °C.'],
  };
  const TRANSLATED_GROUP = {
    group: '鍋',
    items: [
      { name: 'キムチ', note: '魚入り', amount: 1, unit: '個' },
      { name: '油' },
      { name: '卵', unit: '個' },
      { name: '水' },
      { name: '塩' },
    ],
  };
  const TRANSLATION = {
    category: 'チゲ',
    ingredients: [TRANSLATED_GROUP],
    steps: [{ text: '煮る。', minutes: 99 }],
    tips: ['75 °Cまで。'],
    diet: ['halal-friendly'],
  };
  const translate = (recipe: unknown) =>
    parseTranslatedContent({ recipe }, parseContent({ recipe: RECIPE }), 'ja');

  it('combines texts of the translation with facts of the post', () => {
    expect(translate(TRANSLATION)).toMatchObject({
      kind: 'structured',
      recipe: {
        ...{ prepMinutes: 5, cookMinutes: 10, category: 'チゲ', menuNames: ['찌개'] },
        diet: ['vegan'],
        ingredients: [
          {
            group: '鍋',
            items: [
              {
                ...{ amount: 400, unit: 'g', spoons: '480 ml' },
                ...{ name: 'キムチ', ko: '김치', note: '魚入り' },
              },
              { amount: 15, unit: 'ml', spoons: '大さじ1', name: '油' },
              { amount: 2, unit: '個', name: '卵' },
              { amount: 240, unit: 'ml', spoons: undefined, name: '水' },
              { amount: null, unit: '', spoons: undefined, name: '塩' },
            ],
          },
        ],
        steps: [{ text: '煮る。', minutes: 10 }],
        tips: ['75 °Cまで。'],
      },
    });
  });

  const { group, items } = TRANSLATED_GROUP;
  it.each([
    ['an ingredient', { ingredients: [{ group, items: items.slice(1) }] }],
    ['a note', { ingredients: [{ group, items: items.map(({ name }) => ({ name })) }] }],
    ['a heading', { ingredients: [{ items }] }],
    ['a step', { steps: [] }],
    ['a tip', { tips: [] }],
    ['a category', { category: ' ' }],
  ])('is null when %s is missing', (_, fields) => {
    expect(translate({ ...TRANSLATION, ...fields })).toBeNull();
  });

  it('is null in another shape than its post, and sanitized in the same', () => {
    const html = parseContent('<p>Text</p>');
    expect(parseTranslatedContent({ recipe: TRANSLATION }, html, 'ja')).toBeNull();
    expect(parseTranslatedContent(null, html, 'ja')).toBeNull();
    expect(
      parseTranslatedContent('<p onclick="x()">文<script>x()</script></p>', html, 'ja'),
    ).toEqual({
      kind: 'html',
      html: '<p>文</p>',
    });
  });
});
