import { Figure } from './figure';
import { POSES, type Pose } from './poses';

export type { Pose } from './poses';

/**
 * Kioot, drawn on the server, without a line of script in the browser.
 *
 * @param size width in CSS pixels; the drawing is square except where a pose needs more room
 * @param title says what the picture shows, where it carries meaning; without it the picture is
 *   decoration and screen readers pass over it
 */
export function Mascot({ pose, size = 240, title }: { pose: Pose; size?: number; title?: string }) {
  return <Figure {...POSES[pose]} size={size} title={title} />;
}
