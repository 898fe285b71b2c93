interface ChoiceTileProps {
  type: 'radio' | 'checkbox';
  name: string;
  label: string;
  description?: string;
  /** Name of a decorative food picture in `public/images/food`. */
  picture?: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** Native radio or checkbox in a large tile. */
export function ChoiceTile({
  type,
  name,
  label,
  description,
  picture,
  isChosen,
  onChoose,
}: ChoiceTileProps) {
  return (
    <label className="flex min-h-touch cursor-pointer items-center gap-2.5 rounded-control border-2 border-line-strong bg-surface px-3 py-2 transition-colors duration-tap has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type={type}
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="size-5 shrink-0 accent-brand outline-none"
      />
      <span className="min-w-0 flex-[1_1_6rem] [overflow-wrap:anywhere]">
        <span className="block font-bold">{label}</span>
        {description ? (
          <span className="clauses block text-fine text-ink-soft">{description}</span>
        ) : null}
      </span>
      {picture ? (
        <span
          aria-hidden
          className="size-8 shrink-[9] bg-contain bg-center bg-no-repeat"
          style={{ backgroundImage: `url(/images/food/${picture}.svg)` }}
        />
      ) : null}
    </label>
  );
}
