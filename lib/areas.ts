export { RADII_M, type RadiusM } from './radii';

/** Part of Seoul to start from: `mapx` is the longitude, `mapy` the latitude (degrees, WGS 84). */
export interface Area {
  id: number;
  location_en: string;
  location_ko: string;
  mapx: number;
  mapy: number;
  /** Names of a station by language other than English; areas have theirs in the messages. */
  names?: Readonly<Record<string, string>> | undefined;
}

/**
 * The 24 areas in the specification's order (section 2). Bukchon and Hanok Village share their
 * center (section 3).
 */
export const AREAS: readonly Area[] = [
  { id: 1, location_en: 'Myeongdong', location_ko: '명동', mapx: 126.985, mapy: 37.5636 },
  { id: 2, location_en: 'Hongdae', location_ko: '홍대', mapx: 126.9236, mapy: 37.5563 },
  { id: 3, location_en: 'Deoksugung', location_ko: '덕수궁', mapx: 126.9752, mapy: 37.5658 },
  { id: 4, location_en: 'Sinchon', location_ko: '신촌', mapx: 126.9368, mapy: 37.5559 },
  { id: 5, location_en: 'Namdaemun', location_ko: '남대문', mapx: 126.9776, mapy: 37.5592 },
  { id: 6, location_en: 'Mangwon', location_ko: '망원', mapx: 126.9057, mapy: 37.556 },
  { id: 7, location_en: 'Gyeongbokgung', location_ko: '경복궁', mapx: 126.977, mapy: 37.5796 },
  { id: 8, location_en: 'Yeonnam', location_ko: '연남', mapx: 126.9254, mapy: 37.5622 },
  { id: 9, location_en: 'Gwanghwamun', location_ko: '광화문', mapx: 126.9764, mapy: 37.5717 },
  { id: 10, location_en: 'Gangnam Station', location_ko: '강남역', mapx: 127.0276, mapy: 37.4979 },
  { id: 11, location_en: 'Bukchon', location_ko: '북촌', mapx: 126.9836, mapy: 37.5826 },
  { id: 12, location_en: 'Garosu-gil', location_ko: '가로수길', mapx: 127.0229, mapy: 37.5206 },
  { id: 13, location_en: 'Hanok Village', location_ko: '한옥마을', mapx: 126.9836, mapy: 37.5826 },
  { id: 14, location_en: 'Apgujeong', location_ko: '압구정', mapx: 127.04, mapy: 37.5275 },
  { id: 15, location_en: 'Insadong', location_ko: '인사동', mapx: 126.9856, mapy: 37.574 },
  { id: 16, location_en: 'Seoul Forest', location_ko: '서울숲', mapx: 127.0374, mapy: 37.5444 },
  { id: 17, location_en: 'Seochon', location_ko: '서촌', mapx: 126.9702, mapy: 37.579 },
  { id: 18, location_en: 'Seongsu', location_ko: '성수', mapx: 127.0559, mapy: 37.5446 },
  { id: 19, location_en: 'Namsan', location_ko: '남산', mapx: 126.9882, mapy: 37.5512 },
  { id: 20, location_en: 'Jamsil', location_ko: '잠실', mapx: 127.1001, mapy: 37.5133 },
  { id: 21, location_en: 'Itaewon', location_ko: '이태원', mapx: 126.9944, mapy: 37.5345 },
  { id: 22, location_en: 'COEX', location_ko: '코엑스', mapx: 127.0592, mapy: 37.5118 },
  { id: 23, location_en: 'Haebangchon', location_ko: '해방촌', mapx: 126.9868, mapy: 37.5433 },
  { id: 24, location_en: 'Hyehwa', location_ko: '혜화', mapx: 127.0018, mapy: 37.5822 },
];

/** Area of an id; null without one. */
export function getArea(id: number): Area | null {
  return AREAS.find((area) => area.id === id) ?? null;
}
