import { describe, expect, it } from '@jest/globals';
import { english } from '@/lib/recommendations/english-data';

describe('the English name of a restaurant', () => {
  it.each([
    ['성수노루', '', 'Seongsunoru'],
    ['성수노루', 'Seongsu Noru', 'Seongsu Noru'],
    ['성수노루 홍대점', '', 'Seongsunoru Hongdae Branch'],
    ['가족천하 본점', '', 'Gajokcheonha Main Branch'],
    ['청진옥 강남역점', '', 'Cheongjinok Gangnam Station Branch'],
    ['[백년가게] 청수장', '', 'Cheongsujang'],
    ['[백년가게] 청수장', '[Baeknyeon-gage] Chungsoojang', 'Chungsoojang'],
    ['비스트로 멕시 (bistro MEXI)', '', 'bistro MEXI'],
    ['런던베이글뮤지엄 안국', '', 'London Bagel Museum Anguk'],
    ['센터커피 서울숲점', '', 'Center Coffee Seoulsup Branch'],
    ['홍능갈비집본점', '', 'Hongneunggalbijip Main Branch'],
    ['인디카 선릉본점', '', 'Indika Seolleung Main Branch'],
    ['BBQ 종로점', '', 'BBQ Jongno Branch'],
    ['더플레이스다이닝', '', 'Deo Place Dining'],
    ['팬케이크오리지널스토리', '', 'Pancake Original Story'],
    ['가constructor', '', 'Gaconstructor'],
    ['서울 valueOf점', '', 'Seoul valueOf Branch'],
  ])('%s / "%s" -> %s', (titleKo, titleEng, expected) => {
    expect(english.toTitle(titleKo, titleEng)).toBe(expected);
  });
});
