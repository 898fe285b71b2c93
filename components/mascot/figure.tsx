import type { ReactElement } from 'react';
import styles from './mascot.module.css';

interface FigureProps {
  draw: () => ReactElement;
  /** How wide its field is, in units of the drawing. */
  width?: number;
  /** Width in CSS pixels. */
  size: number;
  title?: string;
}

/** One pose in its frame. For a client component, which would carry every pose of `<Mascot>` along as a script. */
export function Figure({ draw: Drawing, width = 240, size, title }: FigureProps) {
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
