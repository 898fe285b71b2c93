import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '@/lib/locales';
import { flattenMessages } from '@/scripts/build-messages.mjs';
import { PRODUCT_TERMS } from '../../fixtures/product-terms';
import { read } from '../../docs/documents';

const readMessages = (locale: string): ReadonlyMap<string, string> =>
  flattenMessages(JSON.parse(read(`messages/${locale}.json`)));

/** Lines "key: text" of messages that contain one of the patterns as words. */
function findUses(messages: ReadonlyMap<string, string>, patterns: readonly string[]): string[] {
  const uses = patterns.map((each) => new RegExp(`(?<![a-z])${each}(?![a-z])`, 'i'));
  return [...messages]
    .filter(([, text]) => uses.some((use) => use.test(text)))
    .map(([key, text]) => `${key}: ${text}`);
}

describe.each(LOCALES)('product terms of %s', (locale) => {
  const messages = readMessages(locale);

  it.each(Object.entries(PRODUCT_TERMS))(
    '%s has one name',
    (_name, { keys, [locale]: { term, not } }) => {
      expect(keys.map((key) => messages.get(key))).toEqual(keys.map(() => term));
      expect(findUses(messages, not)).toEqual([]);
    },
  );
});

it('findUses finds a banned synonym as a word, in any case', () => {
  const messages = new Map([
    ['a', '2 Good bets'],
    ['b', 'good better'],
  ]);
  expect(findUses(messages, ['good bets?'])).toEqual(['a: 2 Good bets']);
});

describe.each(LOCALES)('About in %s', (locale) => {
  const messages = readMessages(locale);

  it('quotes buttons that exist', () => {
    const about = messages.get('about.kept.position') ?? '';
    const quotes = [...about.matchAll(/[“「]([^”」]+)[”」]/g)].map(([, quote = '']) => quote);
    expect(quotes).toHaveLength(3);
    const [here, nearMe, position = ''] = quotes;
    expect([here, nearMe]).toEqual([
      messages.get('wizard.location.here'),
      messages.get('results.fromMe'),
    ]);
    expect(messages.get('results.myPosition')).toMatch(new RegExp(`^${position}`));
  });
});

describe.each(LOCALES)('quotation marks of %s', (locale) => {
  it('are typographic', () => {
    // The arguments of ICU messages hold no text.
    expect([...readMessages(locale)].filter(([, text]) => /['"]/.test(text))).toEqual([]);
  });
});
