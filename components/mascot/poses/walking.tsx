import { Arm, Body, Cord, Face, Hat, Shadow, Shoe } from './body-parts';
import { palette as c } from './palette';
import { strokeProps } from './objects';

/** With a bottari (bundle wrapped in cloth) over the shoulder. */
export function Walking() {
  return (
    <>
      <Shadow rx={70} />
      <path
        d="M14 200h-12m18-20H4m14 38H8"
        {...strokeProps}
        stroke={c.gold}
        strokeWidth="5"
        className="kioot-spark"
      />
      <g className="kioot-bob">
        <Shoe x={82} turn={38} />
        <Shoe x={152} turn={-22} />
        <g transform="translate(0 -8) rotate(6 120 210)">
          <path d="M190 176 20 116" {...strokeProps} stroke={c.twig} strokeWidth="8" />
          <Bundle />
          <Arm d="M186 160q18 6 30 20" />
          <Body />
          <Cord />
          <Face mouth="open" />
          <Hat tilt={-2} />
          <Arm front d="M58 180q-12 10-14 24" />
        </g>
      </g>
    </>
  );
}

function Bundle() {
  return (
    <g transform="translate(22 122) rotate(-8)">
      <path d="M-22 8c-4 18 4 34 22 34s28-14 24-34c-12-10-34-10-46 0Z" fill={c.rose} />
      <path d="M-20 12c12 8 30 8 42 0-8-6-14-9-20-11Z" fill="#c94a69" />
      <path
        d="M0 4c-6-12-18-14-20-8 0 6 12 10 20 8 6-12 18-14 20-8 0 6-12 10-20 8Z"
        fill="#f58aa2"
      />
    </g>
  );
}
