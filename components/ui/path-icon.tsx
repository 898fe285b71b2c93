interface PathIconProps {
  path: string;
  /** Side of the square that the path is drawn in. */
  box?: 20 | 24;
  strokeWidth?: number;
  isFilled?: boolean;
  /** Name of the meaning, for an icon within text. */
  shape?: string;
  className?: string;
}

/** Decorative icon of one line. */
export function PathIcon({
  path,
  box = 20,
  strokeWidth = 2,
  isFilled = false,
  shape,
  className = 'size-[1.1em] shrink-0',
}: PathIconProps) {
  return (
    <svg aria-hidden viewBox={`0 0 ${box} ${box}`} className={className} data-shape={shape}>
      <path
        d={path}
        fill={isFilled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
