import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { TagGroup } from '@/lib/recipes/tag-groups';
import { getTagLabel } from './get-tag-label';

interface TagGroupsProps {
  groups: readonly TagGroup[];
  /** Empty for none. */
  selected: string;
  onSelect: (tag: string) => void;
}

/** Tags by group, the first group always visible. A second tap deselects. */
export function TagGroups({ groups, ...rest }: TagGroupsProps) {
  const [first, ...others] = groups;
  const t = useTranslations('recipes');
  if (!first) return null;
  const { selected } = rest;
  const isInOthers = others.some(({ tags }) => tags.includes(selected));
  return (
    <>
      <Group group={first} {...rest} />
      {others.length > 0 ? (
        <details>
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
    </>
  );
}

interface GroupProps extends Omit<TagGroupsProps, 'groups'> {
  group: TagGroup;
}

function Group({ group: { heading, tags, labels = tags }, selected, onSelect }: GroupProps) {
  const headingId = useId();
  return (
    <div>
      <p id={headingId} className="text-sm text-ink-soft">
        {heading}
      </p>
      <ul aria-labelledby={headingId} className="flex flex-wrap gap-2 pt-1">
        {tags.map((tag, index) => (
          <li key={tag}>
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
