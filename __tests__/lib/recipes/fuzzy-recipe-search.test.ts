import { beforeAll, describe, expect, it } from '@jest/globals';
import { readSeededPosts } from '@/__tests__/supabase/seeded-posts';
import { createFuzzyRecipeSearch } from '@/lib/recipes/fuzzy-recipe-search';

let search: (query: string) => string[];

beforeAll(async () => {
  const { structured } = await readSeededPosts();
  search = createFuzzyRecipeSearch(
    structured.map(({ post: { slug, title, excerpt, tags }, recipe: { menuNames } }) => ({
      ...{ slug, title, excerpt, tags, menuNames },
    })),
  );
});

describe('fuzzy recipe search', () => {
  it.each([
    ['bulgoki', 'bulgogi'],
    ['bulgogee', 'bulgogi'],
    ['bibimbop', 'bibimbap'],
    ['pibimpap', 'bibimbap'],
    ['kimchee', 'baechu-kimchi'],
    ['gimchi', 'baechu-kimchi'],
    ['kimchee stew', 'kimchi-jjigae'],
    ['kimchi jigae', 'kimchi-jjigae'],
    ['kimchijjigae', 'kimchi-jjigae'],
    ['topokki', 'tteokbokki'],
    ['dukbokki', 'tteokbokki'],
    ['kimbap', 'gimbap'],
    ['jap chae', 'japchae'],
    ['soondubu', 'sundubu-jjigae'],
    ['samgetang', 'samgyetang'],
    ['떡뽁이', 'tteokbokki'],
    ['김치찌게', 'kimchi-jjigae'],
    ['닭도리탕', 'dak-bokkeum-tang'],
  ])('finds for %s: %s', (query, slug) => {
    expect(search(query).slice(0, 3)).toContain(slug);
  });

  it.each(['', '  ', 'pizza', 'lasagne', 'zzzz', '커피', '!?'])('finds nothing for %j', (query) => {
    expect(search(query)).toEqual([]);
  });
});
