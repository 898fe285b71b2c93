'use client';

import { ChosenMark } from '../ui/chosen-mark';

interface OptionButtonProps {
  label: string;
  description?: string;
  /** Address of the picture beside the words. */
  picture: string;
  isChosen: boolean;
  isDisabled: boolean;
  onTap: () => void;
}

/** One answer that can be on or off. */
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
      className="relative flex min-h-16 w-full items-center gap-2 rounded-card border-2 border-line-strong bg-surface px-2 py-2 text-left font-bold shadow-card transition-[transform,box-shadow,background-color] duration-tap hover:border-brand active:translate-y-px active:shadow-press aria-pressed:border-brand aria-pressed:bg-brand-soft"
    >
      <svg aria-hidden viewBox="0 0 64 64" className="size-9 shrink-0">
        <image href={picture} width="64" height="64" />
      </svg>
      <span className="min-w-0 flex-1 leading-snug break-words">
        {label}
        {description ? (
          <span className="block font-normal text-ink-soft">{description}</span>
        ) : null}
      </span>
      {isChosen ? <ChosenMark /> : null}
    </button>
  );
}
