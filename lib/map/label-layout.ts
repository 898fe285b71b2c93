export interface PixelBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Text beside a point, with its size. All in pixels. */
export interface Label {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Centered on its point, like the name of an area, instead of beside it. */
  isCentered?: boolean;
}

export interface PlacedLabel {
  id: string;
  left: number;
  top: number;
}

/** Between a point and its label. */
const LABEL_GAP_PX = 7;
const LABEL_MARGIN_PX = 2;

const overlaps = (a: PixelBox, b: PixelBox) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const isWithin = (inner: PixelBox, outer: PixelBox) =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.right <= outer.right &&
  inner.bottom <= outer.bottom;

/** Top left corners to try, best first. */
function getCandidatePositions({
  x,
  y,
  width,
  height,
  isCentered,
}: Label): [left: number, top: number][] {
  if (isCentered) return [[x - width / 2, y - height / 2]];
  return [
    [x + LABEL_GAP_PX, y - height / 2],
    [x - LABEL_GAP_PX - width, y - height / 2],
    [x - width / 2, y + LABEL_GAP_PX],
    [x - width / 2, y - LABEL_GAP_PX - height],
  ];
}

/**
 * Places labels in order without overlap: none on another label, an obstacle or the edge of the
 * view. A label that fits nowhere is dropped.
 */
export function placeLabels(
  labels: readonly Label[],
  obstacles: readonly PixelBox[],
  view: PixelBox,
): PlacedLabel[] {
  const taken = [...obstacles];
  return labels.flatMap((label) => {
    for (const [left, top] of getCandidatePositions(label)) {
      const box = { left, top, right: left + label.width, bottom: top + label.height };
      if (!isWithin(box, view) || taken.some((other) => overlaps(box, other))) continue;
      taken.push({
        left: left - LABEL_MARGIN_PX,
        top: top - LABEL_MARGIN_PX,
        right: box.right + LABEL_MARGIN_PX,
        bottom: box.bottom + LABEL_MARGIN_PX,
      });
      return { id: label.id, left, top };
    }
    return [];
  });
}
