import { Arm, Kioot } from './body-parts';
import { palette as c } from './palette';
import { Lantern, strokeProps } from './objects';

/** In a tunnel with a lantern. */
export function Offline() {
  return (
    <>
      <path d="M26 228V126c0-60 42-100 102-100s102 40 102 100v102Z" fill="#2b2540" />
      <circle cx="208" cy="164" r="44" fill={c.gold} opacity=".14" />
      <circle cx="208" cy="164" r="30" fill={c.gold} opacity=".2" />
      <path
        d="M4 228V124C4 54 56 4 128 4s124 50 124 120v104h-22V126c0-60-42-100-102-100S26 66 26 126v102Z"
        fill="#6d6480"
      />
      <path
        d="M8 176h16M7 124h18M18 76l22 14M54 34l16 22M104 10l6 24m40-24l-6 24m52 0l-14 20m54 22-22 14m32 34h-18m19 52h-17"
        {...strokeProps}
        stroke="#4b4360"
        strokeWidth="4"
      />
      <g transform="translate(8 26) scale(.82)">
        <Kioot eyes="up" mouth="small" behind={<Arm d="M52 172q-16 8-16 24" />} />
      </g>
      <path d="M192 132l22-8" {...strokeProps} stroke={c.twig} strokeWidth="6" />
      <Lantern x={212} y={146} scale={0.8} />
      <g transform="translate(8 26) scale(.82)">
        <Arm d="M190 166q22-8 32-30" />
      </g>
    </>
  );
}
