import type { ReactNode } from 'react';
import { palette as c } from './palette';

/*
 * Body parts of the mascot in a view box of 240 by 240, feet at y = 222. Painted in order, from
 * back to front.
 */

export function Shadow({ rx = 62 }: { rx?: number }) {
  return <ellipse cx="120" cy="226" rx={rx} ry="7" fill="#000" opacity=".13" />;
}

/** Gomusin: Korean rubber shoes with upturned tips. */
function Shoes({ left = 0, right = 0 }: { left?: number; right?: number }) {
  return (
    <>
      <Shoe x={92} turn={left} mirrored />
      <Shoe x={148} turn={right} />
    </>
  );
}

export function Shoe({
  x,
  turn,
  mirrored = false,
}: {
  x: number;
  turn: number;
  mirrored?: boolean;
}) {
  return (
    <g transform={`translate(${x} 212) rotate(${turn})${mirrored ? ' scale(-1 1)' : ''}`}>
      <path
        d="M-19-12c10 4 17 5 27 4 8-1 12-4 15-10 6 10 6 27-9 29-11 2-22 2-31 0-13-3-11-18-2-23Z"
        fill={c.shoe}
      />
      <path
        d="M-16 3c9 2 19 2 28 0"
        fill="none"
        stroke={c.shoeLight}
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </g>
  );
}

export function Body() {
  return (
    <>
      <path
        d="M120 84c53-4 80 27 80 63 0 41-34 67-80 67s-80-26-80-67c0-36 27-67 80-63Z"
        fill={c.body}
      />
      <path
        d="M199 139c6 44-30 75-79 75-42 0-74-22-79-56 14 24 42 36 75 36 42 0 74-19 83-55Z"
        fill={c.bodyShade}
      />
      <path
        d="M56 139c1-13 7-22 16-28 6-3 11 3 6 8-7 6-10 12-12 21-2 7-10 6-10-1Z"
        fill={c.bodyLight}
      />
    </>
  );
}

/** Calyx shaped like a gat: wide brim of leaves, tall crown, twig on top. */
export function Hat({ tilt = -5 }: { tilt?: number }) {
  return (
    <g transform={`rotate(${tilt} 120 96)`}>
      <path d="M117 42c0-12 4-20 11-27l7 5c-7 6-9 12-8 22Z" fill={c.twig} />
      <path d="M131 21c8-17 28-20 44-13-6 16-25 23-44 13Z" fill={c.leafLight} />
      <path d="M134 20c12-3 23-6 34-10" {...vein} stroke={c.leaf} />
      <path d="M120 70c-40-12-88-12-112 8 12 26 56 36 88 28Z" fill={c.leafDark} />
      <path d="M120 70c40-12 88-12 112 8-12 26-56 36-88 28Z" fill={c.leafDark} />
      <path d="M120 74c-36-16-84-14-108 6 20 20 62 26 96 16Z" fill={c.leaf} />
      <path d="M120 74c36-16 84-14 108 6-20 20-62 26-96 16Z" fill={c.leaf} />
      <path d="M122 76c-26-6-56 2-62 20 2 14 10 22 22 27 20-2 36-14 40-28Z" fill={c.leaf} />
      <path d="M118 76c26-6 56 2 62 20-2 14-10 22-22 27-20-2-36-14-40-28Z" fill={c.leaf} />
      <path
        d="M22 81c14 5 24 7 34 7m162-7c-14 5-24 7-34 7M82 114c2-7 6-11 12-14m64 14c-2-7-6-11-12-14"
        {...vein}
        stroke={c.leafDark}
      />
      <path
        d="M82 84c1-18 4-32 8-43 16-6 44-6 60 0 4 11 7 25 8 43-20 10-56 10-76 0Z"
        fill={c.leaf}
      />
      <path d="M83 73c21 9 53 9 74 0l1 11c-20 10-56 10-76 0Z" fill={c.leafDark} />
      <ellipse cx="120" cy="42" rx="30" ry="6.5" fill={c.leafLight} />
    </g>
  );
}

const vein = { fill: 'none', strokeWidth: 3, strokeLinecap: 'round' } as const;

