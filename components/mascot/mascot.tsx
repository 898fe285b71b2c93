import { POSES, type Pose } from './poses';
import styles from './mascot.module.css';

export type { Pose } from './poses';

/**
 * Kioot, drawn on the server, without a line of script in the browser.
 *
 * @param size width in CSS pixels; the drawing is square except where a pose needs more room
 * @param title says what the picture shows, where it carries meaning; without it the picture is
 *   decoration and screen readers pass over it
 */
export function Mascot({ pose, size = 240, title }: { pose: Pose; size?: number; title?: string }) {
  const { draw: Drawing, width = 240 } = POSES[pose];
  return (
    <svg
      viewBox={`0 0 ${width} 240`}
      width={size}
      height={Math.round((size * 240) / width)}
      className={styles.kioot}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <Drawing />
    </svg>
  );
}
