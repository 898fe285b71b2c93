import mark from './poses/mark.json';
import { toMarkup } from './to-markup';

/** Head of the mascot, recognizable at 16 pixels: decorative logo next to the product's name. */
export function Mark({ size }: { size: number }) {
  return (
    <svg
      viewBox="0 0 240 240"
      width={size}
      height={size}
      aria-hidden
      dangerouslySetInnerHTML={{ __html: toMarkup(mark.shapes) }}
    />
  );
}
