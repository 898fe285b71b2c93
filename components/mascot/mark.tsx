import { Body, Hat } from './poses/body-parts';
import { palette as c } from './poses/palette';

/** Head of the mascot, recognizable at 16 pixels. View box 240 by 240. */
export function MarkDrawing() {
  return (
    <g transform="translate(0 8)">
      <g transform="translate(-19 -18) scale(1.16 1.12)">
        <Body />
      </g>
      <ellipse cx="82" cy="156" rx="15" ry="19" fill={c.face} />
      <ellipse cx="158" cy="156" rx="15" ry="19" fill={c.face} />
      <circle cx="87" cy="149" r="5.5" fill={c.paper} />
      <circle cx="163" cy="149" r="5.5" fill={c.paper} />
      <path
        d="M104 178c7 13 25 13 32 0"
        fill="none"
        stroke={c.face}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <Hat tilt={-4} />
    </g>
  );
}

/** Decorative logo next to the product's name. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 240 240" width={size} height={size} aria-hidden>
      <MarkDrawing />
    </svg>
  );
}
