import { Arm, Kioot } from './body-parts';
import { palette as c } from './palette';
import { Bowl, strokeProps, Steam } from './objects';

/** Lifting the cover off a dish. */
export function Presenting() {
  return (
    <g transform="translate(46 0)">
      <Kioot
        eyes="happy"
        mouth="open"
        behind={
          <>
            <Arm d="M54 166q-24-2-32-24" />
            <Arm d="M186 176q24 8 40-2" />
          </>
        }
      >
        <g transform="translate(8 128) rotate(-24)">
          <path d="M-46 0c0-54 92-54 92 0Z" fill={c.steel} />
          <path d="M-34-8c2-18 12-26 24-29" {...strokeProps} stroke={c.paper} strokeWidth="6" />
          <path d="M-50-4h100v9h-100Z" fill={c.steelDark} />
          <circle cy="-47" r="7" fill={c.steelDark} />
        </g>
        <Steam x={240} y={120} scale={0.8} />
        <Bowl x={240} y={144} scale={0.72} food={c.gold} />
        <path d="M196 174c20 10 68 10 88 0v-5h-88Z" fill={c.steelDark} />
        <path d="M192 166h96v7h-96Z" fill={c.steel} />
      </Kioot>
      <path
        d="M206 106l-7-9m74 10l8-9m-74-8l-2-7"
        {...strokeProps}
        stroke={c.gold}
        strokeWidth="4.5"
        className="kioot-spark"
      />
    </g>
  );
}
