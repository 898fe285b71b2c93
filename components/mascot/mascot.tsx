import { Figure } from './figure';
import { POSES, type Pose } from './poses';

export type { Pose } from './poses';

/**
 * Mascot, rendered on the server without client-side JavaScript.
 *
 * @param size width in CSS pixels; square except for poses with a wider view box
 * @param title accessible name of a meaningful picture; decorative without it
 */
export function Mascot({ pose, size = 240, title }: { pose: Pose; size?: number; title?: string }) {
  return <Figure drawing={POSES[pose]} size={size} title={title} />;
}
