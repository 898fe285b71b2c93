import { expect, it, test } from '@jest/globals';
import { getLexicon } from '@kioot/engine/lexicon';
import { createTranslator, type Messages } from 'next-intl';
import en from '@/messages/en.json';
import ja from '@/messages/ja.json';
import zhHans from '@/messages/zh-Hans.json';
import zhHant from '@/messages/zh-Hant.json';
import { describeDish } from '@/lib/dish-page/describe-dish';
import { formatNeedAnswer } from '@/lib/dish-page/format-need';
import { getDishes } from '@/lib/dishes/dish-catalog';
import { formatContents, formatUsualSeasonings } from '@/lib/format/format-dish';
import type { Locale } from '@/lib/locales';

const MESSAGES: Readonly<Record<Locale, unknown>> = {
  en,
  ja,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};

function toTranslators(locale: Locale) {
  // Every language has the keys of the English file (`scripts/build-messages.mjs`).
  const config = { locale, messages: MESSAGES[locale] as Messages };
  return {
    dish: createTranslator({ ...config, namespace: 'dish' }),
    facts: createTranslator({ ...config, namespace: 'dishFacts' }),
    words: createTranslator({ ...config, namespace: 'words' }),
  };
}

function findDish(ko: string) {
  const dish = getDishes().find((each) => each.ko === ko);
  if (!dish) throw new Error(`No page of ${ko}`);
  return dish;
}

it.each<[Locale, string]>([
  ['en', 'Usually contains fish sauce and salted shrimp.'],
  ['ja', 'ふつう魚醤とアミえびの塩辛が入っています。'],
  ['zh-Hans', '通常含有鱼露和虾酱（腌虾）。'],
  ['zh-Hant', '通常含有魚露和鹽漬蝦醬。'],
])('says in %s that kimchi has fish sauce and salted shrimp', (locale, sentence) => {
  const { dish: t, facts, words } = toTranslators(locale);
  const kimchi = findDish('배추김치');
  expect(describeDish(facts, words, kimchi)).toContain(sentence);
  expect(formatNeedAnswer(t, words, kimchi, 'lactoOvo')).toMatchObject({
    verdict: 'no',
    reason: sentence,
  });
});

test('barley and its gluten have one certainty', () => {
  const { words } = toTranslators('en');
  const { has, may } = formatContents(words, findDish('잡곡밥').facts);
  expect(has).not.toMatch(/barley|gluten/);
  expect(may).toMatch(/barley/);
  expect(formatContents(words, findDish('보리비빔밥').facts).has).toMatch(/barley.*gluten/);
});

test('every usual hidden ingredient of the lexicon has its sentence', () => {
  const { words } = toTranslators('en');
  const codes = new Set(
    getLexicon().entries.flatMap(({ hidden }) =>
      hidden.flatMap(({ code, certainty }) => (certainty === 'usually' ? [code] : [])),
    ),
  );
  const silent = [...codes].filter(
    (code) => formatUsualSeasonings(words, { allergens: { fish: ['yes', code] } }) === '',
  );
  expect(codes.size).toBeGreaterThan(0);
  expect(silent).toEqual([]);
});
