import mark from './poses/mark.json';

/** Head of the mascot, recognizable at 16 pixels: decorative logo next to the product's name. */
export function Mark({ size }: { size: number }) {
  return (
    <svg
      viewBox="0 0 240 240"
      width={size}
      height={size}
      aria-hidden
      dangerouslySetInnerHTML={{ __html: mark.shapes.join('') }}
    />
  );
}
