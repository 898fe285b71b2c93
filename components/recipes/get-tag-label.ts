import type { TagGroup } from '@/lib/recipes/tag-groups';

/** Label of a tag in the page's language; the tag itself if no recipe has it. */
export function getTagLabel(groups: readonly TagGroup[], tag: string): string {
  const group = groups.find(({ tags }) => tags.includes(tag));
  return group?.labels?.[group.tags.indexOf(tag)] ?? tag;
}
