import { beforeAll, describe, expect, it } from '@jest/globals';
import { readSeededPosts } from '@/__tests__/supabase/seeded-posts';
import { getTagGroups, type TagGroup } from '@/lib/recipes/tag-groups';

const toGroups = (...tags: string[]) => getTagGroups([{ tags }]);

describe('getTagGroups', () => {
  let groups: TagGroup[];
  beforeAll(async () => {
    const { posts: seeded, unusual } = await readSeededPosts();
    const posts = [...seeded, ...unusual];
    groups = getTagGroups(posts);
    // Each tag occurs in exactly one group.
    expect(groups.flatMap(({ tags }) => tags).sort()).toEqual(
      [...new Set(posts.flatMap(({ tags }) => tags))].sort(),
    );
  });

  it('groups the seeded tags under headings, diets first', () => {
    expect(groups.map(({ heading }) => heading)).toEqual([
      ...['Diet', 'Made with', 'Kind of dish', 'Taste', 'For when', 'Learn', 'More'],
    ]);
    expect(groups[0]?.tags.toSorted()).toEqual(['no-pork', 'vegan', 'vegetarian']);
    expect(groups.at(-1)?.tags.toSorted()).toEqual(['menu', 'requests', 'soon']);
  });

  it('groups unknown tags by pattern or under More', () => {
    expect(toGroups('no-egg', 'nut-free', 'grandmother', 'Vegan', '간식')).toEqual([
      { heading: 'Diet', tags: ['no-egg', 'nut-free', 'Vegan'] },
      { heading: 'More', tags: ['grandmother', '간식'] },
    ]);
  });
});
