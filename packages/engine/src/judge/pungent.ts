import type { LexiconIndex } from '../reading/index-lexicon';
import type { Part } from '../reading/segment';
import { isDrink } from './rules/rule';

/** The five by name, and what is never without one: kimchi has garlic. 진달래 is a flower, 양파스타 pasta with lamb. */
const NAMED =
  /마늘|갈릭|(?:양|대|쪽|실)파(?!스타)|[어오]니언|부추|파[전채닭절]|파무침|네기|(?<!진)달래|명이|김치|알리오|garlic|onion|chive|leek/i;
const LEFT_OUT = /없|빼|뺀|제외|안 ?넣|넣지|무오신채/;
const ON_REQUEST = /가능|선택|요청|문의|주문/;

/** What has none when it stands alone. */
const PLAIN = /^(?:fruit|peach|drink|alcohol|honey)$/;
/** What has none in a drink or in something sweet. */
const MILD = /^(?:dairy|egg|wheat|rice|soy|barley|sulphites|peanut|.*nut)$/;

/** A drink, fruit, plain rice or something sweet, and nothing else: 토스트 커피 is toast as well. */
function isWithout(parts: readonly Part[], { findFamily }: LexiconIndex): boolean {
  const isSweet = ({ text, entry }: Part): boolean =>
    isDrink(entry) || findFamily(text)?.family.isSweet === true;
  const eaten = parts.filter(({ entry }) => entry?.kind !== 'word' || entry.claim);
  const last = eaten.at(-1);
  return (
    last !== undefined &&
    eaten.every((part) => {
      const { kind, claim, has = [] } = part.entry ?? {};
      const isMild = isSweet(last) && (kind === 'ingredient' || isSweet(part));
      return (
        has.length > 0 &&
        has.every(
          ({ substance }) =>
            PLAIN.test(substance) ||
            (isMild ? MILD.test(substance) : claim === 'side' && substance === 'rice'),
        )
      );
    })
  );
}

/**
 * Whether one of the five pungent vegetables (五辛, 오신채: garlic, onion, spring onion or leek, chives, wild chives) is in a
 * dish. `yes`: its name says so; `no`: the menu denies all of them, or the name was understood and is that of a drink, fruit,
 * plain rice or something sweet. Of all else nobody knows: most of what is cooked in Korea has garlic.
 */
export function judgePungent(
  index: LexiconIndex,
  name: string,
  pieces: ReadonlyArray<readonly Part[]>,
  isUnderstood: boolean,
): 'yes' | 'no' | undefined {
  const isNamed = NAMED.test(name);
  if (LEFT_OUT.test(name) || ON_REQUEST.test(name)) {
    const isDenied = name.includes('오신채') && !isNamed && !ON_REQUEST.test(name);
    return isDenied && pieces.length === 1 ? 'no' : undefined;
  }
  if (isNamed) return 'yes';
  const isFree = isUnderstood && pieces.length > 0;
  return isFree && pieces.every((parts) => isWithout(parts, index)) ? 'no' : undefined;
}
