import { getDistanceM } from '@kioot/engine/geo';
import type { Coordinates } from '../coordinates';
import { toComparableName } from '../entity-resolution';

/** The two sides of the same place, Korean and another language, stand at most this far apart. */
const PAIR_DISTANCE_M = 150;

const HANGUL = /[가-힣]/;
/** Japanese and Chinese titles have wide ones. */
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '）': '（', '］': '［' };
const BRANCH = /(?:본점|직영점|[가-힣]{1,8}점)$/;

/**
 * The two names in a title of another language, "Wonjo Hongeo Main Store (원조홍어 본점)" or "明洞餃子（명동교자）"; null without
 * a Korean one, or where the other one is Korean as well.
 */
export function parseOfficialTitle(title: string): { name: string; korean: string } | null {
  const text = title.normalize('NFC').trim();
  const close = text.at(-1) ?? '';
  const open = BRACKETS[close];
  if (open === undefined) return null;
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text[at] === close) depth += 1;
    else if (text[at] === open) depth -= 1;
    if (depth > 0) continue;
    const name = text.slice(0, at).trim();
    const korean = text.slice(at + 1, -1).trim();
    return name !== '' && !HANGUL.test(name) && HANGUL.test(korean) ? { name, korean } : null;
  }
  return null;
}

function toStem(name: string): string {
  const words = name.normalize('NFC').trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  return words.length > 1 && BRANCH.test(last) ? words.slice(0, -1).join(' ') : name;
}

interface OfficialName extends Coordinates {
  readonly name: string;
  readonly hasBranch: boolean;
}

/** Names of places in one language, by the Korean name in the brackets of a title and by place. */
export class OfficialNames {
  readonly #byName = new Map<string, OfficialName[]>();
  readonly #byStem = new Map<string, OfficialName[]>();

  /** Takes in a title of EngService2, JpnService2 and the like; one without a Korean name or a place cannot be paired and is left out. */
  add(title: string, place: Coordinates | null): void {
    const names = parseOfficialTitle(title);
    if (!names || !place) return;
    const stem = toComparableName(toStem(names.korean));
    const full = toComparableName(names.korean);
    const entry = { name: names.name, hasBranch: stem !== full, ...place };
    append(this.#byName, full, entry);
    append(this.#byStem, stem, entry);
  }

  /**
   * The name of a Korean row in this language: the nearest one within 150 m with the same name, or with the same name
   * but for a branch ("본점") that only one of the two titles mentions. Empty when there is none.
   */
  find(title: string, place: Coordinates | null): string {
    if (!place) return '';
    const full = toComparableName(title);
    const exact = nearest(this.#byName.get(full), place);
    if (exact) return exact.name;
    const stem = toComparableName(toStem(title));
    const hasBranch = stem !== full;
    const loose = this.#byStem.get(stem)?.filter((entry) => entry.hasBranch !== hasBranch);
    return nearest(loose, place)?.name ?? '';
  }
}

function append(map: Map<string, OfficialName[]>, key: string, entry: OfficialName): void {
  const entries = map.get(key);
  if (entries) entries.push(entry);
  else map.set(key, [entry]);
}

function nearest(
  entries: readonly OfficialName[] | undefined,
  place: Coordinates,
): OfficialName | null {
  let best: OfficialName | null = null;
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
