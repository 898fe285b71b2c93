import { describe, expect, it } from '@jest/globals';
import { formatDishEvidence, formatEvidence } from '@/lib/format/format-evidence';
import { translatorOf } from '../../helpers/translator';

const t = translatorOf('en', 'words');
const OFFER = { by: 'city', year: 2021, isOnRequest: true } as const;

describe('evidence in words', () => {
  it('names the city with its year, or without one', () => {
    expect(formatEvidence(t, { by: 'city', year: 2021 })).toBe('Seoul City list, 2021');
    expect(formatEvidence(t, { by: 'city' })).toBe('Seoul City list');
    expect(formatEvidence(t, OFFER)).toBe('On request, says Seoul City, 2021');
    expect(formatEvidence(t, { ...OFFER, year: undefined })).toBe('On request, says Seoul City');
  });

  it.each([
    ['en', 'Menu of the chain, 2021', 'On request, says the chain’s menu, 2021'],
    ['ja', '2021年のチェーンのメニュー', '頼めば対応可・チェーンのメニュー（2021年）'],
    ['zh-Hans', '连锁店菜单（2021 年）', '连锁店菜单：可按要求做（2021 年）'],
    ['zh-Hant', '連鎖店菜單（2021 年）', '連鎖店菜單：可依要求調整（2021 年）'],
  ] as const)('names the menu of the chain: %s', (locale, ofChain, onRequest) => {
    const words = translatorOf(locale, 'words');
    const chain = { by: 'chain', year: 2021 } as const;
    expect(formatEvidence(words, chain)).toBe(ofChain);
    expect(formatEvidence(words, { ...chain, isOnRequest: true })).toBe(onRequest);
  });

  it('says "on request" only of a dish to ask about', () => {
    expect(formatDishEvidence(t, OFFER, 'ask')).toBe('On request, says Seoul City, 2021');
    expect(formatDishEvidence(t, OFFER, 'yes')).toBe('Seoul City list, 2021');
    expect(formatDishEvidence(t, OFFER, 'no')).toBeUndefined();
    expect(formatDishEvidence(t, OFFER, 'unknown')).toBeUndefined();
  });

  it('supports no question about a dish that is only named or labeled', () => {
    expect(formatDishEvidence(t, { by: 'city', year: 2021 }, 'ask')).toBeUndefined();
    expect(formatDishEvidence(t, { by: 'name' }, 'yes')).toBe('Going by its name');
  });
});
