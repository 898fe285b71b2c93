import type { DishFacts } from './dish-facts';
import { DISH_BYTES, unpackDishBody } from './packed-dish';

/** Maximum number of interned dishes, and of interned places; far above the number in real data. */
export const MAX_INTERNED = 1 << 15;
/** Unpacked dishes, interned: most occur on many menus and share one object. */
const internedDishes: DishFacts[] = [];
/** Bytes of each interned dish as 32-bit words; the last word overlaps the one before. */
const WORD_BYTES = 4;
const WORDS_PER_DISH = Math.ceil(DISH_BYTES / WORD_BYTES);
const dishWords = new Int32Array(MAX_INTERNED * WORDS_PER_DISH);
/** Open-addressing hash table: index in `internedDishes` plus one, 0 for a free slot. */
const dishSlots = new Uint16Array(MAX_INTERNED * 2);

/** Interned dish for the packed bytes at an offset; the bytes must lie within `view`. */
export function readInternedDish(view: DataView, at: number): DishFacts {
  const next = internedDishes.length * WORDS_PER_DISH;
  let hash = 0;
  for (let word = 0; word < WORDS_PER_DISH; word += 1) {
    const from = Math.min(word * WORD_BYTES, DISH_BYTES - WORD_BYTES);
    const value = view.getInt32(at + from);
    dishWords[next + word] = value;
    // Multiplicative hashing: Knuth, The Art of Computer Programming, volume 3, section 6.4.
    hash = Math.imul(hash ^ value, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  let slot = hash & (dishSlots.length - 1);
  for (let known = dishSlots[slot]; known; known = dishSlots[slot]) {
    const words = (known - 1) * WORDS_PER_DISH;
    let word = 0;
    while (word < WORDS_PER_DISH && dishWords[words + word] === dishWords[next + word]) word += 1;
    const dish = internedDishes[known - 1];
    if (word === WORDS_PER_DISH && dish) return dish;
    slot = (slot + 1) & (dishSlots.length - 1);
  }
  const own = new Uint8Array(view.buffer, view.byteOffset + at, DISH_BYTES);
  const dish = unpackDishBody(own, String.fromCharCode(...own));
  dishSlots[slot] = internedDishes.push(dish);
  if (internedDishes.length === MAX_INTERNED) {
    internedDishes.length = 0;
    dishSlots.fill(0);
  }
  return dish;
}
