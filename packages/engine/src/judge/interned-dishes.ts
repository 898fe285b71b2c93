import type { DishFacts } from './dish-facts';
import { DISH_BYTES, unpackDish } from './packed-dish';

/** Bound of interned dishes and of interned places each, far above their number in sound data. */
export const MAX_INTERNED = 1 << 15;
/** Unpacked dishes: most are like another one, and then they are one object. */
const dishes: DishFacts[] = [];
/** The bytes of each of `dishes`, as whole numbers: the last one overlaps the one before. */
const WORD_BYTES = 4;
const WORDS = Math.ceil(DISH_BYTES / WORD_BYTES);
const dishWords = new Int32Array(MAX_INTERNED * WORDS);
/** Where each of `dishes` is, by a hash of its bytes: its place plus one, or in the next free slot. */
const dishSlots = new Uint16Array(MAX_INTERNED * 2);

/** Finds the dish that begins at a place in the bytes, which are within them. */
export function readDish(view: DataView, at: number): DishFacts {
  const next = dishes.length * WORDS;
  let hash = 0;
  for (let word = 0; word < WORDS; word += 1) {
    const from = Math.min(word * WORD_BYTES, DISH_BYTES - WORD_BYTES);
    const value = view.getInt32(at + from);
    dishWords[next + word] = value;
    // Multiplicative hashing: Knuth, The Art of Computer Programming, volume 3, section 6.4.
    hash = Math.imul(hash ^ value, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  let slot = hash & (dishSlots.length - 1);
  for (let known = dishSlots[slot]; known; known = dishSlots[slot]) {
    const words = (known - 1) * WORDS;
    let word = 0;
    while (word < WORDS && dishWords[words + word] === dishWords[next + word]) word += 1;
    const dish = dishes[known - 1];
    if (word === WORDS && dish) return dish;
    slot = (slot + 1) & (dishSlots.length - 1);
  }
  const own = new Uint8Array(view.buffer, view.byteOffset + at, DISH_BYTES);
  const dish = unpackDish(own, String.fromCharCode(...own));
  dishSlots[slot] = dishes.push(dish);
  if (dishes.length === MAX_INTERNED) {
    dishes.length = 0;
    dishSlots.fill(0);
  }
  return dish;
}
