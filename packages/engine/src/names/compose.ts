import { ONLY_MARKS, SIGN } from './marks';
import { romanise } from '../text/romanise';
import type { Part, PartKind } from './types';

interface Noun {
  kind: PartKind;
  /** English before another word. */
  attribute: string;
  /** English as the last word. */
  head: string;
}

/** Heads that open with one of these take a food before them as "with ...". */
const DESCRIBED =
  /^(?:Spicy|Cold|Chilled|Warm|Stir-fried|Pan-fried|Deep-fried|Grilled|Braised|Steamed|Boiled|Seasoned|Hand-pulled|Assorted|Sweet and Sour)\b/;
/** "Pork" before one of these is the animal of the cut, not a second food. */
const ANIMAL = /\b(?:Beef|Pork|Chicken|Duck|Lamb)$/;
const CUT =
  /\b(?:Rib|Ribs|Sirloin|Tenderloin|Neck|Belly|Jowl|Tripe|Intestine|Loin|Brisket|Wings|Legs?|Breast|Feet|Tongue|Collar|Chops|Steak|Cuts?|Ribeye|Striploin|Flank|Meat|Slices|Roll)\b/;
const ANIMAL_ONLY = /^(?:Beef|Pork|Chicken|Duck|Lamb)$/;
/** A way of cooking, then ribs of no named animal. */
const RIBS = /^((?:Spicy )?(?:Braised|Grilled)) ((?:Short |Back |Spare)[Rr]ibs?\b.*)$/;
const PLURAL = /\b(Dumpling|Noodle|Skewer|Cookie|Pancake|Meatball|Roll|Rib|Chop|Slice|Cutlet)s$/;
/** What a form is called in front of another word may be a describing word: "Grilled", "Rotisserie". */
const DESCRIBING = /(?:ed|ie)$/;

const OF_FOOD =
  /^(?:Live|Fresh|Wild-caught|Aged|Fermented|Dried|Half-dried|Minced|Korean|Native|Boneless|Smoked)$/;
/** "Brown Rice" + "Rice". */
const TWICE = /\b([A-Z][a-z]+) \1\b/g;

/** Puts the parts of a dish name in English order: "매운 돼지갈비찜" -> "Spicy Braised Pork Ribs". */
export function compose(parts: readonly Part[]): string {
  const phrases: string[] = [];
  let phrase: Part[] = [];
  const endPhrase = () => {
    if (phrase.length > 0) phrases.push(toPhrase(phrase));
    phrase = [];
  };
  for (const part of parts) {
    const isSign = part.kind === 'verbatim' && SIGN.test(part.ko);
    if (part.kind === 'modifier' && part.head === 'with') {
      endPhrase();
      phrases.push(GUEST);
    } else if (part.kind === 'joiner' || isSign) {
      endPhrase();
      if (part.head !== '') phrases.push(part.head);
    } else if (part.kind !== 'verbatim' || !ONLY_MARKS.test(part.ko)) {
      phrase.push(part);
    }
  }
  endPhrase();
  return withGuestLast(phrases).join(' ').replaceAll(' ,', ',').replaceAll('  ', ' ').trimEnd();
}

/** What 곁들인 and 넣은 are in English. */
const GUEST = 'with ';

/** "소스를 곁들인 새우" names the shrimp last and its sauce first, English the other way round. */
function withGuestLast(phrases: readonly string[]): readonly string[] {
  const at = phrases.lastIndexOf(GUEST);
  const dish = phrases.slice(at + 1);
  if (at < 1 || dish.length === 0) return phrases;
  return [...dish, 'with', ...withGuestLast(phrases.slice(0, at))];
}

/** A form changes what stands before it in its written word, or, opening a word, all before it. */
function toPhrase(parts: readonly Part[]): string {
  let before: Noun[] = [];
  let word: Noun[] = [];
  for (const part of parts) {
    if (part.opensWord) {
      before.push(...word);
      word = [];
    }
    if (part.kind !== 'form' && part.kind !== 'serving') {
      word.push(toNoun(part));
    } else if (word.length > 0) {
      word = applyForm(part, word);
    } else {
      before = applyForm(part, before);
    }
  }
  const nouns = withoutEcho(toFront([...before, ...word]));
  return join(nouns, 'head');
}

function toNoun(part: Part): Noun {
  if (part.kind !== 'unknown') return part;
  const spelt = romanise(part.ko);
  return { kind: 'name', attribute: spelt, head: spelt };
}

function applyForm(form: Part, nouns: readonly Noun[]): Noun[] {
  const isBare = nouns.every((noun) => noun.kind === 'modifier' || noun.kind === 'name');
  if (isBare) return [...nouns, alone(form)];
  const start = nouns.findIndex((noun) => !staysInFront(noun));
  const filling = nouns.slice(start);
  const head = form.attribute
    .replace('{x}', () => join(filling, 'attribute'))
    .replace('{X}', () => join(filling, 'head'))
    .replace(TWICE, '$1');
  return [...nouns.slice(0, start), asDish(head)];
}

/** "Spicy" describes the dish, "Live" what is in it: "Spicy Grilled Eel", "Grilled Live Eel". */
const staysInFront = (noun: Noun): boolean =>
  noun.kind === 'name' || (noun.kind === 'modifier' && !OF_FOOD.test(noun.attribute));

const asDish = (head: string): Noun => ({ kind: 'dish', head, attribute: shorten(head) });

function alone({ head, lead = head }: Part): Noun {
  const isDescribing = lead !== head && DESCRIBING.test(lead);
  return { kind: isDescribing ? 'modifier' : 'dish', head, attribute: shorten(lead) };
}

/** Before another word a dish loses its gloss and its plural: "Injeolmi (...)", "Dumplings". */
const shorten = (english: string): string => removeGloss(english).replace(PLURAL, '$1');

const removeGloss = (english: string): string => english.replace(/ \([^)]*\)/g, '');

/** A describing word at the end goes to the front: "순두부찌개 특". */
function toFront(nouns: readonly Noun[]): Noun[] {
  const last = nouns.at(-1);
  if (last?.kind !== 'modifier' || last.head !== last.attribute) return [...nouns];
  return [last, ...nouns.slice(0, -1)];
}

/** "RUF Latte 러프라떼" says the same twice. */
function withoutEcho(nouns: readonly Noun[]): Noun[] {
  const half = nouns.length / 2;
  const isEcho =
    nouns.length > 1 &&
    Number.isInteger(half) &&
    nouns.slice(0, half).every((noun, at) => noun.head === nouns[at + half]?.head);
  return isEcho ? nouns.slice(half) : [...nouns];
}

/** Joins nouns left to right; `last` says which form the last one takes. */
function join(nouns: readonly Noun[], last: 'attribute' | 'head'): string {
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
    const isCut = ANIMAL.test(english) && CUT.test(word);
    if (noun.kind === 'food' && !isCut) return `${english} and ${word}`;
    const ribs = ANIMAL_ONLY.test(english) ? RIBS.exec(word) : null;
    // "Braised Short Ribs" are of beef: those of a duck are "Braised Duck Ribs".
    if (ribs?.[1] !== undefined && ribs[2] !== undefined) {
      const cut = english === 'Beef' ? ribs[2] : ribs[2].replace('Short ', '');
      return `${ribs[1]} ${english} ${cut}`;
    }
    const guest = english === shorten(previous.attribute) ? removeGloss(previous.head) : english;
    if (noun.kind !== 'modifier' && DESCRIBED.test(word)) return `${word} with ${guest}`;
  }
  return `${english} ${word}`;
}
