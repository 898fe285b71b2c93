import { romanize } from '../text/romanize';
import type { Grammar } from './dish-namer';
import { SMALL_WORDS } from './loan-words';
import { applyForms, moveAccompanimentLast, toPhrases, type Noun } from './phrases';
import { reconcileEnglish, VEGAN_DISH, type AnimalFacts } from './reconcile-english';
import type { NamePart } from './types';

/** Openings of heads that take a food before them as "with ...". */
const DESCRIBED =
  /^(?:Spicy|Cold|Chilled|Warm|Stir-fried|Pan-fried|Deep-fried|Grilled|Braised|Steamed|Boiled|Seasoned|Hand-pulled|Assorted|Sweet and Sour)\b/;
/** Cuts, before which "Pork" is their animal and not a second food. */
const ANIMAL_AT_END = /\b(?:Beef|Pork|Chicken|Duck|Lamb)$/;
const CUT =
  /\b(?:Rib|Ribs|Sirloin|Tenderloin|Neck|Belly|Jowl|Tripe|Intestine|Loin|Brisket|Wings|Legs?|Breast|Feet|Tongue|Collar|Chops|Steak|Cuts?|Ribeye|Striploin|Flank|Meat|Slices|Roll)\b/;
const ANIMAL_ONLY = /^(?:Beef|Pork|Chicken|Duck|Lamb)$/;
/** Way of cooking, then ribs of no named animal. */
const RIBS = /^((?:Spicy )?(?:Braised|Grilled)) ((?:Short |Back |Spare)[Rr]ibs?\b.*)$/;
const PLURAL = /\b(Dumpling|Noodle|Skewer|Cookie|Pancake|Meatball|Roll|Rib|Chop|Slice|Cutlet)s$/;
/** Endings of describing words; a form before another word may be one: "Grilled", "Rotisserie". */
const DESCRIBING = /(?:ed|ie)$/;

const FOOD_MODIFIER =
  /^(?:Live|Fresh|Wild-caught|Aged|Fermented|Dried|Half-dried|Minced|Korean|Native|Boneless|Smoked)$/;
/** "Charcoal-grilled Grilled Skewers", "Set Meal Set Meal", "Spicy Stir-fried Spicy Pork". */
const REPEATED_COOKING =
  /\b((?:\S+-)?(Grilled|Stir-fried|Spicy|Set Meal|Chilled|Seasoned)(?: Stir-fried)?) \2(?: |$)/gi;
const REPEATED_WORD = /\b([A-Z][a-z]+) \1\b/g;

/** Puts the parts of a dish name in English order: "매운 돼지갈비찜" -> "Spicy Braised Pork Ribs". */
function composeEnglish(parts: readonly NamePart[]): string {
  const phrases = toPhrases(parts, {
    accompaniment: ACCOMPANIMENT,
    toSign: ({ head }) => head,
    toPhrase,
  });
  return moveAccompanimentLast(phrases, ACCOMPANIMENT)
    .join(' ')
    .replaceAll(' ,', ',')
    .replaceAll('  ', ' ')
    .replace(REPEATED_COOKING, '$1 ')
    .trimEnd();
}

/** English of 곁들인 and 넣은; the blank tells it from the joiner. */
const ACCOMPANIMENT = 'with ';

const toPhrase = (parts: readonly NamePart[]): string =>
  joinNouns(removeEcho(applyForms(parts, applyForm)), 'head');

/** Names of places and words that are only romanized. */
const isName = ({ kind }: Noun): boolean => kind === 'name' || kind === 'unknown';

function applyForm(form: NamePart, nouns: readonly Noun[]): Noun[] {
  if (nouns.every((noun) => noun.kind === 'modifier' || isName(noun)))
    return [...nouns, toLoneForm(form)];
  const start = nouns.findIndex((noun) => !staysInFront(noun));
  const filling = nouns.slice(start);
  const head = form.attribute
    .replace('{x}', () => joinNouns(filling, 'attribute'))
    .replace('{X}', () => joinNouns(filling, 'head'))
    .replace(REPEATED_WORD, '$1');
  return [...nouns.slice(0, start), toDishNoun(head)];
}

/** "Spicy" describes the dish, "Live" the food: "Spicy Grilled Eel", "Grilled Live Eel". */
const staysInFront = (noun: Noun): boolean =>
  isName(noun) || (noun.kind === 'modifier' && !FOOD_MODIFIER.test(noun.attribute));

