import { AREAS, type Area } from './areas';

/** Areas that most visitors choose, then parts of Seoul; each area is in one group. */
const AREA_IDS = {
  popular: [1, 2, 10, 15, 18, 21],
  palaces: [3, 7, 9, 11, 13, 17, 24],
  west: [4, 6, 8],
  center: [5, 16, 19, 23],
  south: [12, 14, 20, 22],
} as const;

interface AreaGroup {
  name: keyof typeof AREA_IDS;
  /** In the order of {@link AREAS}. */
  areas: readonly Area[];
}

const toGroup = (name: AreaGroup['name']): AreaGroup => {
  const ids: readonly number[] = AREA_IDS[name];
  return { name, areas: AREAS.filter(({ id }) => ids.includes(id)) };
};

export const AREA_GROUPS: readonly AreaGroup[] = [
  toGroup('popular'),
  toGroup('palaces'),
  toGroup('west'),
  toGroup('center'),
  toGroup('south'),
];