/** Beaded cord of the hat, from ear to ear. */
export function Cord() {
  return (
    <g fill={c.gold}>
      <circle cx="47" cy="128" r="5" />
      <circle cx="45" cy="143" r="4.5" fill={c.cream} />
      <circle cx="47" cy="157" r="5" />
      <circle cx="193" cy="128" r="5" />
      <circle cx="195" cy="143" r="4.5" fill={c.cream} />
      <circle cx="193" cy="157" r="5" />
    </g>
  );
}

export type Eyes = 'open' | 'happy' | 'up' | 'down' | 'dizzy' | 'sleepy';
export type Mouth = 'smile' | 'open' | 'small' | 'wobble' | 'yum';

export function Face({ eyes = 'open', mouth = 'smile' }: { eyes?: Eyes; mouth?: Mouth }) {
  return (
    <>
      <ellipse cx="72" cy="160" rx="12" ry="8" fill={c.cheek} opacity=".75" />
      <ellipse cx="168" cy="160" rx="12" ry="8" fill={c.cheek} opacity=".75" />
      <g fill="none" stroke={c.face} strokeWidth="5.5" strokeLinecap="round" strokeLinejoin="round">
        {EYES[eyes]}
        {MOUTHS[mouth]}
      </g>
    </>
  );
}

function RoundEyes({ dx = 0, dy = 0 }: { dx?: number; dy?: number }) {
  return (
    <g stroke="none" className="kioot-blink">
      <ellipse cx="92" cy="144" rx="9.5" ry="11.5" fill={c.face} />
      <ellipse cx="148" cy="144" rx="9.5" ry="11.5" fill={c.face} />
      <g fill={c.paper}>
        <circle cx={95 + dx} cy={140 + dy} r="3.6" />
        <circle cx={151 + dx} cy={140 + dy} r="3.6" />
        <circle cx={89 + dx} cy={149 + dy} r="1.8" />
        <circle cx={145 + dx} cy={149 + dy} r="1.8" />
      </g>
    </g>
  );
}

const EYES: Record<Eyes, ReactNode> = {
  open: <RoundEyes />,
  up: <RoundEyes dx={2} dy={-3} />,
  down: <RoundEyes dy={3} />,
  happy: <path d="M82 147c4-11 16-11 20 0m36 0c4-11 16-11 20 0" />,
  dizzy: (
    <path
      d="M92 145c3-3 6 2 2 4-6 3-11-5-6-10 7-6 17 2 13 11m47-5c3-3 6 2 2 4-6 3-11-5-6-10 7-6 17 2 13 11"
      strokeWidth="4"
    />
  ),
  sleepy: <path d="M82 146h20m36 0h20m-74 1c3 6 13 6 16 0m40 0c3 6 13 6 16 0" />,
};

const MOUTHS: Record<Mouth, ReactNode> = {
  smile: <path d="M108 161c5 9 19 9 24 0" />,
  open: (
    <>
      <path d="M105 160h30c0 22-30 22-30 0Z" fill={c.face} />
      <path d="M112 172c4-5 12-5 16 0-4 4-12 4-16 0Z" fill={c.cheek} stroke="none" />
    </>
  ),
  small: <ellipse cx="120" cy="166" rx="5" ry="6" fill={c.face} stroke="none" />,
  wobble: <path d="M104 168c5-7 9-7 12-1s8 6 11 0 6-5 9-1" />,
  yum: (
    <>
      <path d="M106 160c6 8 22 8 28 0" />
      <path d="M122 166c1 12 14 10 12-2" fill={c.cheek} strokeWidth="3.5" />
    </>
  ),
};

/**
 * Arm from shoulder to hand, one round stroke. Arms in front of the body are lighter, to stand out.
 */
export function Arm({
  d,
  front = false,
  className,
}: {
  d: string;
  front?: boolean;
  className?: string;
}) {
  return (
    <path
      d={d}
      className={className}
      fill="none"
      stroke={front ? c.bodyLight : c.bodyShade}
      strokeWidth="21"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** Whole mascot: `behind` is painted before the body, `children` after it. */
export function Kioot({
  eyes,
  mouth,
  hat,
  shoes,
  behind,
  children,
}: {
  eyes?: Eyes;
  mouth?: Mouth;
  hat?: number;
  shoes?: { left?: number; right?: number };
  behind?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <>
      <Shadow />
      <Shoes {...shoes} />
      {behind}
      <Body />
      <Cord />
      <Face {...(eyes && { eyes })} {...(mouth && { mouth })} />
      <Hat {...(hat !== undefined && { tilt: hat })} />
      {children}
    </>
  );
}
