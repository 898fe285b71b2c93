import { Arm, Kioot } from './body-parts';
import { palette as c } from './palette';
import { strokeProps, Pin, Question } from './objects';

/** With the map upside down. */
export function Lost() {
  return (
    <Kioot eyes="dizzy" mouth="wobble" hat={9}>
      <g transform="rotate(-4 120 200)">
        <path d="M62 182l38 6 40-6 38 6v46l-38-6-40 6-38-6Z" fill={c.cream} />
        <path d="M100 188l40-6v46l-40 6Z" fill="#f3dcb8" />
        <path
          d="M64 214c20-12 34 10 56-2s34-8 56 2"
          {...strokeProps}
          stroke="#8fc4dd"
          strokeWidth="7"
        />
        <path
          d="M74 194l14 2m62 22l16 3m-52-26l12-2"
          {...strokeProps}
          stroke={c.leafLight}
          strokeWidth="5"
        />
        <Pin x={158} y={190} turn={180} scale={0.36} />
      </g>
      <Arm front d="M46 184q-2 16 14 22" />
      <Arm front d="M194 184q2 16-14 22" />
      <Question x={206} y={42} turn={16} />
      <Question x={30} y={50} turn={-18} scale={0.75} />
    </Kioot>
  );
}
