import type { ComponentProps } from 'react';

interface SearchFieldProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'onChange' | 'className'
> {
  /** Name of the field, which is not shown. */
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/** Field that searches while one types, as wide as its container. */
export function SearchField({ label, onSearch, ...field }: SearchFieldProps) {
  return (
    <input
      type="search"
      aria-label={label}
      onChange={(event) => onSearch(event.currentTarget.value)}
      className="min-h-12 w-full rounded-control border-2 border-line-strong bg-surface px-4 text-ink placeholder:text-ink-soft"
      {...field}
    />
  );
}
