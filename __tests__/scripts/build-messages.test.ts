import { describe, expect, it } from '@jest/globals';
import en from '@/messages/en.json';
import ja from '@/messages/ja.json';
import zhHans from '@/messages/zh-Hans.json';
import zhHant from '@/messages/zh-Hant.json';
import { findMessageErrors, getPlaceholders } from '@/scripts/build-messages.mjs';
import { findUnusedMessages, readSources } from '@/scripts/unused-messages.mjs';

describe('getPlaceholders', () => {
  it.each([
    ['Nothing goes in', ''],
    ['{name} and {name}', '{name}'],
    ['{b} before {a}', '{a}{b}'],
    ['{count, number} places', '{count, number}'],
    ['read on {day, date, ::yMMMMd} at {hour, time}', '{day, date}{hour, time}'],
    ['<b>{name}</b>', '<b></b>{name}'],
    [
      '{count, plural, =0 {none} one {# at {place}} other {# places}}',
      '{count, plural, other {}}{place}',
    ],
    ['{how, select, usual {Usually} other {Now}}', '{how, select, other {} usual {}}'],
  ])('of “%s”', (text, slots) => {
    expect(getPlaceholders(text)).toBe(slots);
  });

  it('rejects invalid ICU', () => {
    expect(() => getPlaceholders('{name')).toThrow(SyntaxError);
    expect(() => getPlaceholders('{count, plural, one {# place}}')).toThrow(SyntaxError);
    // Compiled messages ignore the style and print 2/20/2026.
    expect(() => getPlaceholders('{day, date, long}')).toThrow(SyntaxError);
  });
});

describe('findMessageErrors', () => {
  const find = (english: string, japanese: string) =>
    findMessageErrors({ en: { room: { key: english } }, ja: { room: { key: japanese } } });

  it('accepts translations with the same placeholders', () => {
    expect(find('Save {name}', '{name}を保存')).toEqual([]);
    expect(find('{n, plural, one {# dish} other {# dishes}}', '{n, plural, other {#品}}')).toEqual(
      [],
    );
    expect(find('Read <link>a menu</link>', '<link>メニュー</link>を読む')).toEqual([]);
  });

  it.each([
    ['an empty message', 'Save', ' ', 'is empty'],
    ['a renamed placeholder', 'Save {name}', '{place}を保存', 'takes {place}, English {name}'],
    ['an additional placeholder', 'Save', '{name}を保存', 'takes {name}, English nothing'],
    ['a missing placeholder', 'Save {name}', '保存', 'takes nothing, English {name}'],
    [
      'a number without plural forms',
      '{n, plural, other {# dishes}}',
      '{n}品',
      'takes {n}, English {n, plural, other {}}',
    ],
    ['another tag', '<link>menu</link>', '<b>メニュー</b>', 'takes <b></b>, English <link></link>'],
    [
      'other cases',
      '{how, select, a {x} other {y}}',
      '{how, select, b {x} other {y}}',
      'takes {how, select, b {} other {}}, English {how, select, a {} other {}}',
    ],
  ])('reports %s', (_fault, english, japanese, message) => {
    expect(find(english, japanese)).toEqual([`ja: room.key ${message}`]);
  });

  it.each(['{name', '<b>名', '{n, plural, one {#}}'])('reports invalid ICU: %s', (text) => {
    expect(find(text, text)).toEqual([
      expect.stringMatching(/^en: room\.key is no message: SyntaxError/),
      expect.stringMatching(/^ja: room\.key is no message: SyntaxError/),
    ]);
  });

  it('reports missing and additional keys of a language', () => {
    const english = { room: { both: 'Both', here: { deep: 'Here' } } };
    expect(
      findMessageErrors({ en: english, ja: { room: { both: '両方', there: 'あちら' } } }),
    ).toEqual(['ja: room.here.deep is missing', 'ja: room.there is not there in English']);
  });
});

describe('findUnusedMessages', () => {
  const messages = {
    card: { show: 'Show', foods: { milk: 'milk', egg: 'egg' } },
    ui: { show: 'Show' },
  };

  it('counts a key as used in a source that names its namespace', () => {
    const source = "const t = useTranslations('card'); t('show'); t('foods.egg');";
    expect(findUnusedMessages(messages, [source])).toEqual(['card.foods.milk', 'ui.show']);
    expect(findUnusedMessages(messages, ["useTranslations('card')", "t('show')"])).toEqual([
      'card.show',
      'card.foods.milk',
      'card.foods.egg',
      'ui.show',
    ]);
  });

  it.each(["Translator<'card'>", "await getTranslations('card')", "{ locale, namespace: 'card' }"])(
    'finds the namespace in %s and expands dynamic keys',
    (namespace) => {
      expect(findUnusedMessages(messages, [`${namespace}; t(\`foods.\${food}\`)`])).toEqual([
        'card.show',
        'ui.show',
      ]);
    },
  );

  it('counts a full key as used in any source', () => {
    expect(findUnusedMessages(messages, ["'ui.show'", "'card.show'", "'card.foods.milk'"])).toEqual(
      ['card.foods.egg'],
    );
  });
});

describe('messages', () => {
  it('have the same keys and placeholders in all languages', () => {
    expect(findMessageErrors({ en, ja, 'zh-Hans': zhHans, 'zh-Hant': zhHant })).toEqual([]);
  });

  it('are all used', async () => {
    expect(findUnusedMessages(en, await readSources())).toEqual([]);
  });
});
