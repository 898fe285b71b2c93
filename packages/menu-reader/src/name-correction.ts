import type { CompactDishFacts } from '@kioot/engine/verdicts';
import { indexLexicon, type Lexicon, segment } from '@kioot/engine/lexicon';
import { normalizeSound, isNotWhitespace, stripSeparators } from '@kioot/engine/text';
import type { ConfidenceWeights } from './visual-edit-distance';
import { createCandidateFinder, COMMON_MISREADING, NEUTRAL_CLAIMS } from './correction-candidates';

/** Most likely spelling of a name. */
export interface NameCorrection {
  ko: string;
  /** False when the letters fit dishes with different verdicts, or say too little. */
  certain: boolean;
  /** Alternatives, most likely first; empty when certain. */
  others: readonly string[];
}

/**
 * Corrects a name. `confidences`: the recognizer's, per non-blank letter, 0 to 100; undefined
 * for typed text.
 */
export type CorrectName = (text: string, confidences?: readonly number[]) => NameCorrection;

/** Extra cost up to which an alternative counts: one easily confused letter and some slack. */
const RIVAL_MARGIN = 1.15;
/** The same when only one of the two contains an animal, unless an official name was read. */
const ANIMAL_RIVAL_MARGIN = 2.5;
/** Cost difference below which two readings are a tie. */
const TIE_MARGIN = 0.5;
const MAX_ALTERNATIVES = 3;
/** Below it the recognizer has probably confused a letter. */
const HIGH_CONFIDENCE = 91;
/** Below it the recognizer may have lost whole syllables. */
const MIN_CONFIDENCE = 65;
/** Confidence of typed letters. */
const TYPED_CONFIDENCE = 100;
/** Cost factor of substituting a letter, by minimum confidence. */
const WEIGHT_BY_CONFIDENCE = [
  [91, 1.25],
  [70, 0.95],
  [40, 0.75],
  [0, 0.6],
] as const;
/** Typing does not confuse shapes. */
const TYPED_WEIGHT = 1.6;
/** Longest dish name; longer text is not searched. */
const MAX_NAME_LENGTH = 24;

const toWeight = (confidence: number): number =>
  WEIGHT_BY_CONFIDENCE.find(([minConfidence]) => confidence >= minConfidence)?.[1] ?? TYPED_WEIGHT;

/** Weights of the remaining letters. */
function toWeights(
  letters: string,
  text: string,
  confidences: readonly number[] | undefined,
): ConfidenceWeights {
  if (!confidences) return Array.from(letters, () => TYPED_WEIGHT);
  const characters = text.replace(/\s/g, '');
  let index = 0;
  return Array.from(letters, (letter) => {
    index = Math.max(index, characters.indexOf(letter, index));
    index += 1;
    return toWeight(confidences[index - 1] ?? 0);
  });
}

/** Letter of another script, a single jamo, or a sign beyond punctuation: 牛, x, ㄴ, 🥜. */
const FOREIGN_PIECE = /[^가-힣\p{N}\p{Z}\p{P}\s]/u;
const NO_LETTER = /[^\p{L}\p{M}\p{N}\p{S}]/gu;
/** Letters, digits and symbols of a text, which a correction must not change beside a promise. */
const toContent = (text: string): string => text.replace(NO_LETTER, '').toLowerCase();

