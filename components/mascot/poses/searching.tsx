import { Arm, Kioot } from './body-parts';
import { palette as c } from './palette';
import { strokeProps } from './objects';

export function Searching() {
  return (
    <Kioot mouth="smile" hat={-2} behind={<Arm d="M52 168q-18 6-20 20" />}>
      <g className="kioot-sweep">
        <g transform="translate(20 16) scale(.88)">
          <path d="M172 170l22 24" {...strokeProps} stroke={c.twig} strokeWidth="11" />
          <circle cx="150" cy="144" r="33" fill="#ffd9b4" />
          <ellipse cx="150" cy="145" rx="15" ry="18" fill={c.face} />
          <circle cx="155" cy="138" r="5.6" fill={c.paper} />
          <circle cx="145" cy="153" r="2.8" fill={c.paper} />
          <path
            d="M126 140a25 25 0 0 1 14-18"
            {...strokeProps}
            stroke={c.paper}
            strokeWidth="5"
            opacity=".9"
          />
          <circle cx="150" cy="144" r="33" fill="none" stroke={c.shoe} strokeWidth="8" />
        </g>
        <Arm front d="M208 168q4 12-8 18" />
      </g>
    </Kioot>
  );
}
