import { getDistanceM, type Coordinates } from './coordinates';

/** The English and Korean sides of the same place stand at most this far apart. */
const PAIR_DISTANCE_M = 150;

const HANGUL = /[가-힣]/;
const BRANCH = /(?:본점|직영점|[가-힣]{1,8}점)$/;

/** The two names in an English title, "Wonjo Hongeo Main Store (원조홍어 본점)"; null without a Korean one. */
export function parseEnglishTitle(title: string): { english: string; korean: string } | null {
  const text = title.normalize('NFC').trim();
  const close = text.at(-1);
  if (close !== ')' && close !== ']') return null;
  const open = close === ')' ? '(' : '[';
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text[at] === close) depth += 1;
    else if (text[at] === open) depth -= 1;
    if (depth > 0) continue;
    const english = text.slice(0, at).trim();
    const korean = text.slice(at + 1, -1).trim();
    return english !== '' && HANGUL.test(korean) ? { english, korean } : null;
  }
  return null;
}

/** A Korean name for comparing: NFC, no "[백년가게]" in front, no spaces or punctuation, Latin in lower case. */
export function toComparableName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/^\[[^\]]*\]/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function toStem(name: string): string {
  const words = name.normalize('NFC').trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  return words.length > 1 && BRANCH.test(last) ? words.slice(0, -1).join(' ') : name;
}

interface EnglishName extends Coordinates {
  readonly english: string;
  readonly hasBranch: boolean;
}

/** English names by the Korean name in their brackets and by place. */
export class EnglishNames {
  readonly #byName = new Map<string, EnglishName[]>();
  readonly #byStem = new Map<string, EnglishName[]>();

  /** Takes in an EngService2 title; one without a Korean name or a place cannot be paired and is left out. */
  add(title: string, place: Coordinates | null): void {
    const names = parseEnglishTitle(title);
    if (!names || !place) return;
    const stem = toComparableName(toStem(names.korean));
    const full = toComparableName(names.korean);
    const entry = { english: names.english, hasBranch: stem !== full, ...place };
    append(this.#byName, full, entry);
    append(this.#byStem, stem, entry);
  }

  /**
   * The English name of a Korean row: the nearest one within 150 m with the same name, or with the same name
   * but for a branch ("본점") that only one of the two titles mentions. Empty when there is none.
   */
  find(title: string, place: Coordinates | null): string {
    if (!place) return '';
    const full = toComparableName(title);
    const exact = nearest(this.#byName.get(full), place);
    if (exact) return exact.english;
    const stem = toComparableName(toStem(title));
    const hasBranch = stem !== full;
    const loose = this.#byStem.get(stem)?.filter((entry) => entry.hasBranch !== hasBranch);
    return nearest(loose, place)?.english ?? '';
  }
}

function append(map: Map<string, EnglishName[]>, key: string, entry: EnglishName): void {
  const entries = map.get(key);
  if (entries) entries.push(entry);
  else map.set(key, [entry]);
}

function nearest(
  entries: readonly EnglishName[] | undefined,
  place: Coordinates,
): EnglishName | null {
  let best: EnglishName | null = null;
  let bestM = PAIR_DISTANCE_M;
  for (const entry of entries ?? []) {
    const distanceM = getDistanceM(entry, place);
    if (distanceM <= bestM && (best === null || distanceM < bestM)) {
      best = entry;
      bestM = distanceM;
    }
  }
  return best;
}
