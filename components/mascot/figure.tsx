import styles from './mascot.module.css';
import { toMarkup } from './to-markup';

/**
 * Pose or head of the mascot: SVG elements, and names of shared parts (`parts.json`), from back to front
 * in a field 240 high.
 */
export interface Drawing {
  /** Width of the view box. */
  width: number;
  shapes: readonly string[];
}

interface FigureProps {
  drawing: Drawing;
  /** Width in CSS pixels. */
  size: number;
  title?: string;
}

/** SVG frame of one pose. For client components: importing `Mascot` would bundle every pose. */
export function Figure({ drawing: { width, shapes }, size, title }: FigureProps) {
  return (
    <svg
      viewBox={`0 0 ${width} 240`}
      width={size}
      height={Math.round((size * 240) / width)}
      className={styles.kioot}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
      dangerouslySetInnerHTML={{ __html: toMarkup(shapes) }}
    />
  );
}
