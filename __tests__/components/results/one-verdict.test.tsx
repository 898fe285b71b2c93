import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { NextIntlClientProvider, type Messages } from 'next-intl';
import { matchPreference, type DietaryRestrictions, type Preference } from '@kioot/engine';
import { getLexicon } from '@kioot/engine/lexicon';
import { FitSummary } from '@/components/results/fit-summary';
import type { Locale } from '@/lib/locales';
import { getSnapshotRows } from '@/lib/places/snapshot-store';
import type { Place } from '@kioot/places/place';
import { getDiet } from '@/lib/search/classification/place-facts';
import { toProfileKey } from '@/lib/needs/need';
import { createMatchExplainer } from '@/lib/search/service/explain-match';
import { toPlaceCard } from '@/lib/search/service/card-mapper';
import { sample, sampled } from '../../helpers/sample';
import en from '@/messages/en.json';
import ja from '@/messages/ja.json';

const NONE: DietaryRestrictions = { allergies: [] };
const NEEDS: readonly [Preference, DietaryRestrictions][] = [
  [{ kind: 'strictVegan' }, NONE],
  [{ kind: 'lactoOvo' }, NONE],
  [{ kind: 'halal' }, NONE],
  [{ kind: 'meats', meats: ['beef', 'chicken'] }, NONE],
  [{ kind: 'meats', meats: ['beef', 'chicken'] }, { allergies: ['egg'] }],
  [{ kind: 'lactoOvo' }, { allergies: ['peanut'] }],
  [{ kind: 'any' }, { allergies: ['peanut'] }],
  [{ kind: 'any' }, { allergies: ['milk', 'shrimp'], severe: ['shrimp'] }],
];
/** A good match, and a question before one orders. */
const MESSAGES = [
  {
    locale: 'en' as Locale,
    messages: en as Messages,
    good: /Good for you/,
    ask: /[Aa]sk(?: first|: )/,
  },
  // Every language has the keys of the English file (`scripts/build-messages.mjs`).
  {
    locale: 'ja' as Locale,
    messages: ja as Messages,
    good: /条件に合う(?=<)/,
    ask: /要確認|確認：/,
  },
];

const explain = createMatchExplainer(getLexicon());

/** Match of a row, as the search sends it. */
function toMatched(row: Place, need: Preference, avoided: DietaryRestrictions) {
  const diet = getDiet(row);
  const { toMatch, toHidden } = explain(need, avoided);
  const matched = { title: row.title, fieldSources: row.fieldSources, diet };
  const match = matchPreference(diet, need, avoided);
  return {
    ...toPlaceCard(row),
    match: toMatch({ ...matched, match }),
    hidden: toHidden({ ...matched, match }),
  };
}

/** Text of the verdict on a card. */
const getText = (
  restaurant: ReturnType<typeof toMatched>,
  checkedFor: string | undefined,
  { locale, messages }: (typeof MESSAGES)[number],
): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Seoul">
      <FitSummary {...{ restaurant, checkedFor }} />
    </NextIntlClientProvider>,
  );

const rows = getSnapshotRows().filter(({ treatmenu }) => treatmenu !== '');
const byId = new Map(rows.map((row) => [row.contentId, row]));

it(sampled('never calls a place a good match and asks first on one card'), () => {
  const contradictions: string[] = [];
  let good = 0;
  for (const row of sample(rows, 150)) {
    for (const [need, avoided] of NEEDS) {
      const checkedFor = toProfileKey(need, avoided);
      const restaurant = toMatched(row, need, avoided);
      for (const language of MESSAGES) {
        const text = getText(restaurant, checkedFor, language);
        if (!language.good.test(text)) continue;
        good += 1;
        if (language.ask.test(text)) contradictions.push(`${row.title} ${checkedFor}: ${text}`);
      }
    }
  }
  expect(contradictions).toEqual([]);
  expect(good).toBeGreaterThan(50);
});

it.each<[string, string, Preference, RegExp]>([
  ['1316965', 'temple food by the name of its dish', { kind: 'strictVegan' }, /Ask(?: first|: )/],
  ['1063403', 'a tea house', { kind: 'strictVegan' }, /Ask(?: first|: )/],
  ['KOP011877', 'raw tofu beside cod soup', { kind: 'strictVegan' }, /Only sides/],
  [
    'KOP003242',
    'vegetables at a curry house',
    { kind: 'lactoOvo' },
    /May contain.*Ask first.*오색야채/,
  ],
  ['KOP9axuz4', 'a vegan kitchen', { kind: 'strictVegan' }, /Good for you.*Seoul City/],
  ['KOP029989', 'halal by its name', { kind: 'halal' }, /Good for you.*Restaurant says so/],
  ['KOP4nropx', 'halal by its menu', { kind: 'halal' }, /Good for you/],
])('has one verdict on %s (%s)', (contentId, _, need, text) => {
  const row = byId.get(contentId);
  const [english] = MESSAGES;
  if (!row || !english) throw new Error(`There is no place ${contentId}`);
  expect(getText(toMatched(row, need, NONE), toProfileKey(need, NONE), english)).toMatch(text);
});
