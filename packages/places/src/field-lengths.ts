/** Most UTF-16 units of the fields of a place. Those the engine reads may be four times the longest in our data. */
export const MAX_FIELD_LENGTHS = {
  title: 200,
  title_eng: 200,
  firstmenu: 1_000,
  treatmenu: 1_000,
  opentimefood: 1_000,
  restdatefood: 1_000,
  addr1: 500,
  tel: 500,
} as const;
