import { Arm, Kioot } from './body-parts';
import { palette as c } from './palette';
import { strokeProps } from './objects';

/** Worn out, with a toolbox. */
export function Tired() {
  return (
    <>
      <Kioot
        eyes="sleepy"
        mouth="wobble"
        hat={-6}
        shoes={{ left: 24, right: -24 }}
        behind={<Arm d="M52 176q-20 12-18 32" />}
      >
        <path
          d="M30 120c10 14 12 24 0 26-12-2-10-12 0-26Z"
          fill="#7cc4ec"
          className="kioot-spark"
        />
        <path d="M66 118l22-10" {...strokeProps} stroke={c.cream} strokeWidth="11" />
        <path d="M72 112l10 4m-8-7l3 10" {...strokeProps} stroke="#e0b88a" strokeWidth="2" />
        <Toolbox />
        <Arm front d="M192 172q12 10 12 22" />
      </Kioot>
    </>
  );
}

function Toolbox() {
  return (
    <g transform="translate(226 200)">
      <path
        d="M-14-26l-20-46c-10-2-14-14-6-22l6 12 9-3 2-12c10 4 10 16 4 22l20 46Z"
        fill={c.steel}
      />
      <path d="M16-26v-34h10v34Z" fill={c.gold} />
      <path d="M14-60h14l-3-18h-8Z" fill={c.steelDark} />
      <path d="M-46-28h92v52c0 4-4 6-8 6h-76c-4 0-8-2-8-6Z" fill={c.red} />
      <path d="M-46-28h92v16h-92Z" fill="#b23021" />
      <path d="M-10-18H10v18h-20Z" fill={c.gold} />
    </g>
  );
}
