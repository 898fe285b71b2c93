import type { TourWorld } from './tourapi-world';

/** Enough rows that a process can be killed while it writes them. */
const OTHER_ROWS = 3000;

/**
 * Rows of an earlier sync of the same world, of every kind that a merge handles: up to date,
 * outdated, vanished recently and long ago, shared with Visit Seoul, and from Visit Seoul only.
 */
export function createBaseRows(world: TourWorld): Record<string, string>[] {
  const known = world.korean.slice(0, Math.floor(world.korean.length * 0.6));
  const rows = known.map(({ list, intro, common }, index) => ({
    contentId: list.contentid,
    title: list.title,
    title_eng: '',
    firstmenu: intro.firstmenu,
    treatmenu: index % 3 === 0 ? '옛 메뉴' : intro.treatmenu.replace('&amp;', '&'),
    opentimefood: intro.opentimefood,
    restdatefood: intro.restdatefood,
    addr1: common.addr1,
    mapx: common.mapx,
    mapy: common.mapy,
    source: index % 5 === 0 ? 'kto-tourapi+visitseoul' : 'kto-tourapi',
    modifiedtime: index % 3 === 0 ? '20250101000000' : list.modifiedtime,
  }));
  const other = (contentId: string, source: string, vanishedOn = '') => ({
    contentId,
    title: `옛집 ${contentId}`,
    title_eng: '',
    firstmenu: '국밥',
    treatmenu: '국밥, 수육',
    opentimefood: '',
    restdatefood: '',
    addr1: '서울특별시 중구 을지로 1',
    mapx: '126.99',
    mapy: '37.56',
    source,
    modifiedtime: '20250101000000',
    ...(vanishedOn === '' ? {} : { vanishedOn }),
  });
  return [
    ...rows,
    other('9000001', 'kto-tourapi'),
    other('9000002', 'kto-tourapi', '2026-11-01'),
    other('9000003', 'kto-tourapi', '2026-09-01'),
    other('9000004', 'kto-tourapi+visitseoul', '2026-09-01'),
    ...Array.from({ length: OTHER_ROWS }, (_, index) => other(`KOP${index}`, 'visitseoul')),
  ];
}
