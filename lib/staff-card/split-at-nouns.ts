/** Part of a sentence. */
export interface SentencePart {
  text: string;
  isNoun: boolean;
}

/**
 * Splits a Korean sentence at its foods; each starts a word, so that 게 is not found in 맵게.
 * @example
 * splitAtNouns('새우는 안 됩니다.', ['새우']);
 * // => [{ text: '새우', isNoun: true }, { text: '는 안 됩니다.', isNoun: false }]
 */
export function splitAtNouns(ko: string, nouns: readonly string[]): SentencePart[] {
  const longestFirst = [...nouns].sort((a, b) => b.length - a.length);
  const parts: SentencePart[] = [];
  let from = 0;
  for (let at = 0; at < ko.length;) {
    const isStart = at === 0 || ko[at - 1] === ' ';
    const noun = isStart ? longestFirst.find((each) => ko.startsWith(each, at)) : undefined;
    if (noun === undefined) {
      at += 1;
      continue;
    }
    if (at > from) parts.push({ text: ko.slice(from, at), isNoun: false });
    parts.push({ text: noun, isNoun: true });
    at += noun.length;
    from = at;
  }
  return from < ko.length ? [...parts, { text: ko.slice(from), isNoun: false }] : parts;
}
