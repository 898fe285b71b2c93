/** Place and kind of a branch: 홍대점, 강남1호점, 본점. */
export const BRANCH = /^(.*?)(본점|직영점|\d+[호지]점|(?<!단)지점|점)$/u;
/** Longest name of an area: 동대문역사문화공원. */
const MAX_AREA_LENGTH = 9;
/** Syllables that an unknown text before an area has at least. */
const MIN_REST_LENGTH = 2;
const STATION = '역';

/** Kinds of places, which name a branch only after an area: 강동성심병원점, but 리춘시장 강동점. */
const KIND_OF_PLACE =
  /^(?:(?:성모|성심|세브란스)?병원|[사삼네오]거리|공원|시장|초교|우체국|후문|뉴타운|타워|빌딩|센터|몰)$/;

export const isKindOfPlace = (ko: string): boolean => KIND_OF_PLACE.test(ko);

/** Syllables of an area that is no other word at the start of a name: 여의도. */
export const MIN_AREA_LENGTH = 3;

/** Place of a branch in parts: what stands before the known areas, and these in order. */
export interface BranchPlaces {
  rest: string;
  areas: readonly string[];
}

/**
 * Splits known areas off the end of a text, the longest first: "서초교대역" -> "서초", "교대역".
 *
 * @param isPlace true for a text that may be areas only; otherwise a name stands before them
 */
export function splitBranchPlaces(
  text: string,
  isArea: (ko: string) => boolean,
  isPlace: boolean,
): BranchPlaces {
  const areas: string[] = [];
  let rest = text;
  for (;;) {
    const area = findLastArea(rest, isArea, isPlace);
    if (area === null) return { rest, areas };
    areas.unshift(area);
    rest = rest.slice(0, -area.length);
  }
}

function findLastArea(
  text: string,
  isArea: (ko: string) => boolean,
  isPlace: boolean,
): string | null {
  const isWhole = isPlace && text.length <= MAX_AREA_LENGTH && isArea(text);
  if (isWhole) return text;
  const longest = Math.min(MAX_AREA_LENGTH, text.length - MIN_REST_LENGTH);
  for (let length = longest; length > 1; length -= 1) {
    const ko = text.slice(-length);
    if (isArea(ko)) return ko;
  }
  return null;
}

/** "교대" of 교대역; any other text as it is. */
export const toStationName = (ko: string): string =>
  ko.length > 2 && ko.endsWith(STATION) ? ko.slice(0, -1) : ko;

/** Gives kinds of places before the first area back to the name. */
export function withoutLeadingKinds({ rest, areas }: BranchPlaces): BranchPlaces {
  const first = areas.findIndex((area) => !isKindOfPlace(area));
  const start = first < 0 ? areas.length : first;
  return { rest: rest + areas.slice(0, start).join(''), areas: areas.slice(start) };
}
