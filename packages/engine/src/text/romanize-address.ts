import { romanizePlaceName } from './romanize';

const IN_BRACKETS = /\([^()]*\)/g;
const CITY = /^(?:\d{5}\s+)?서울(?:특별시|시)*\s+/;
const DISTRICT = /^([가-힣]+)구(?=\s|$)/;
/** "신사동 123-4", "성수동1가 12", "신림동 산 56-1": the legal neighborhood, its 가, the lot. */
const LOT =
  /^([가-힣]+?)(?:(\d*)동)?(?:(\d+)가)?\s*(산)?\s*(\d+-\d+|\d+(?=번지)|\d+(?![\d가-힣-]|\s*(?:층|호)(?![가-힣])))/;
/** "세종대로23길 25": the road, the street that leaves it, the building. A basement address has 지하 before its number. */
const ROAD =
  /^([가-힣\d.]*?)(로|길)(?=[\s\d]|지하)(?:\s*(\d+[가-힣]{0,2})길)?\s*(지하)?\s*(\d+(?:-\d+)?)(?!\d|\s*(?:층|호)(?![가-힣]))/;
/** "명동9", "가산디지털1": a name with a number of its own. */
const NUMBERED_NAME = /^([가-힣]+?)(\d+[가-힣]?)$/;

/** 로 behind ㄴ where it is part of a neighborhood's name: 신문로 is Sinmunno. */
const STREET_AFTER_N = /llo$/;

/** Roads whose 대 is of the name: 필운대 (a rock), 고려대 and others (universities). All other 대로 are wide roads. */
const NAMES_IN_DAE =
  /(?:필운|고려|경희|낙성|간호|경기|시립|^성|^중|^연|^홍|^국민|^서울|^명지|^이화여)대$/;

/** Names that keep the spelling of what they are called after, as their signs have them. */
const OWN_SPELLINGS: Readonly<Record<string, string>> = {
  ...{ 월드컵: 'World Cup', 월드컵북: 'World Cup buk', 올림픽: 'Olympic' },
  ...{ 디지털: 'Digital', 가산디지털: 'Gasan digital', 유엔빌리지: 'UN village' },
  ...{ 연세: 'Yonsei', 경희대: 'Kyungheedae', 이화여대: 'Ewhayeodae', 성균관: 'Sungkyunkwan' },
  ...{ 워커힐: 'Walkerhill', 학여울: 'Hangnyeoul' },
};

/**
 * A Korean address of Seoul in Latin letters, building first: road addresses by the romanization of the Road Name Address
 * Act (the name by the Revised Romanization of Korean, Ministry of Culture notification 2000-8, then "-daero", "-ro" or
 * "-gil" behind a hyphen over which no sound changes), lots by the same with "-dong" and "-ga". What stands in brackets,
 * floors and buildings are left out.
 *
 * @returns null where the address names neither a road nor a lot
 *
 * @example
 * romanizeAddress('서울특별시 중구 세종대로23길 25 (다동) 2층') // => '25 Sejong-daero 23-gil, Jung-gu, Seoul'
 * romanizeAddress('서울 강남구 신사동 123-4') // => '123-4 Sinsa-dong, Gangnam-gu, Seoul'
 */
export function romanizeAddress(address: string): string | null {
  const written = address.normalize('NFC').replace(IN_BRACKETS, ' ').replace(/\s+/g, ' ').trim();
  let rest = written.replace(CITY, '');
  const district = DISTRICT.exec(rest);
  if (district) rest = rest.slice(district[0].length).trim();
  const street = findStreet(rest.split(' '));
  if (street === null) return null;
  return [street, district?.[1] && `${romanizeName(district[1])}-gu`, 'Seoul']
    .filter(Boolean)
    .join(', ');
}

/** Road or lot of an address, which may stand behind the neighborhood: "역삼동 테헤란로 1". */
function findStreet(words: readonly string[]): string | null {
  for (const at of words.keys()) {
    const rest = words.slice(at).join(' ');
    const street = romanizeLot(rest) ?? romanizeRoad(rest);
    if (street !== null) return street;
  }
  return null;
}

function romanizeLot(text: string): string | null {
  const [, name, number, ga, mountain, lot] = LOT.exec(text) ?? [];
  if (name === undefined || lot === undefined || (number === undefined && ga === undefined)) {
    return null;
  }
  const neighborhood = [
    romanizeName(name).replace(STREET_AFTER_N, 'nno') +
      (number === undefined ? '' : `${number && ` ${number}`}-dong`),
    ...(ga === undefined ? [] : [`${ga}-ga`]),
  ].join(' ');
  return `${mountain ? 'san ' : ''}${lot} ${neighborhood}`;
}

function romanizeRoad(text: string): string | null {
  const [, name = '', kind, branch, basement, number] = ROAD.exec(text) ?? [];
  if (name === '' || number === undefined) return null;
  const isWide = kind === '로' && name.endsWith('대') && !NAMES_IN_DAE.test(name);
  const road = isWide
    ? `${romanizeRoadName(name.slice(0, -1))}-daero`
    : `${romanizeRoadName(name)}-${kind === '로' ? 'ro' : 'gil'}`;
  return [
    (basement ? 'Jiha ' : '') + number,
    road,
    ...(branch === undefined ? [] : [`${romanizePlaceName(branch)}-gil`]),
  ].join(' ');
}

/** "명동9" -> "Myeongdong 9", "명동9가" -> "Myeongdong 9ga". */
function romanizeRoadName(name: string): string {
  const [, stem, number] = NUMBERED_NAME.exec(name) ?? [];
  return stem === undefined || number === undefined
    ? romanizeName(name)
    : `${romanizeName(stem)} ${romanizePlaceName(number)}`;
}

function romanizeName(name: string): string {
  if (Object.hasOwn(OWN_SPELLINGS, name)) return OWN_SPELLINGS[name] ?? name;
  const spelt = romanizePlaceName(name);
  return spelt.charAt(0).toUpperCase() + spelt.slice(1);
}
