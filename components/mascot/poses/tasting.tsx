import { Arm, Kioot } from './body-parts';
import { palette as c } from './palette';
import { Bowl, Dumpling, strokeProps, Steam } from './objects';

export function Tasting() {
  return (
    <Kioot eyes="happy" mouth="yum" behind={<Arm d="M186 168q26-2 32-24" />}>
      <path d="M226 158 166 96m66 52-60-56" {...strokeProps} stroke={c.twig} strokeWidth="5" />
      <Dumpling x={176} y={104} turn={-14} scale={0.8} />
      <circle cx="219" cy="146" r="11" fill={c.bodyLight} />
      <Steam x={84} y={172} scale={0.7} />
      <Bowl x={84} y={190} scale={0.9} />
      <Arm front d="M44 178q0 18 16 24" />
    </Kioot>
  );
}
