import { describe, expect, it } from '@jest/globals';
import { parseContent } from '@/lib/recipes/content';

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
      // Zod's own length checks throw for a length that nothing compares to.
      const recipe = { ...RECIPE, [field]: { length: { toString: '' } } };
      expect(parseContent({ html: '<p>Hi</p>', recipe })).toEqual({
        kind: 'html',
        html: '<p>Hi</p>',
      });
      expect(parseContent({ recipe })).toMatchObject({ kind: 'raw' });
    },
  );
});
