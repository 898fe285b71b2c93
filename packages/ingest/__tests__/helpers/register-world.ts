import type { RegisterEndpoint } from '../../src/register/read-register';
import { createRandom } from '@/tools/random';

/** Rows of each call of the register. */
export type RegisterWorld = Record<RegisterEndpoint, unknown[]>;

const RESTAURANTS = [
  '가야',
  '남산',
  '을지로',
  '한강',
  '북촌',
  '종로',
  '할머니',
  '원조',
  '서촌',
  '광장',
];
const DISHES = [
  ...[
    '김치찌개',
    '된장찌개',
    '비빔밥',
    '냉면(물/비빔)',
    '삼겹살(180g/1인분)',
    '왕족발(大)',
    '파전',
  ],
  ...[
    '순대국',
    '막국수',
    '해물파전',
    '두부김치',
    '공기밥',
    '콜라',
    '사이다',
    '칼국수',
    '만두',
    '갈비탕',
  ],
];

/**
 * Simulated register, deterministic by seed. Some restaurants are listed twice, some have no menu
 * or no coordinates.
 */
export function createRegisterWorld(seed: number, places: number): RegisterWorld {
  const random = createRandom(seed);
  const pick = <Each>(values: readonly Each[]) =>
    values[Math.floor(random() * values.length)] as Each;
  const world: RegisterWorld = {
    rstr: [],
    'rstr/oprt': [],
    'menu/korean': [],
    'menu/eng': [],
    'menu/jpnse': [],
    'menu/chchr': [],
  };
  let lineId = 900_000;
  for (let number = 0; number < places; number += 1) {
    const id = 1000 + number;
    const isAgain = number > 0 && random() < 0.1;
    const before = world.rstr.at(-1) as Record<string, unknown> | undefined;
    const place =
      isAgain && before
        ? { ...before, RSTR_ID: id }
        : {
            RSTR_ID: id,
            RSTR_NM: `${pick(RESTAURANTS)}${pick(['식당', '집', '분식'])} ${number}`,
            RSTR_RDNMADR: `서울특별시 종로구 인사동${number}길 12`,
            RSTR_LNNO_ADRES: null,
            RSTR_LA: random() < 0.05 ? null : (37.571 + random() * 0.008).toFixed(7),
            RSTR_LO: (126.976 + random() * 0.02).toFixed(7),
            RSTR_TELNO: `02-725-${String(1000 + number)}`,
            BSNS_STATM_BZCND_NM: '한식',
          };
    world.rstr.push(place);
    world['rstr/oprt'].push({
      RSTR_ID: id,
      BSNS_TM_CN: random() < 0.5 ? '매일 11:00~22:00, 평일 15:30~17:00' : null,
      RESTDY_INFO_CN: random() < 0.3 ? '일요일' : null,
      FGGG_MENU_OFR_YN: 'N',
    });
    for (let left = Math.floor(random() * 8); left > 0; left -= 1) {
      lineId += 1;
      const line = { MENU_ID: lineId, RSTR_ID: id, MENU_PRICE: pick([0, 8000, 12_000]) };
      const name = pick(DISHES);
      world['menu/korean'].push({ ...line, MENU_NM: name });
      world['menu/eng'].push({ ...line, MENU_NM: `Dish of ${name}` });
      world['menu/jpnse'].push({ ...line, MENU_NM: '料理' });
      world['menu/chchr'].push({ ...line, MENU_NM: random() < 0.1 ? null : '菜' });
    }
  }
  return world;
}
