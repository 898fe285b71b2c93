import { describe, expect, it } from '@jest/globals';
import { toPreferenceSentence } from '@kioot/engine/needs';
import { EMPTY_PROFILE, toSearchProfile } from '@/lib/client-store/diet-profile';
import { formatPreference } from '@/lib/format/format-search';
import {
  getVegetarianChoices,
  isVegetarianChoice,
  toClassRestrictions,
} from '@/lib/client-store/vegetarian-choices';
import { LOCALES } from '@/lib/locales';
import { parseProfileKey, filterRequestSchema } from '@/lib/search/contract/requests';
import { toProfileKey } from '@/lib/needs/need';
import { parseOrNull } from '@kioot/base/validation';
import zhHant from '@/messages/zh-Hant.json';
import { translatorOf } from '../../helpers/translator';

const TAIWAN = getVegetarianChoices('zh-Hant');
const STRICT = '나는 비건이야, 엄격한 채식 음식만';
const LACTO_OVO = '나는 비건이야, 락토 오보 채식 음식만';

/** Profile and request of a choice by a visitor who had none. */
function choose(name: string) {
  const choice = TAIWAN.find((each) => (each.name ?? `${each.kind} with alliums`) === name);
  if (!choice) throw new Error(name);
  const change = toClassRestrictions(choice, EMPTY_PROFILE, { locale: 'zh-Hant', hasDiet: false });
  const profile = { ...EMPTY_PROFILE, wish: { kind: choice.kind }, ...change };
  return {
    choice,
    profile,
    sent: toSearchProfile(profile),
    sentence: toPreferenceSentence(choice),
  };
}

describe('choices of a vegetarian diet', () => {
  it('are the two of the specification, and in Taiwan the classes as well', () => {
    for (const locale of LOCALES.filter((each) => each !== 'zh-Hant'))
      expect(getVegetarianChoices(locale)).toEqual([{ kind: 'strictVegan' }, { kind: 'lactoOvo' }]);
    const labels = TAIWAN.map(({ kind, name }) =>
      name ? zhHant.words.dietNoFivePungent[name] : zhHant.wizard.veganKinds[kind],
    );
    expect(labels).toEqual([
      ...['全素', '蛋素', '奶素', '奶蛋素'],
      ...['純植物（Vegan，可含五辛）', '奶蛋素（可含五辛）'],
    ]);
  });

  it.each([
    ['strictVegan', STRICT, { noFivePungent: true }],
    ['ovo', STRICT, { noFivePungent: true, vegetarianClass: 'ovo' }],
    ['lacto', STRICT, { noFivePungent: true, vegetarianClass: 'lacto' }],
    ['lactoOvo', LACTO_OVO, { noFivePungent: true }],
    ['strictVegan with alliums', STRICT, undefined],
    ['lactoOvo with alliums', LACTO_OVO, undefined],
  ])('%s travels beside the stricter sentence', (name, userPref, restrictions) => {
    const { choice, profile, sent, sentence } = choose(name);
    expect(sentence).toBe(userPref);
    expect(sent).toEqual(restrictions && { allergies: [], ...restrictions });
    const request = { contentIdList: [], userPref: sentence, profile: sent };
    expect(parseOrNull(filterRequestSchema, request)?.profile).toEqual(sent);
    const key = toProfileKey(choice, sent) ?? '';
    expect(parseProfileKey(key)).toMatchObject({
      need: { kind: choice.kind },
      profile: sent ?? {},
    });
    const chosen = TAIWAN.filter((each) =>
      isVegetarianChoice(each, choice.kind, profile, 'zh-Hant'),
    );
    expect(chosen).toEqual([choice]);
    const elsewhere = getVegetarianChoices('en').filter((each) =>
      isVegetarianChoice(each, choice.kind, profile, 'en'),
    );
    expect(elsewhere).toEqual([{ kind: choice.kind }]);
  });

  it('tell classes apart in keys and names', () => {
    const all = TAIWAN.map(({ kind, name }) => choose(name ?? `${kind} with alliums`));
    expect(new Set(all.map(({ choice, sent }) => toProfileKey(choice, sent))).size).toBe(6);
    const { choice, sent } = choose('ovo');
    expect(formatPreference(translatorOf('en', 'words'), choice, sent)).toBe(
      'Strict vegan, plus eggs',
    );
  });

  it.each([
    ['zh-Hant', false, true],
    ['zh-Hant', true, false],
    ['en', true, true],
  ])('with alliums in %s, after a diet: %s, keep "no alliums": %s', (locale, hasDiet, isKept) => {
    const before = { noFivePungent: true };
    const after = toClassRestrictions({ kind: 'strictVegan' }, before, { locale, hasDiet });
    expect(after).toEqual({ noFivePungent: isKept, vegetarianClass: undefined });
  });

  it('send no class that "no alliums" does not go with', () => {
    const profile = { ...EMPTY_PROFILE, notSpicy: true, vegetarianClass: 'ovo' } as const;
    expect(toSearchProfile(profile)).toEqual({ allergies: [], notSpicy: true });
  });
});
