import { describe, expect, it } from '@jest/globals';
import { parseContent, parseTranslatedContent } from '@/lib/recipes/content';

const RECIPE = {
  prepMinutes: 5,
  cookMinutes: 20,
  category: 'Stew',
  ingredients: [{ items: [{ amount: 300, unit: 'g', name: 'aged kimchi' }] }],
  steps: [{ text: 'Boil.' }],
};

describe('the shapes of content', () => {
  it('takes a string as HTML', () => {
    expect(parseContent('<p>Boil.</p>')).toEqual({ kind: 'html', html: '<p>Boil.</p>' });
  });

  it('takes the html field of an object', () => {
    expect(parseContent({ html: '<p>Boil.</p>', content: 'no' })).toEqual({
      kind: 'html',
      html: '<p>Boil.</p>',
    });
  });

  it('takes the content field of an object when it is a string', () => {
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

  it('shows nothing of a value nested so deep that its text would be megabytes', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`);
    expect(parseContent(deep)).toEqual({ kind: 'empty' });
  });

  it.each([[''], [' \n'], ['<p> </p>'], ['<script>x</script>'], [{}], [[]], [{ html: '' }]])(
    'finds nothing in %j',
    (content) => {
      expect(parseContent(content)).toEqual({ kind: 'empty' });
    },
  );

  it('sees a picture alone as something', () => {
    expect(parseContent('<img src="/images/a.webp">')).toMatchObject({ kind: 'html' });
  });

  it.each([[null], [undefined]])('says that %j is not there yet', (content) => {
    expect(parseContent(content)).toEqual({ kind: 'absent' });
  });
});

describe('a structured recipe', () => {
  it('is read with its story, sanitised', () => {
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

  it('with a mistake never hides the HTML beside it', () => {
    const recipe = { ...RECIPE, steps: [] };
    expect(parseContent({ html: '<p>Hi</p>', recipe })).toEqual({
      kind: 'html',
      html: '<p>Hi</p>',
    });
    expect(parseContent({ recipe })).toMatchObject({ kind: 'raw' });
  });

  it.each(['category', 'ingredients', 'steps', 'yield'])(
    'whose %s only looks like text or a list is no structured one',
    (field) => {
      // Some length checks throw for a length that nothing compares to.
      const recipe = { ...RECIPE, [field]: { length: { toString: '' } } };
      expect(parseContent({ html: '<p>Hi</p>', recipe })).toEqual({
        kind: 'html',
        html: '<p>Hi</p>',
      });
      expect(parseContent({ recipe })).toMatchObject({ kind: 'raw' });
    },
  );
});

describe('the content of a translation', () => {
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
  const WORDS_OF_POT = {
    group: '鍋',
    items: [
      { name: 'キムチ', note: '魚入り', amount: 1, unit: '個' },
      { name: '油' },
      { name: '卵', unit: '個' },
      { name: '水' },
      { name: '塩' },
    ],
  };
  const WORDS = {
    category: 'チゲ',
    ingredients: [WORDS_OF_POT],
    steps: [{ text: '煮る。', minutes: 99 }],
    tips: ['75 °Cまで。'],
    diet: ['halal-friendly'],
  };
  const translate = (recipe: unknown) =>
    parseTranslatedContent({ recipe }, parseContent({ recipe: RECIPE }), 'ja');

  it('is the words of the translation and the facts of the post', () => {
    expect(translate(WORDS)).toMatchObject({
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

  const { group, items } = WORDS_OF_POT;
  it.each([
    ['an ingredient', { ingredients: [{ group, items: items.slice(1) }] }],
    ['a note', { ingredients: [{ group, items: items.map(({ name }) => ({ name })) }] }],
    ['a heading', { ingredients: [{ items }] }],
    ['a step', { steps: [] }],
    ['a tip', { tips: [] }],
    ['a category', { category: ' ' }],
  ])('is none where %s is missing', (_, words) => {
    expect(translate({ ...WORDS, ...words })).toBeNull();
  });

  it('is none in another shape than its post, and washed in the same', () => {
    const html = parseContent('<p>Text</p>');
    expect(parseTranslatedContent({ recipe: WORDS }, html, 'ja')).toBeNull();
    expect(parseTranslatedContent(null, html, 'ja')).toBeNull();
    expect(
      parseTranslatedContent('<p onclick="x()">文<script>x()</script></p>', html, 'ja'),
    ).toEqual({
      kind: 'html',
      html: '<p>文</p>',
    });
  });
});
