import type { NamePart } from './types';

/** Token of punctuation only, such as the colon between two words. */
export const ONLY_PUNCTUATION = /^[.:'’!?*~-]+$/;
/** Signs that join two foods as written. */
export const CONJUNCTION_SIGN = /^[&+/,]$/;
/** Placeholder of the food in a name pattern: "{x}の煮込み", "炖{x}". */
export const FOOD_SLOT = '{x}';

const LATIN_END = /[\p{Script=Latin}\p{N}]$/u;
const LATIN_START = /^[\p{Script=Latin}\p{N}]/u;

/** True when Latin letters or digits meet, which need a blank even in a language without blanks. */
export const needsBlankBetween = (a: string, b: string): boolean =>
  LATIN_END.test(a) && LATIN_START.test(b);

/** Word of the name, or the result of applying forms to several. */
export interface Noun {
  kind: NamePart['kind'];
  /** Text before another word. */
  attribute: string;
  /** Text as the last word. */
  head: string;
}

/** Words of a language between the phrases of a name. */
interface PhraseRules {
  /** Name of 곁들인 and 넣은, with a blank where a joiner has the same one. */
  accompaniment: string;
  /** Joiner or sign between two phrases; '' for none. */
  toSign: (part: NamePart) => string;
  toPhrase: (parts: readonly NamePart[]) => string;
}

/** Splits a name at its joiners, into phrases and the signs between them. */
export function toPhrases(
  parts: readonly NamePart[],
  { accompaniment, toSign, toPhrase }: PhraseRules,
): string[] {
  const phrases: string[] = [];
  let phrase: NamePart[] = [];
  const endPhrase = (sign: string) => {
    if (phrase.length > 0) phrases.push(toPhrase(phrase));
    if (sign !== '') phrases.push(sign);
    phrase = [];
  };
  for (const part of parts) {
    const isVerbatim = part.kind === 'verbatim';
    if (part.kind === 'modifier' && part.head === accompaniment.trim()) endPhrase(accompaniment);
    else if (part.kind === 'joiner' || (isVerbatim && CONJUNCTION_SIGN.test(part.ko)))
      endPhrase(toSign(part));
    else if (!isVerbatim || !ONLY_PUNCTUATION.test(part.ko)) phrase.push(part);
  }
  endPhrase('');
  return phrases;
}

/** Swaps dish and accompaniment: "소스를 곁들인 새우" names the sauce first, English and Chinese the shrimp. */
export function moveAccompanimentLast(
  phrases: readonly string[],
  accompaniment: string,
): readonly string[] {
  const at = phrases.lastIndexOf(accompaniment);
  const dish = phrases.slice(at + 1);
  if (at < 1 || dish.length === 0) return phrases;
  const before = moveAccompanimentLast(phrases.slice(0, at), accompaniment);
  return [...dish, accompaniment.trim(), ...before];
}

/**
 * Words of a phrase, each form applied to the words before it in its written word, or, at the start
 * of a word, to all before it; a modifier at the end comes first: "순두부찌개 특".
 *
 * @param toLead form at the start of a longer word that describes the rest of it; null for any other
 */
export function applyForms(
  parts: readonly NamePart[],
  applyForm: (form: NamePart, nouns: readonly Noun[]) => Noun[],
  toLead: (form: NamePart) => Noun | null = () => null,
): Noun[] {
  let before: Noun[] = [];
  let word: Noun[] = [];
  for (const [at, part] of parts.entries()) {
    if (part.startsWord) {
      before.push(...word);
      word = [];
    }
    const isLeading = part.startsWord && parts[at + 1]?.startsWord === false;
    const noun = isForm(part) ? (isLeading ? toLead(part) : null) : part;
    if (noun) word.push(noun);
    else if (word.length > 0) word = applyForm(part, word);
    else before = applyForm(part, before);
  }
  const nouns = [...before, ...word];
  const last = nouns.at(-1);
  const isAsideOnly = last?.kind === 'modifier' && last.head === last.attribute;
  return last && isAsideOnly ? [last, ...nouns.slice(0, -1)] : nouns;
}

const isForm = ({ kind, attribute }: NamePart): boolean =>
  kind === 'form' || kind === 'serving' || attribute.includes(FOOD_SLOT);