const toDishNoun = (head: string): Noun => ({ kind: 'dish', head, attribute: shorten(head) });

function toLoneForm({ head, lead = head }: NamePart): Noun {
  const isDescribing = lead !== head && DESCRIBING.test(lead);
  return { kind: isDescribing ? 'modifier' : 'dish', head, attribute: shorten(lead) };
}

/** Removes gloss and plural, for use before another word: "Injeolmi (...)", "Dumplings". */
const shorten = (english: string): string => removeGloss(english).replace(PLURAL, '$1');

const removeGloss = (english: string): string => english.replace(/ \([^)]*\)/g, '');

/** Removes a repetition in another script: "RUF Latte 러프라떼". */
function removeEcho(nouns: readonly Noun[]): Noun[] {
  const half = nouns.length / 2;
  const isEcho =
    nouns.length > 1 &&
    Number.isInteger(half) &&
    nouns.slice(0, half).every((noun, at) => noun.head === nouns[at + half]?.head);
  return isEcho ? nouns.slice(half) : [...nouns];
}

/** Joins nouns left to right; `last` selects the form of the last one. */
function joinNouns(nouns: readonly Noun[], last: 'attribute' | 'head'): string {
  const [first, ...rest] = nouns;
  if (first === undefined) return '';
  const isHead = (at: number) => last === 'head' && at === rest.length;
  let english = isHead(0) ? first.head : shorten(first.attribute);
  let previous = first;
  for (const [at, noun] of rest.entries()) {
    const word = isHead(at + 1) ? noun.head : shorten(noun.attribute);
    english = joinPair(english, previous, word, noun);
    previous = noun;
  }
  return english;
}

function joinPair(english: string, previous: Noun, word: string, noun: Noun): string {
  const lastWord = english.slice(english.lastIndexOf(' ') + 1);
  // "Black Pork" + "Pork Belly", "Sweet Rice" + "Rice Balls".
  if (word === lastWord || word.startsWith(`${lastWord} `)) {
    return `${english.slice(0, english.length - lastWord.length)}${word}`;
  }
  if (previous.kind === 'food') {
    const isCut = ANIMAL_AT_END.test(english) && CUT.test(word);
    if (noun.kind === 'food' && !isCut) return `${english} and ${word}`;
    const ribs = ANIMAL_ONLY.test(english) ? RIBS.exec(word) : null;
    // "Braised Short Ribs" are of beef; those of a duck are "Braised Duck Ribs".
    if (ribs?.[1] !== undefined && ribs[2] !== undefined) {
      const cut = english === 'Beef' ? ribs[2] : ribs[2].replace('Short ', '');
      return `${ribs[1]} ${english} ${cut}`;
    }
    const accompaniment =
      english === shorten(previous.attribute) ? removeGloss(previous.head) : english;
    if (noun.kind !== 'modifier' && DESCRIBED.test(word)) return `${word} with ${accompaniment}`;
  }
  return `${english} ${word}`;
}

/** "COCONUT CURRY" -> "Coconut Curry"; one word of capitals may be an abbreviation. */
const lowerCapitals = (en: string): string =>
  /[a-z]/.test(en) || !/[A-Z]{3}\W+[A-Z]{3}/.test(en)
    ? en
    : en.replace(/[A-Z]+/g, (word) =>
        SMALL_WORDS.has(word.toLowerCase())
          ? word.toLowerCase()
          : word.charAt(0) + word.slice(1).toLowerCase(),
      );

const VEGAN_ON_REQUEST = 'vegan-on-request';

/** Diets are written small, and "vegan" as the verdict has it. */
function toDietNote(label: string, name: string, { vegan }: AnimalFacts): string | null {
  const diet = label.toLowerCase();
  if (diet.startsWith('vegan') && VEGAN_DISH.test(name)) return null;
  if (diet === 'vegan' && vegan !== 'yes' && vegan !== 'ask') return null;
  const note = diet === 'vegan' && vegan === 'ask' ? VEGAN_ON_REQUEST : diet;
  return name.toLowerCase().includes(note) ? null : note;
}

/** Grammar of English names: order, plurals, words for animals. */
export const ENGLISH: Grammar = {
  compose: (pieces) => lowerCapitals(pieces.map(composeEnglish).join(' ')),
  spell: romanize,
  quoteUnknown: (ko) => `“${ko}” (not understood)`,
  toDietNote,
  reconcile: reconcileEnglish,
  comma: ', ',
  brackets: [' (', ')'],
};
