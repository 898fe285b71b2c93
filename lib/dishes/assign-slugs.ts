/** Content of `data/built/dish-slugs.json`. */
export interface SlugTable {
  /** Slugs by Korean name. */
  dishes: Readonly<Record<string, string>>;
  /** Slugs that pages had, and the slug that replaced each; '' leads to the list of dishes. */
  redirects: Readonly<Record<string, string>>;
}

/** Dish that needs a slug. */
interface NamedDish {
  ko: string;
  en: string;
  romanized: string;
}

const TRAILING_NOTE = / \([^)]*\)$/;

/**
 * Text of a slug: lower case ASCII, words joined by hyphens.
 *
 * @example
 * toSlug('Braised Pigs’ Feet (pork)'); // => "braised-pigs-feet"
 */
export function toSlug(name: string): string {
  return name
    .replace(TRAILING_NOTE, '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036F'’]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Table for a new list of dishes. A slug never changes and is never given to another dish: new
 * dishes get their English name, with the romanized one where that is taken; dishes that left the
 * list redirect to the list.
 */
export function assignSlugs(table: SlugTable, dishes: readonly NamedDish[]): SlugTable {
  const taken = new Set([...Object.values(table.dishes), ...Object.keys(table.redirects)]);
  const entries = dishes.map(({ ko, en, romanized }): [string, string] => {
    const known = table.dishes[ko];
    if (known !== undefined) return [ko, known];
    const english = toSlug(en);
    const candidates = [english, `${english}-${toSlug(romanized)}`, toSlug(romanized)];
    const slug = candidates.find((each) => each !== '' && !taken.has(each));
    if (slug === undefined) throw new Error(`No slug is free for ${ko}`);
    taken.add(slug);
    return [ko, slug];
  });
  const listed = new Set(entries.map(([, slug]) => slug));
  const removed = Object.values(table.dishes).filter((slug) => !listed.has(slug));
  return {
    dishes: Object.fromEntries(entries),
    redirects: { ...table.redirects, ...Object.fromEntries(removed.map((slug) => [slug, ''])) },
  };
}
