import { createRandom } from '@/tools/random';

/**
 * Simulated restaurants of Seoul, deterministic by seed, with TourAPI's field names and formats.
 */
export interface TourWorld {
  readonly korean: KoreanRestaurant[];
  readonly english: ListFields[];
  readonly japanese: ListFields[];
  readonly simplified: ListFields[];
  readonly traditional: ListFields[];
}

export interface ListFields {
  contentid: string;
  title: string;
  addr1: string;
  mapx: string;
  mapy: string;
  tel: string;
  modifiedtime: string;
  lclsSystm3: string;
}

export interface IntroFields {
  firstmenu: string;
  treatmenu: string;
  opentimefood: string;
  restdatefood: string;
  infocenterfood: string;
}

export interface KoreanRestaurant {
  list: ListFields;
  intro: IntroFields;
  /** Fields that only `detailCommon2` returns. */
  common: { addr1: string; mapx: string; mapy: string };
}

const FIRST = ['가야', '남산', '을지로', '한강', '북촌', '종로', '할머니', '원조', '서촌', '광장'];
const SECOND = [
  '칼국수',
  '갈비',
  '순두부',
  '국밥',
  '만두',
  '냉면',
  '비빔밥',
  '삼겹살',
  '보쌈',
  '횟집',
];
const ENGLISH = [
  'Gaya',
  'Namsan',
  'Euljiro',
  'Hangang',
  'Bukchon',
  'Jongno',
  'Halmeoni',
  'Wonjo',
  'Seochon',
  'Gwangjang',
];
const HOURS = [
  '11:00~21:00<br>- 준비시간 15:00~17:00',
  '10:30~22:00 (마지막 주문 21:30)',
  '상시 개방',
  '',
];
const CLOSED = ['연중무휴', '매주 월요일', '설·추석 당일', ''];

export function createTourWorld(seed: number, rows: number): TourWorld {
  const random = createRandom(seed);
  const pick = (values: readonly string[]) => values[Math.floor(random() * values.length)] ?? '';
  const world: TourWorld = {
    ...{ korean: [], english: [], japanese: [], simplified: [], traditional: [] },
  };
  for (let number = 0; number < rows; number += 1) {
    const first = Math.floor(random() * FIRST.length);
    const dish = pick(SECOND);
    const title = `${FIRST[first] ?? ''}${dish} ${number}호점`;
    const place = {
      mapx: (126.8 + random() * 0.35).toFixed(10),
      mapy: (37.45 + random() * 0.2).toFixed(10),
    };
    const addr1 = `서울특별시 종로구 세종대로 ${number + 1}`;
    const isBare = random() < 0.08;
    const list: ListFields = {
      contentid: String(2_000_000 + number * 7),
      title,
      addr1: isBare ? '' : addr1,
      mapx: isBare ? '0' : place.mapx,
      mapy: isBare ? '0' : place.mapy,
      tel: '',
      modifiedtime: `202601${String(1 + (number % 28)).padStart(2, '0')}120000`,
      lclsSystm3: 'FD010100',
    };
    const intro: IntroFields = {
      firstmenu: dish,
      treatmenu: `${dish} / 불고기 &amp; 김치 등`,
      opentimefood: pick(HOURS),
      restdatefood: pick(CLOSED),
      infocenterfood: `02-${String(1000 + number).slice(-4)}-0000`,
    };
    world.korean.push({ list, intro, common: { addr1, ...place } });
    if (random() < 0.3 && !isBare) {
      world.english.push({
        ...list,
        contentid: String(3_000_000 + number),
        title: `${ENGLISH[first] ?? ''} Restaurant ${number} (${title})`,
      });
    }
    const inLanguage = (id: number, name: string) => ({
      ...list,
      contentid: String(id + number),
      title: `${name} ${number}（${title}）`,
    });
    if (isBare) continue;
    if (number % 4 === 0) world.japanese.push(inLanguage(4_000_000, 'カヤ食堂'));
    if (number % 4 === 1) world.simplified.push(inLanguage(5_000_000, '伽倻饭店'));
    if (number % 4 < 2) world.traditional.push(inLanguage(6_000_000, '伽倻飯店'));
  }
  return world;
}
