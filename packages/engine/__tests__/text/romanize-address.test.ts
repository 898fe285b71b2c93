import { describe, expect, it } from '@jest/globals';
import restaurants from '../../../../data/synced/restaurants.json';
import { romanizeAddress } from '../../src/text/romanize-address';

const DISTRICTS = {
  ...{ 강남: 'Gangnam', 강동: 'Gangdong', 강북: 'Gangbuk', 강서: 'Gangseo', 관악: 'Gwanak' },
  ...{ 광진: 'Gwangjin', 구로: 'Guro', 금천: 'Geumcheon', 노원: 'Nowon', 도봉: 'Dobong' },
  ...{ 동대문: 'Dongdaemun', 동작: 'Dongjak', 마포: 'Mapo', 서대문: 'Seodaemun', 서초: 'Seocho' },
  ...{ 성동: 'Seongdong', 성북: 'Seongbuk', 송파: 'Songpa', 양천: 'Yangcheon', 은평: 'Eunpyeong' },
  ...{ 영등포: 'Yeongdeungpo', 용산: 'Yongsan', 종로: 'Jongno', 중: 'Jung', 중랑: 'Jungnang' },
};

describe('romanizeAddress', () => {
  // Each as the Seoul Tourism Organization writes it in the English row of a restaurant at that address.
  it.each([
    ['서울 영등포구 여의대로 8', '8 Yeoui-daero, Yeongdeungpo-gu, Seoul'],
    ['서울 강남구 도산대로49길 10-1', '10-1 Dosan-daero 49-gil, Gangnam-gu, Seoul'],
    ['서울 노원구 동일로242길 48', '48 Dongil-ro 242-gil, Nowon-gu, Seoul'],
    ['서울 마포구 성미산로29안길 8', '8 Seongmisan-ro 29an-gil, Mapo-gu, Seoul'],
    ['서울 종로구 종로56길 5-7', '5-7 Jong-ro 56-gil, Jongno-gu, Seoul'],
    ['서울 용산구 이태원로26길 19', '19 Itaewon-ro 26-gil, Yongsan-gu, Seoul'],
    ['서울 영등포구 국회대로72길 5', '5 Gukhoe-daero 72-gil, Yeongdeungpo-gu, Seoul'],
    ['서울 중구 삼일대로12길 16-6', '16-6 Samil-daero 12-gil, Jung-gu, Seoul'],
    ['서울 강남구 선릉로 518', '518 Seolleung-ro, Gangnam-gu, Seoul'],
    ['서울 용산구 녹사평대로 228-2', '228-2 Noksapyeong-daero, Yongsan-gu, Seoul'],
    ['서울 종로구 새문안로 97', '97 Saemunan-ro, Jongno-gu, Seoul'],
    ['서울 성동구 성수이로 71', '71 Seongsui-ro, Seongdong-gu, Seoul'],
    ['서울 마포구 방울내로 82', '82 Bangullae-ro, Mapo-gu, Seoul'],
    ['서울 서대문구 연세로7길 46', '46 Yonsei-ro 7-gil, Seodaemun-gu, Seoul'],
    ['서울 성동구 왕십리로 94', '94 Wangsimni-ro, Seongdong-gu, Seoul'],
    ['서울 중구 을지로35길 51-4', '51-4 Eulji-ro 35-gil, Jung-gu, Seoul'],
    ['서울 영등포구 국제금융로2길 24', '24 Gukjegeumyung-ro 2-gil, Yeongdeungpo-gu, Seoul'],
    ['서울 마포구 와우산로 59', '59 Wausan-ro, Mapo-gu, Seoul'],
    ['서울 송파구 올림픽로 300', '300 Olympic-ro, Songpa-gu, Seoul'],
    ['서울 서대문구 통일로 185', '185 Tongil-ro, Seodaemun-gu, Seoul'],
    ['서울 중구 퇴계로31길 11', '11 Toegye-ro 31-gil, Jung-gu, Seoul'],
    ['서울 중구 남대문시장길 18-2', '18-2 Namdaemunsijang-gil, Jung-gu, Seoul'],
    ['서울 종로구 자하문로7길 43', '43 Jahamun-ro 7-gil, Jongno-gu, Seoul'],
    ['서울 중구 명동6길 8', '8 Myeongdong 6-gil, Jung-gu, Seoul'],
    ['서울 마포구 어울마당로3길 5', '5 Eoulmadang-ro 3-gil, Mapo-gu, Seoul'],
    ['서울 종로구 우정국로2길 41', '41 Ujeongguk-ro 2-gil, Jongno-gu, Seoul'],
    ['서울 서초구 남부순환로 2461', '2461 Nambusunhwan-ro, Seocho-gu, Seoul'],
    ['서울 마포구 양화로15안길 6', '6 Yanghwa-ro 15an-gil, Mapo-gu, Seoul'],
    ['서울 마포구 마포대로 186-6', '186-6 Mapo-daero, Mapo-gu, Seoul'],
    ['서울 관악구 신림로 374', '374 Sillim-ro, Gwanak-gu, Seoul'],
    ['서울 강남구 봉은사로68길 21', '21 Bongeunsa-ro 68-gil, Gangnam-gu, Seoul'],
    ['서울 강남구 테헤란로1길 48', '48 Teheran-ro 1-gil, Gangnam-gu, Seoul'],
    ['서울 종로구 인사동길 28-1', '28-1 Insadong-gil, Jongno-gu, Seoul'],
    ['서울 성동구 서울숲2길 12', '12 Seoulsup 2-gil, Seongdong-gu, Seoul'],
    ['서울 종로구 돈화문로11다길 15', '15 Donhwamun-ro 11da-gil, Jongno-gu, Seoul'],
    ['서울 강남구 압구정로 108', '108 Apgujeong-ro, Gangnam-gu, Seoul'],
    ['서울 중구 마른내로 14', '14 Mareunnae-ro, Jung-gu, Seoul'],
    ['서울 동대문구 답십리로48나길 2', '2 Dapsimni-ro 48na-gil, Dongdaemun-gu, Seoul'],
    ['서울 성동구 성수일로6길 36', '36 Seongsuil-ro 6-gil, Seongdong-gu, Seoul'],
    ['서울 중구 세종대로11길 26', '26 Sejong-daero 11-gil, Jung-gu, Seoul'],
    ['서울 중구 명동길 73', '73 Myeongdong-gil, Jung-gu, Seoul'],
    ['서울 종로구 인사동8길 14-1', '14-1 Insadong 8-gil, Jongno-gu, Seoul'],
    ['서울 마포구 월드컵북로 233', '233 World Cup buk-ro, Mapo-gu, Seoul'],
    ['서울 성동구 뚝섬로1나길 5', '5 Ttukseom-ro 1na-gil, Seongdong-gu, Seoul'],
    ['서울 용산구 한남대로20길 47-24', '47-24 Hannam-daero 20-gil, Yongsan-gu, Seoul'],
    ['서울 영등포구 선유로17길 24', '24 Seonyu-ro 17-gil, Yeongdeungpo-gu, Seoul'],
    ['서울 용산구 한강대로48길 15', '15 Hangang-daero 48-gil, Yongsan-gu, Seoul'],
    ['서울 용산구 회나무로13가길 40', '40 Hoenamu-ro 13ga-gil, Yongsan-gu, Seoul'],
    ['서울 용산구 서빙고로 17', '17 Seobinggo-ro, Yongsan-gu, Seoul'],
    ['서울 성북구 정릉로 395', '395 Jeongneung-ro, Seongbuk-gu, Seoul'],
    ['서울 강남구 압구정동 376-1', '376-1 Apgujeong-dong, Gangnam-gu, Seoul'],
    ['서울 마포구 만리재로 19', '19 Mallijae-ro, Mapo-gu, Seoul'],
    ['서울 마포구 홍익로 29', '29 Hongik-ro, Mapo-gu, Seoul'],
    ['서울 마포구 숭문길 24', '24 Sungmun-gil, Mapo-gu, Seoul'],
    ['서울 서대문구 신촌역로 43', '43 Sinchonnyeok-ro, Seodaemun-gu, Seoul'],
    ['서울 용산구 백범로90길 46', '46 Baekbeom-ro 90-gil, Yongsan-gu, Seoul'],
    ['서울 서대문구 이화여대8길 2', '2 Ewhayeodae 8-gil, Seodaemun-gu, Seoul'],
    ['서울 성북구 고려대로24길 48', '48 Goryeodae-ro 24-gil, Seongbuk-gu, Seoul'],
    ['서울 중구 남대문시장4길 28-4', '28-4 Namdaemunsijang 4-gil, Jung-gu, Seoul'],
    ['서울 종로구 필운대로 54', '54 Pirundae-ro, Jongno-gu, Seoul'],
    ['서울 종로구 성균관로6길 9', '9 Sungkyunkwan-ro 6-gil, Jongno-gu, Seoul'],
    ['서울 마포구 도화2길 3', '3 Dohwa 2-gil, Mapo-gu, Seoul'],
  ])('%s -> %s', (address, romanized) => {
    expect(romanizeAddress(address)).toBe(romanized);
  });

  it.each([
    ['서울 강남구 신사동 123-4', '123-4 Sinsa-dong, Gangnam-gu, Seoul'],
    ['서울특별시 마포구 공덕동 467', '467 Gongdeok-dong, Mapo-gu, Seoul'],
    ['서울 성동구 성수동1가 13-2', '13-2 Seongsu-dong 1-ga, Seongdong-gu, Seoul'],
    ['서울 종로구 종로5가 10', '10 Jongno 5-ga, Jongno-gu, Seoul'],
    ['서울 중구 을지로3가 45-1', '45-1 Euljiro 3-ga, Jung-gu, Seoul'],
    ['서울 중구 남대문로5가 541', '541 Namdaemunno 5-ga, Jung-gu, Seoul'],
    ['서울 용산구 한강로2가 2-1', '2-1 Hangangno 2-ga, Yongsan-gu, Seoul'],
    ['서울 관악구 신림동 산 56-1', 'san 56-1 Sillim-dong, Gwanak-gu, Seoul'],
    ['서울 서초구 서초4동 1320-1', '1320-1 Seocho 4-dong, Seocho-gu, Seoul'],
    ['서울 강남구 역삼동 648-9번지외 8필지', '648-9 Yeoksam-dong, Gangnam-gu, Seoul'],
    ['서울 동작구 상도동 324번지 성대시장', '324 Sangdo-dong, Dongjak-gu, Seoul'],
  ])('writes the lot %s as %s', (address, romanized) => {
    expect(romanizeAddress(address)).toBe(romanized);
  });

  it.each([
    ['서울특별시 중구 세종대로23길 25 (다동) 2층', '25 Sejong-daero 23-gil, Jung-gu, Seoul'],
    ['서울특별시 중구 세종대로 23길 25', '25 Sejong-daero 23-gil, Jung-gu, Seoul'],
    ['04530 서울 중구 명동9길 12', '12 Myeongdong 9-gil, Jung-gu, Seoul'],
    ['서울 중구 명동9가길 10', '10 Myeongdong 9ga-gil, Jung-gu, Seoul'],
    ['서울시 영등포구 도영로55', '55 Doyeong-ro, Yeongdeungpo-gu, Seoul'],
    ['서울 서대문구 북아현로4길9-8, 1층', '9-8 Bugahyeon-ro 4-gil, Seodaemun-gu, Seoul'],
    ['서울 강남구 테헤란로322 지하1층161호', '322 Teheran-ro, Gangnam-gu, Seoul'],
    ['서울 강남구 (역삼2동)테헤란로 322', '322 Teheran-ro, Gangnam-gu, Seoul'],
    ['서울 강남구 역삼동 테헤란로 322', '322 Teheran-ro, Gangnam-gu, Seoul'],
    ['서울 송파구 백제고분로 148 호성빌딩', '148 Baekjegobun-ro, Songpa-gu, Seoul'],
    ['서울 종로구 세종대로 지하 175', 'Jiha 175 Sejong-daero, Jongno-gu, Seoul'],
    ['서울 금천구 가산디지털1로 168', '168 Gasan digital 1-ro, Geumcheon-gu, Seoul'],
    ['서울 강북구 4.19로 27', '27 4.19-ro, Gangbuk-gu, Seoul'],
    ['서울특별시특별시 관악구 쑥고개로 139, 101호', '139 Ssukgogae-ro, Gwanak-gu, Seoul'],
    ['서울 용산구 유엔빌리지3길 5', '5 UN village 3-gil, Yongsan-gu, Seoul'],
  ])('reads %s whatever stands around the street', (address, romanized) => {
    expect(romanizeAddress(address)).toBe(romanized);
  });

  it.each(Object.entries(DISTRICTS))('calls %s구 %s-gu', (korean, romanized) => {
    expect(romanizeAddress(`서울 ${korean}구 세종대로 1`)).toBe(
      `1 Sejong-daero, ${romanized}-gu, Seoul`,
    );
  });

  it.each(['', '서울특별시 서대문구 대현동', '더리버마리나 카페', '서울 중구 세종대로 2층'])(
    'has none for %j, which has no street number',
    (address) => {
      expect(romanizeAddress(address)).toBeNull();
    },
  );

  it('reads the bundled addresses and leaves no Hangul in them', () => {
    const addresses = restaurants.map(({ addr1 }) => addr1).filter((address) => address !== '');
    const romanized = addresses.flatMap((address) => romanizeAddress(address) ?? []);
    expect(addresses.length - romanized.length).toBeLessThan(addresses.length / 1_000);
    expect(romanized.filter((address) => !/^[\x20-\x7e]+-gu, Seoul$/.test(address))).toEqual([]);
  });
});
