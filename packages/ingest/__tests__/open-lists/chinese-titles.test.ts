import { describe, expect, it } from '@jest/globals';
import { toChineseTitles } from '../../src/open-lists/chinese-titles';

describe('toChineseTitles', () => {
  it.each([
    ['舊馬山', '旧马山', '舊馬山'],
    ['彩云', '彩云', '彩雲'],
    ['无等山', '无等山', '無等山'],
    ['Artise三成町店', 'Artise三成町店', 'Artise三成町店'],
    ['壽司孝(瑞草分店)', '寿司孝(瑞草分店)', '壽司孝(瑞草分店)'],
    ['龍山站前會館(1962)', '龙山站前会馆(1962)', '龍山站前會館(1962)'],
  ])('writes %s in the signs of each language', (name, hans, hant) => {
    expect(toChineseTitles(name)).toEqual({ title_zh_hans: hans, title_zh_hant: hant });
  });

  it.each([
    ['初穗(Hachiho)', '初穗'],
    ['美進 (Mijin)', '美进'],
    ['科林（Colline）', '科林'],
    ['本平壤(芳荑分店)(Bongpiyang)', '本平壤(芳荑分店)'],
    ['「聖水閣樓（Seongsudarak）」餐廳', '「圣水阁楼」餐厅'],
    ['慈仁(Jain) Mungtigi', '慈仁 Mungtigi'],
  ])('leaves a Latin spelling in brackets out of %s', (name, hans) => {
    expect(toChineseTitles(name)?.title_zh_hans).toBe(hans);
  });

  it.each(['Samwongarden', 'Camapkahd(Samarkand)', 'HAM’s BROT'])('keeps %s, all Latin', (name) => {
    expect(toChineseTitles(name)).toEqual({ title_zh_hans: name, title_zh_hant: name });
  });

  it.each([
    ['新沙面屋', '新沙麵屋'],
    ['白里香', '白里香'],
    ['北岳亭', '北岳亭'],
    ['安岩Azit', '安岩Azit'],
    ['五壯洞咸興冷麵', '五壯洞咸興冷麵'],
    ['里門洞雪濃湯', '里門洞雪濃湯'],
    ['第一制糖中心店', '第一製糖中心店'],
    ['靑松屋', '青松屋'],
    ['湖水蔘鷄湯', '湖水蔘雞湯'],
  ])('writes %s as %s in Traditional Chinese', (name, hant) => {
    expect(toChineseTitles(name)?.title_zh_hant).toBe(hant);
  });

  it.each([
    ['壽硏山房', '寿研山房'],
    ['釜山鮟鱇魚', '釜山鮟鱇鱼'],
    ['豊饒籃', '丰饶篮'],
    ['新沙麵屋', '新沙面屋'],
  ])('writes %s as %s in Simplified Chinese', (name, hans) => {
    expect(toChineseTitles(name)?.title_zh_hans).toBe(hans);
  });

  it('has none for an empty name or one with Hangul', () => {
    expect(toChineseTitles('')).toBeNull();
    expect(toChineseTitles('하쯔호')).toBeNull();
  });
});
