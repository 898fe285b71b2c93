import { getDistanceM } from '@kioot/engine/geo';
import type { Coordinates } from '../common/coordinates';
import { splitBranch, toComparableName } from '../branch-name';
import { append } from '../entity-resolution';

/** Maximum distance between the Korean and the foreign entry of a place. */
const MAX_PAIR_DISTANCE_M = 150;

const HANGUL = /[가-힣]/;
/** Japanese and Chinese titles use full-width brackets. */
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '）': '（', '］': '［' };

/**
 * Foreign and Korean name in a title; null without a Korean one, or when both are Korean.
 * @example
 * parseOfficialTitle('明洞餃子（명동교자）')
 * // { name: '明洞餃子', korean: '명동교자' }
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

interface OfficialName extends Coordinates {
  readonly name: string;
  readonly hasBranch: boolean;
}

/** Foreign names of places by Korean name and coordinates. */
export class OfficialNames {
  readonly #byName = new Map<string, OfficialName[]>();
  readonly #byStem = new Map<string, OfficialName[]>();

  /**
   * Adds a title of EngService2, JpnService2 and the like; ignored without a Korean name or
   * coordinates.
   */
  add(title: string, coordinates: Coordinates | null): void {
    const names = parseOfficialTitle(title);
    if (!names || !coordinates) return;
    const { stem, branch } = splitBranch(names.korean);
    const entry = { name: names.name, hasBranch: branch !== '', ...coordinates };
    append(this.#byName, toComparableName(names.korean), entry);
    append(this.#byStem, stem, entry);
  }

  /**
   * Foreign name of a Korean row: the nearest within 150 m of the same name, or of the same name
   * without a branch ("본점") that one of both titles omits. Empty without one.
   */
  find(title: string, coordinates: Coordinates | null): string {
    if (!coordinates) return '';
    const exact = findNearest(this.#byName.get(toComparableName(title)), coordinates);
    if (exact) return exact.name;
    const { stem, branch } = splitBranch(title);
    const loose = this.#byStem.get(stem)?.filter((entry) => entry.hasBranch === (branch === ''));
    return findNearest(loose, coordinates)?.name ?? '';
  }
}

/** The nearest name within 150 m; of equally near ones the first. */
function findNearest(
  entries: readonly OfficialName[] = [],
  coordinates: Coordinates,
): OfficialName | undefined {
  return entries
    .map((entry) => ({ entry, distanceM: getDistanceM(entry, coordinates) }))
    .filter(({ distanceM }) => distanceM <= MAX_PAIR_DISTANCE_M)
    .sort((a, b) => a.distanceM - b.distanceM)[0]?.entry;
}
