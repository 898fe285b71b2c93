import { Arm, Kioot } from './body-parts';
import { Pin, Question } from './objects';

export function Asking() {
  return (
    <Kioot eyes="up" mouth="small" hat={4} behind={<Arm d="M186 172q20 4 30 2" />}>
      <Arm front d="M56 196q20 4 36-10" />
      <g className="kioot-hop">
        <Pin x={213} y={168} />
      </g>
      <Question x={34} y={46} turn={-14} />
    </Kioot>
  );
}
