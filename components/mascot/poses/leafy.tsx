import { Arm, Kioot } from './body-parts';
import { palette as c } from './palette';
import { Leaf } from './objects';

export function Leafy() {
  return (
    <Kioot eyes="happy" mouth="open">
      <g transform="translate(120 226) scale(.98 .86)">
        <Leaf x={0} y={0} turn={-62} fill={c.leaf} />
        <Leaf x={0} y={0} turn={62} fill={c.leaf} />
        <Leaf x={0} y={0} turn={-32} />
        <Leaf x={0} y={0} turn={32} />
        <Leaf x={0} y={2} fill="#9bd77f" scale={0.84} />
      </g>
      <Arm front d="M48 184q10 30 56 28" />
      <Arm front d="M192 184q-10 30-56 28" />
    </Kioot>
  );
}
