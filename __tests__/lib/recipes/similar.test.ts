import { beforeAll, describe, expect, it } from '@jest/globals';
import { readSeededPosts } from '@/__tests__/supabase/seeded-posts';
import { createSimilarSearch } from '@/lib/recipes/similar';

let search: (query: string) => string[];

beforeAll(() => {
  const { structured } = readSeededPosts();
  search = createSimilarSearch(
    structured.map(({ post: { slug, title, excerpt, tags }, recipe: { menuNames } }) => ({
      ...{ slug, title, excerpt, tags, menuNames },
    })),
  );
});

describe('what sounds like the query', () => {
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
  ])('%s: %s', (query, slug) => {
    expect(search(query).slice(0, 3)).toContain(slug);
  });

  it.each(['', '  ', 'pizza', 'lasagne', 'zzzz', '커피', '!?'])('%j is like nothing', (query) => {
    expect(search(query)).toEqual([]);
  });
});
