interface TagChipsProps {
  tags: readonly string[];
  /** Empty for none. */
  selected: string;
  onSelect: (tag: string) => void;
}

/** The tags in a row that scrolls sideways; a second tap on the chosen one takes it back. */
export function TagChips({ tags, selected, onSelect }: TagChipsProps) {
  return (
    <ul
      aria-label="Tags"
      className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none]"
    >
      {tags.map((tag) => (
        <li key={tag} className="shrink-0">
          <button
            type="button"
            aria-pressed={tag === selected}
            onClick={() => onSelect(tag === selected ? '' : tag)}
            className="min-h-10 rounded-full border-2 border-line bg-surface px-4 text-sm font-bold aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand"
          >
            #{tag}
          </button>
        </li>
      ))}
    </ul>
  );
}
