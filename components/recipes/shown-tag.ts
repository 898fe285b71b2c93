import type { TagGroup } from '@/lib/recipes/tag-groups';

/** A tag as the list shows it; as it is, where no recipe has it. */
export function toShownTag(groups: readonly TagGroup[], tag: string): string {
  const group = groups.find(({ tags }) => tags.includes(tag));
  return group?.words?.[group.tags.indexOf(tag)] ?? tag;
}
