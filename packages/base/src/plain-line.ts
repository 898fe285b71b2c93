/**
 * Characters that deceive a reader, of a terminal above all: controls, bidirectional overrides, and
 * those that are not seen, tag letters and Hangul fillers among them.
 */
const DECEPTIVE_CHARACTER = /[\p{Cc}\p{Cf}\u2028\u2029\u115f\u1160\u3164\uffa0]/gu;

/**
 * Untrusted text as one line without deceptive characters.
 * @example
 * toPlainLine(' a\nb\u202e '); // 'a b'
 */
export function toPlainLine(text: string): string {
  return text.replace(DECEPTIVE_CHARACTER, ' ').replace(/\s+/gu, ' ').trim();
}
