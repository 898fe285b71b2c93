import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import type { TagGroup } from '@/lib/recipes/tag-groups';

/** Label of a tag in the page's language; the tag itself if no recipe has it. */
export function getTagLabel(groups: readonly TagGroup[], tag: string): string {
  const group = groups.find(({ tags }) => tags.includes(tag));
  return group?.labels?.[group.tags.indexOf(tag)] ?? tag;
}

interface TagGroupsProps {
  groups: readonly TagGroup[];
  /** Empty for none. */
  selected: string;
  onSelect: (tag: string) => void;
}

/**
 * Tags by group, the first group always visible in one row. A second tap deselects.
 * @param children beside the button for the other groups
 */
export function TagGroups({ groups, children, ...rest }: TagGroupsProps & { children: ReactNode }) {
  const [first, ...others] = groups;
  const t = useTranslations('recipes');
  if (!first) return children;
  const { selected } = rest;
  const isInOthers = others.some(({ tags }) => tags.includes(selected));
  return (
    <>
      <Group group={first} isRow {...rest} />
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        {children}
        {others.length > 0 ? (
          <details className="open:basis-full">
            <summary className="min-h-11 cursor-pointer py-2.5 font-bold text-brand">
              {isInOthers
                ? t('moreTagsChosen', { tag: getTagLabel(groups, selected) })
                : t('moreTags')}
            </summary>
            <div className="flex flex-col gap-3 pt-1">
              {others.map((group) => (
                <Group key={group.heading} group={group} {...rest} />
              ))}
            </div>
          </details>
        ) : null}
      </div>
    </>
  );
}

interface GroupProps extends Omit<TagGroupsProps, 'groups'> {
  group: TagGroup;
  /** One row, scrolled sideways on a phone. */
  isRow?: boolean;
}

function Group({
  group: { heading, tags, labels = tags },
  isRow = false,
  selected,
  onSelect,
}: GroupProps) {
  const headingId = useId();
  return (
    <div>
      <p id={headingId} className={isRow ? 'sr-only' : 'text-sm text-ink-soft'}>
        {heading}
      </p>
      <ul
        aria-labelledby={headingId}
        className={
          isRow
            ? '-mx-page flex gap-2 overflow-x-auto px-page [scrollbar-width:none] sm:flex-wrap'
            : 'flex flex-wrap gap-2 pt-1'
        }
      >
        {tags.map((tag, index) => (
          <li key={tag} className="shrink-0">
            <button
              type="button"
              aria-pressed={tag === selected}
              onClick={() => onSelect(tag === selected ? '' : tag)}
              className="min-h-11 rounded-full border-2 border-line bg-surface px-4 text-sm font-bold [overflow-wrap:anywhere] aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand"
            >
              #{labels[index]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
