'use client';

import { ChosenMark } from '../ui/chosen-mark';

interface OptionButtonProps {
  label: string;
  description?: string;
  /** URL of the picture next to the label. */
  picture: string;
  isChosen: boolean;
  isDisabled: boolean;
  onTap: () => void;
}

export function OptionButton({
  label,
  description,
  picture,
  isChosen,
  isDisabled,
  onTap,
}: OptionButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={isDisabled}
      onClick={onTap}
      className="relative flex min-h-16 w-full items-center gap-1.5 rounded-card border-2 border-line-strong bg-surface px-1.5 py-2 text-left font-bold shadow-card transition-[transform,box-shadow,background-color] duration-tap hover:border-brand active:translate-y-px active:shadow-press aria-pressed:border-brand aria-pressed:bg-brand-soft"
    >
      <svg aria-hidden viewBox="0 0 64 64" className="size-9 shrink-0">
        <image href={picture} width="64" height="64" />
      </svg>
      <span className="min-w-0 phrases flex-1 leading-snug [overflow-wrap:anywhere]">
        {label}
        {description ? (
          <span className="block font-normal text-pretty text-ink-soft">{description}</span>
        ) : null}
      </span>
      {isChosen ? <ChosenMark /> : null}
    </button>
  );
}
