import type { ReactElement } from 'react';
import styles from './mascot.module.css';

interface FigureProps {
  draw: () => ReactElement;
  /** Width of the view box. */
  width?: number;
  /** Width in CSS pixels. */
  size: number;
  title?: string;
}

/** SVG frame of one pose. For client components: importing `Mascot` would bundle every pose. */
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
