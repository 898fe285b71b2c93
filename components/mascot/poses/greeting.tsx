import { Arm, Kioot } from './body-parts';
import { palette as c } from './palette';
import { strokeProps } from './objects';

export function Greeting() {
  return (
    <Kioot
      mouth="open"
      behind={
        <>
          <Arm d="M52 168q-18 4-22 18" />
          <Arm d="M186 160q22-10 26-30" className="kioot-wave" />
        </>
      }
    >
      <path
        d="M223 99l6-8m-1 20l8-3"
        {...strokeProps}
        stroke={c.gold}
        strokeWidth="4.5"
        className="kioot-spark"
      />
    </Kioot>
  );
}
