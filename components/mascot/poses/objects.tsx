import { palette as c } from './palette';

/** Objects in the hands of the mascot, drawn around their own origin and placed by the pose. */
type Placement = { x: number; y: number; turn?: number; scale?: number };

function toTransform({ x, y, turn = 0, scale = 1 }: Placement): string {
  return `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;
}

export function Steam(place: Placement) {
  return (
    <g
      transform={toTransform(place)}
      fill="none"
      stroke="#bfae9c"
      strokeWidth="5"
      strokeLinecap="round"
      opacity=".75"
    >
      <path
        className="kioot-steam"
        d="M-14 0c-7-8 7-12 0-22M0-6c-7-9 7-14 0-26M14 0c-7-8 7-12 0-22"
      />
    </g>
  );
}

export function Pin(place: Placement) {
  return (
    <g transform={toTransform(place)}>
      <path d="M0 0c-8-18-30-30-30-54a30 30 0 0 1 60 0C30-30 8-18 0 0Z" fill={c.red} />
      <path d="M-21-54a21 21 0 0 1 12-19" {...strokeProps} stroke="#f58a78" strokeWidth="5" />
      <circle cy="-54" r="12" fill={c.cream} />
    </g>
  );
}

export function Question(place: Placement) {
  return (
    <g transform={toTransform(place)}>
      <path
        d="M-8-22c0-13 20-13 19 0-1 8-11 8-11 18"
        {...strokeProps}
        stroke={c.gold}
        strokeWidth="6"
      />
      <circle cy="8" r="4" fill={c.gold} />
    </g>
  );
}

/** Rice bowl; `food` is the color of its content. */
export function Bowl({ food = c.cream, ...place }: Placement & { food?: string }) {
  return (
    <g transform={toTransform(place)}>
      <path d="M-34-6c4-22 64-22 68 0Z" fill={food} />
      <path d="M-40-8h80c2 24-14 40-26 42h-28c-12-2-28-18-26-42Z" fill={c.shoe} />
      <path d="M-40-8h80l-1 8h-78Z" fill={c.shoeLight} />
      <path d="M-16 34h32l-3 7h-26Z" fill={c.shoe} />
    </g>
  );
}

/** Folded dumpling. */
export function Dumpling(place: Placement) {
  return (
    <g transform={toTransform(place)}>
      <path d="M-24 8c-2-20 12-26 24-26s26 6 24 26c-12 8-36 8-48 0Z" fill={c.cream} />
      <path
        d="M-14-12q3 5 1 10m13-14q1 6 0 11m14-7q-3 5-1 10"
        {...strokeProps}
        stroke="#dcb98c"
        strokeWidth="3"
      />
    </g>
  );
}

/** Salad leaf, its stalk at the origin. */
export function Leaf({ fill = c.leafLight, ...place }: Placement & { fill?: string }) {
  return (
    <g transform={toTransform(place)}>
      <path
        d="M0 0c-12-8-26-14-24-30-8-10-2-22 6-26 2-14 12-18 18-16 6-2 16 2 18 16 8 4 14 16 6 26 2 16-12 22-24 30Z"
        fill={fill}
      />
      <path
        d="M0 0v-52m0 34-12-12m12-2 11-12"
        {...strokeProps}
        stroke={c.cream}
        strokeWidth="3.5"
        opacity=".8"
      />
    </g>
  );
}

/** Cheongsachorong: wedding lantern of silk, red above blue. */
export function Lantern(place: Placement) {
  return (
    <g transform={toTransform(place)}>
      <path d="M0-8V-22" {...strokeProps} stroke={c.twig} strokeWidth="4" />
      <path d="M-22 26h44v20c-4 12-40 12-44 0Z" fill="#5b78d6" />
      <path d="M-22 4c4-14 40-14 44 0v24h-44Z" fill={c.red} />
      <path
        d="M-9-1c-5 16-5 34 0 54M9-1c5 16 5 34 0 54"
        {...strokeProps}
        stroke={c.gold}
        strokeWidth="2"
        opacity=".7"
      />
      <path d="M-14-8h28v7h-28Z" fill={c.gold} />
      <path d="M0 54v12" {...strokeProps} stroke={c.gold} strokeWidth="5" />
    </g>
  );
}

export const strokeProps = {
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
