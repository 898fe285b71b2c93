import { AREAS, type Area } from './areas';

/** Parts of Seoul that the areas are listed under, each area in one of them. */
const AREA_IDS = {
  palaces: [3, 7, 9, 11, 13, 15, 17, 24],
  west: [2, 4, 6, 8],
  center: [1, 5, 16, 18, 19, 21, 23],
  south: [10, 12, 14, 20, 22],
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
  toGroup('palaces'),
  toGroup('west'),
  toGroup('center'),
  toGroup('south'),
];
