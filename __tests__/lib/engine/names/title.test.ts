import { describe, expect, it } from '@jest/globals';
import { english } from '@/lib/search/english-data';

describe('the English name of a restaurant', () => {
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
  ])('%s / "%s" -> %s', (titleKo, titleEng, expected) => {
    expect(english.toTitle(titleKo, titleEng).en).toBe(expected);
  });
});