const NOISE_SIGNS = /[|·ㆍ・*~`'"‘’“”,._^!?;:=<>«»\\°•●■▶★☆※◆-]/g;
/**
 * Digits and letters misread from specks, lines and dots beside Korean text; "3겹살" and "2인 세트" keep
 * theirs.
 */
const NOISE_LETTERS =
  /(?<=[가-힣]) ?[\dlioIO一二口丨ㅣㅡㅇㅁㄱㄴ](?= ?[가-힣]|$)|^[\dlioIO一二口丨ㅣㅡㅇㅁㄱㄴ] ?(?=[가-힣])(?! ?[인종가지단색곡첩겹조마접])/g;

/** Removes specks, frames and dot leaders from a recognized name: "| 김치찌개 ..." is 김치찌개. */
const removeOcrNoise = (read: string): string =>
  read.replace(NOISE_SIGNS, '').replace(NOISE_LETTERS, '').replace(/\s+/g, ' ').trim();

/** Facts of a dish that a verdict reads, but for its allergens and ingredients. */
const VERDICT_FIELDS = [
  ...(['mainMeats', 'possibleMainMeats', 'isEither', 'meats', 'egg', 'dairy', 'alcohol'] as const),
  ...(['vegan', 'lactoOvo', 'otherAllergens', 'spice', 'pungent'] as const),
];

/** Key that is equal for dishes with equal verdicts. */
function toVerdictKey(dish: CompactDishFacts): string {
  const allergens = Object.entries(dish.allergens).map(([code, [is]]) => `${code} ${is}`);
  const contains = dish.contains.map(({ name }) => name);
  const facts = VERDICT_FIELDS.map((field) => dish[field]);
  return JSON.stringify([facts, allergens.sort(), contains.sort()]);
}

/** True when a dish contains or may contain meat, fish, seafood or an animal product. */
const hasAnimal = ({ contains }: CompactDishFacts): boolean =>
  contains.some(({ origin }) => origin === 'meat' || origin === 'animal');

/**
 * Corrects misread names: unexplained text becomes similar-looking terms of the lexicon. When other
 * terms are nearly as similar and change the verdict, the result is uncertain and lists them.
 *
 * @param getDish facts of a dish by name, as {@link createDishDescriber} gives them
 * @example
 * const correctName = createNameCorrector(lexicon, getDish);
 * correctName('김치찌게', [80, 80, 80, 80]); // => { ko: '김치찌개', certain: true, others: [] }
 */
export function createNameCorrector(
  lexicon: Lexicon,
  getDish: (ko: string) => CompactDishFacts,
): CorrectName {
  const index = indexLexicon(lexicon);
  const { isExplained, toSpacedText, findCandidates } = createCandidateFinder(lexicon, index);
  const officialNames = new Set(Object.keys(lexicon.tables.official));
  const isOfficial = (name: string): boolean => officialNames.has(name.replaceAll(' ', ''));
  /** True when the whole name is explained; homophones count only at high confidence. */
  const isKnown = (name: string, confidence: number): boolean =>
    isExplained(name) ||
    isOfficial(name) ||
    (confidence >= HIGH_CONFIDENCE &&
      segment(index.findTerms, name, index.findSoundTerms).every(
        ({ entry, by }) => entry !== null && by !== 'short-sound',
      ));
  /**
   * True for an official name or one with a dish term, not for a mere ingredient with a cooking
   * method.
   */
  const isDishName = (name: string): boolean =>
    isOfficial(name) || segment(index.findTerms, name).some(({ entry }) => entry?.kind === 'dish');
  const isUnexplained = (name: string): boolean =>
    segment(index.findTerms, name).every(({ entry }) => entry === null);

  /** True where a text claims or denies something. */
  const holdsPromise = (text: string): boolean =>
    segment(index.findTerms, text).some(
      ({ entry }) => entry !== null && !NEUTRAL_CLAIMS.has(entry.claim),
    );
  /** True where a text names an allergen, or holds a piece in another script or a sign. */
  const isDelicate = (text: string): boolean =>
    FOREIGN_PIECE.test(text) ||
    segment(index.findTerms, text).some(
      ({ entry }) =>
        entry?.kind === 'ingredient' &&
        entry.has.some(({ substance }) =>
          substance.allergens.some(({ certainty }) => certainty === 'yes'),
        ),
    );

  /** Correction by similarity alone; `raw` is the text without noise. */
  const correctBySimilarity = (
    normalized: string,
    raw: string,
    confidences?: readonly number[],
  ): NameCorrection => {
    const confidence = confidences ? Math.min(...confidences) : TYPED_CONFIDENCE;
    const isFullyExplained =
      isKnown(raw, confidence) && !(confidences && COMMON_MISREADING.test(raw));
    const name = stripSeparators(raw, isNotWhitespace);
    const spaced = confidences ? toSpacedText(name) : raw;
    if (isFullyExplained && confidence >= HIGH_CONFIDENCE && (!confidences || isDishName(spaced)))
      return { ko: spaced, certain: true, others: [] };
    if (name.letters.length > MAX_NAME_LENGTH)
      return { ko: raw, certain: isFullyExplained, others: [] };
    const candidates = findCandidates(
      { ...name, letters: name.letters.toLowerCase() },
      toWeights(name.letters, normalized, confidences),
      !confidences,
    );
    const best = isFullyExplained
      ? { text: spaced, cost: candidates[0]?.cost ?? 0, isLowConfidence: false }
      : candidates[0];
    if (!best || best.text === '') return { ko: raw, certain: false, others: [] };
    const isCorrected = stripSeparators(best.text, isNotWhitespace).letters !== name.letters;
    const bestDish = getDish(best.text);
    const verdictKey = toVerdictKey(bestDish);
    /** Extra cost up to which an alternative counts. */
    const toMargin = (text: string): number =>
      (isCorrected || !isOfficial(best.text)) && hasAnimal(getDish(text)) !== hasAnimal(bestDish)
        ? ANIMAL_RIVAL_MARGIN
        : RIVAL_MARGIN;
    const rivals = candidates.filter(
      ({ text, cost, unknown }) =>
        text !== best.text &&
        unknown === 0 &&
        cost <= best.cost + toMargin(text) &&
        !(isOfficial(best.text) && isSpellingVariant(text, best.text)) &&
        toVerdictKey(getDish(text)) !== verdictKey,
    );
    const others = rivals.slice(0, MAX_ALTERNATIVES).map(({ text }) => text);
    const [rival] = rivals;
    // Tie: the text stays as read and lists both.
    if (!isFullyExplained && rival && rival.cost < best.cost + TIE_MARGIN) {
      return { ko: raw, certain: false, others: [best.text, ...others].slice(0, MAX_ALTERNATIVES) };
    }
    const isReliable =
      isKnown(best.text, confidence) &&
      !best.isLowConfidence &&
      confidence >= MIN_CONFIDENCE &&
      (!confidences || !isCorrected || isDishName(best.text));
    // Typed text is replaced only by terms that explain all of it.
    if (!confidences && !isReliable) return { ko: raw, certain: !isUnexplained(raw), others: [] };
    return { ko: best.text, certain: isReliable && rivals.length === 0, others };
  };

  return (text, confidences) => {
    const normalized = text.normalize('NFC').trim();
    const read = confidences ? removeOcrNoise(normalized) : normalized;
    const corrected = correctBySimilarity(normalized, read, confidences);
    const content = toContent(corrected.ko);
    const isSensitive =
      (toContent(normalized) !== content && holdsPromise(normalized)) ||
      (toContent(read) !== content && isDelicate(read));
    if (!isSensitive) return corrected;
    const others = [corrected.ko, ...corrected.others].slice(0, MAX_ALTERNATIVES);
    // The dropped letters may be a denial, an allergen or an animal: nothing is proven without them.
    return {
      ko: confidences && !holdsPromise(normalized) ? corrected.ko : normalized,
      certain: false,
      others,
    };
  };
}

/** Spelling variant: 탕수육 and 탕슈육, but not 굴무침 and 꿀무침. */
const isSpellingVariant = (a: string, b: string): boolean =>
  a.charAt(0) === b.charAt(0) &&
  normalizeSound(a.replaceAll(' ', '')) === normalizeSound(b.replaceAll(' ', ''));
