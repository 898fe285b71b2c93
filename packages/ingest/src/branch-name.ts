/**
 * Comparison key of a Korean name: NFC, lower case, without a leading "[백년가게]", spaces and
 * punctuation.
 * @example toComparableName('[백년가게] 이문 설렁탕') // '이문설렁탕'
 */
export function toComparableName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/^\[[^\]]*\]/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const BRANCH = /\s*[([](?<inBrackets>[^)\]]*점)[)\]]\s*$|\s(?<word>\S{1,8}점)$/u;

/**
 * Comparison keys of a name without its branch, and of the branch; empty without one.
 * @example splitBranch('둘둘치킨 (종로점)') // { stem: '둘둘치킨', branch: '종로점' }
 */
export function splitBranch(name: string): { readonly stem: string; readonly branch: string } {
  const whole = name.normalize('NFC').trim();
  const found = BRANCH.exec(whole);
  const stem = toComparableName(found ? whole.slice(0, found.index) : whole);
  // "(본점)" alone is a name.
  if (!found || stem === '') return { stem: toComparableName(name), branch: '' };
  return { stem, branch: toComparableName(found.groups?.inBrackets ?? found.groups?.word ?? '') };
}

/**
 * Comparison key of a name with its branch, in brackets or as a word.
 * @example toBranchKey('본죽 (시흥)') // '본죽시흥', as of "본죽 시흥점"
 */
export const toBranchKey = (name: string): string =>
  toComparableName(name).replace(/(?<=.)점$/u, '');

/** True for the name of a chain, and for one that begins with it and ends in a branch. */
export function isOfChain(name: string, chain: string): boolean {
  const [key, chainKey] = [toComparableName(name), toComparableName(chain)];
  return key === chainKey || (key.startsWith(chainKey) && /[점)\]]$/u.test(name));
}
