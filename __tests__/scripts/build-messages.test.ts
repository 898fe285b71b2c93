import { describe, expect, it } from '@jest/globals';
import en from '@/messages/en.json';
import ja from '@/messages/ja.json';
import zhHans from '@/messages/zh-Hans.json';
import zhHant from '@/messages/zh-Hant.json';
import { findFaults, getSlots } from '@/scripts/build-messages.mjs';
import { findUnused, readSources } from '@/scripts/unused-messages.mjs';

describe('getSlots', () => {
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
    expect(getSlots(text)).toBe(slots);
  });

  it('are none of a text that is no message', () => {
    expect(() => getSlots('{name')).toThrow(SyntaxError);
    expect(() => getSlots('{count, plural, one {# place}}')).toThrow(SyntaxError);
    // Compiled messages do not know it, and say 2/20/2026.
    expect(() => getSlots('{day, date, long}')).toThrow(SyntaxError);
  });
});

describe('findFaults', () => {
  const find = (english: string, japanese: string) =>
    findFaults({ en: { room: { key: english } }, ja: { room: { key: japanese } } });

  it('lets the same message be said otherwise', () => {
    expect(find('Save {name}', '{name}を保存')).toEqual([]);
    expect(find('{n, plural, one {# dish} other {# dishes}}', '{n, plural, other {#品}}')).toEqual(
      [],
    );
    expect(find('Read <link>a menu</link>', '<link>メニュー</link>を読む')).toEqual([]);
  });

  it.each([
    ['an empty message', 'Save', ' ', 'is empty'],
    [
      'another name of what goes in',
      'Save {name}',
      '{place}を保存',
      'takes {place}, English {name}',
    ],
    ['something that does not go in', 'Save', '{name}を保存', 'takes {name}, English nothing'],
    ['nothing where something goes in', 'Save {name}', '保存', 'takes nothing, English {name}'],
    [
      'a number without its plural',
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
  ])('names %s', (_fault, english, japanese, said) => {
    expect(find(english, japanese)).toEqual([`ja: room.key ${said}`]);
  });

  it.each(['{name', '<b>名', '{n, plural, one {#}}'])('names what is no message: %s', (text) => {
    expect(find(text, text)).toEqual([
      expect.stringMatching(/^en: room\.key is no message: SyntaxError/),
      expect.stringMatching(/^ja: room\.key is no message: SyntaxError/),
    ]);
  });

  it('names the keys of which a language has too few and too many', () => {
    const english = { room: { both: 'Both', here: { deep: 'Here' } } };
    expect(findFaults({ en: english, ja: { room: { both: '両方', there: 'あちら' } } })).toEqual([
      'ja: room.here.deep is missing',
      'ja: room.there is not there in English',
    ]);
  });
});

describe('findUnused', () => {
  const words = {
    card: { show: 'Show', foods: { milk: 'milk', egg: 'egg' } },
    ui: { show: 'Show' },
  };

  it('takes a key for used where the words of its room are', () => {
    const source = "const t = useTranslations('card'); t('show'); t('foods.egg');";
    expect(findUnused(words, [source])).toEqual(['card.foods.milk', 'ui.show']);
    expect(findUnused(words, ["useTranslations('card')", "t('show')"])).toEqual([
      'card.show',
      'card.foods.milk',
      'card.foods.egg',
      'ui.show',
    ]);
  });

  it.each(["WordsOf<'card'>", "await getTranslations('card')", "{ locale, namespace: 'card' }"])(
    'takes %s for words of a room, and the beginning of a key for all that begin so',
    (room) => {
      expect(findUnused(words, [`${room}; t(\`foods.\${food}\`)`])).toEqual([
        'card.show',
        'ui.show',
      ]);
    },
  );

  it('takes a whole key for used wherever it stands', () => {
    expect(findUnused(words, ["'ui.show'", "'card.show'", "'card.foods.milk'"])).toEqual([
      'card.foods.egg',
    ]);
  });
});

describe('the messages', () => {
  it('are the same in all languages', () => {
    expect(findFaults({ en, ja, 'zh-Hans': zhHans, 'zh-Hant': zhHant })).toEqual([]);
  });

  it('are used, every one', async () => {
    expect(findUnused(en, await readSources())).toEqual([]);
  });
});
