import { describe, expect, it } from '@jest/globals';
import { createEngine } from '../../src';
import { createEnglishNamer } from '../../src/names';
import { getLexicon } from '../../src/lexicon/engine-lexicon';
import { english } from '../../src/lexicon/english-names';

describe('english.toTitle', () => {
  it.each([
    ['성수노루', '', 'Seongsu Noru'],
    ['성수노루', 'Seongsu Noru', 'Seongsu Noru'],
    ['성수노루 홍대점', '', 'Seongsu Noru Hongdae Branch'],
    ['가족천하 본점', '', 'Gajokcheonha Main Branch'],
    ['청진옥 강남역점', '', 'Cheongjinok Gangnam Station Branch'],
    ['[백년가게] 청수장', '', 'Cheongsujang'],
    ['(주)한강식당', '', 'Hangang Sikdang'],
    ['(유)한강식당', '', 'Hangang Sikdang'],
    ['㈜한강식당', '', 'Hangang Sikdang'],
    ['주식회사 한강식당', '', 'Hangang Sikdang'],
    ['[백년가게] 청수장', '[Baeknyeon-gage] Chungsoojang', 'Chungsoojang'],
    ['비스트로 멕시 (bistro MEXI)', '', 'bistro MEXI'],
    ['런던베이글뮤지엄 안국', '', 'London Bagel Museum Anguk'],
    ['센터커피 서울숲점', '', 'Center Coffee Seoulsup Branch'],
    ['홍능갈비집본점', '', 'Hongneung Galbijip Main Branch'],
    ['인디카 선릉본점', '', 'Indika Seolleung Main Branch'],
    ['BBQ 종로점', '', 'BBQ Jongno Branch'],
    ['더플레이스다이닝', '', 'The Place Dining'],
    ['팬케이크오리지널스토리', '', 'Pancake Original Story'],
    ['제임스치즈등갈비 명동', '', 'James Cheese Deunggalbi Myeongdong'],
    ['남산성수노루', '', 'Namsan Seongsu Noru'],
    ['전주식당', '', 'Jeonju Sikdang'],
    ['마포소문난원조족발', '', 'Mapo Somunnan Wonjo Jokbal'],
    ['하우스오브바이닐 연희점', '', 'House of Vinyl Yeonhui Branch'],
    ['오버도즈도넛앤커피', '', 'Overdose Donut & Coffee'],
    ['앤헤이븐', '', 'Aen Haven'],
    ['소문난성수감자탕 별관', '', 'Somunnan Seongsu Gamjatang Annex'],
    ['늘봄해물찜&손칼국수', '', 'Neulbom Haemuljjim & Sonkalguksu'],
    ['1992남산돈까스', '', '1992 Namsan Donkkaseu'],
    ['이요이요스시 공덕1호점', '', 'Iyoiyo Sushi Gongdeok Branch No. 1'],
    ['바이킹스워프 롯데월드몰점', '', "Viking's Wharf Lotte World Mall Branch"],
    ['차이나플레인', '', 'China Plain'],
    ['텅 비어있는 삶', '', 'Teong Bieoinneun Sam'],
    ['케르반 카페, 디저트&브런치', '', 'Kereuban Cafe, Dessert & Brunch'],
    ['바른고기 정육점', '', 'Bareungogi Jeongnyukjeom'],
    ['손국수', '', 'Songuksu'],
    ['칼국수', '', 'Kalguksu'],
    ['가constructor', '', 'Ga constructor'],
    ['서울 valueOf점', '', 'Seoul valueOf Branch'],
  ])('names %s (official "%s") as "%s"', (titleKo, titleEng, expected) => {
    expect(english.toTitle(titleKo, titleEng).en).toBe(expected);
  });

  it.each([
    ['어니언 성수', 'Onion Seongsu', 'loan'],
    ['어니언명동점', 'Onion Myeongdong Branch', 'loan'],
    ['어니언집', 'Onion House', 'loan'],
    ['[백년가게] 스왈로본점', 'Swallow Main Branch', 'loan'],
    ['스왈로 베이커리 카페', 'Swallow Bakery Cafe', 'loan'],
    ['더원', 'The One', 'loan'],
    ['맨메이드 도산', 'Manmade Dosan', 'mixed'],
    ['버처스컷', "Butcher's Cut", 'loan'],
    ['브라운코브', 'Brown Cove', 'loan'],
    ['커피앤드초콜릿', 'Coffee and Chocolate', 'loan'],
    ['페르시안궁전', 'Persian Palace', 'loan'],
    ['차이나플레인', 'China Plain', 'words'],
    ['갈비 스왈로', 'Galbi Swallow', 'mixed'],
    ['칼국수', 'Kalguksu', 'romanised'],
    ['명동', 'Myeongdong', 'words'],
    ['비스트로 멕시 (bistro MEXI)', 'bistro MEXI', 'official'],
    ['콜드서울 COLD SEOUL', 'COLD SEOUL', 'official'],
    ['N서울타워', 'N Seoul Tower', 'words'],
    ['55°와인바', '55° Wine Bar', 'words'],
    ['낭만LP바', 'Nangman LP Bar', 'mixed'],
    ['스왈로 2호점', 'Swallow Branch No. 2', 'loan'],
    ['스왈로 경동 1960점', 'Swallow Gyeongdong 1960 Branch', 'mixed'],
    ['', '', 'words'],
  ] as const)('names %s "%s", with the origin %s', (ko, en, how) => {
    expect(english.toTitle(ko)).toMatchObject({ ko, en, how });
  });

  it.each([
    ['a Korean name of a few loan-like syllables', '그림카페', 'Geurim Cafe'],
    ['a Japanese name', '텐카이', 'Tenkai'],
    ['a name with an unknown part', '수연스왈로', 'Suyeonseuwallo'],
    ['single syllables in a row', '라미스콘', 'Ramiseukon'],
    ['a Korean word after one syllable', '원갈비', 'Wongalbi'],
    ['an article at the end', '브레라', 'Beurera'],
    ['a French article at the end', '어니언쉐', 'Eonieonswe'],
    ['a name with a different Latin word', '클럽 NB2', 'Club NB2'],
    ['a food that a foreign word sounds like', 'Face 피자', 'Face Pizza'],
    ['a food and a number', 'Ciao 스시 1992', 'Ciao Sushi 1992'],
    ['Latin letters next to another script', '하늘 (天Haneul)', 'Haneul 天Haneul'],
  ])('finds no English in %s', (_case, ko, en) => {
    expect(english.toTitle(ko).en).toBe(en);
  });

  it('romanizes loan words without a table of them', () => {
    const { classifyDish } = createEngine(getLexicon());
    expect(createEnglishNamer(getLexicon(), classifyDish).toTitle('어니언 성수')).toMatchObject({
      ko: '어니언 성수',
      en: 'Eonieon Seongsu',
      how: 'romanised',
    });
  });
});
