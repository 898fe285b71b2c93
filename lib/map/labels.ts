/** A rectangle in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Words that belong to a point (pixels), and how much room they take. */
export interface Label {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Written over its point, as the name of an area is, instead of beside it. */
  isCentred?: boolean;
}

export interface PlacedLabel {
  id: string;
  left: number;
  top: number;
}

/** Between a point and the words beside it, and between words. */
const GAP_PX = 7;
const AROUND_PX = 2;

const meets = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const isWithin = (inner: Box, outer: Box) =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.right <= outer.right &&
  inner.bottom <= outer.bottom;

/** Where a label may stand, best first. */
function getCorners({ x, y, width, height, isCentred }: Label): [left: number, top: number][] {
  if (isCentred) return [[x - width / 2, y - height / 2]];
  return [
    [x + GAP_PX, y - height / 2],
    [x - GAP_PX - width, y - height / 2],
    [x - width / 2, y + GAP_PX],
    [x - width / 2, y - GAP_PX - height],
  ];
}

/**
 * Writes as many labels as there is room for: the first ones first, none on another, on an obstacle or over the edge of
 * the view. A label that fits nowhere is left out.
 */
export function placeLabels(
  labels: readonly Label[],
  obstacles: readonly Box[],
  view: Box,
): PlacedLabel[] {
  const taken = [...obstacles];
  return labels.flatMap((label) => {
    for (const [left, top] of getCorners(label)) {
      const box = { left, top, right: left + label.width, bottom: top + label.height };
      if (!isWithin(box, view) || taken.some((other) => meets(box, other))) continue;
      taken.push({
        left: left - AROUND_PX,
        top: top - AROUND_PX,
        right: box.right + AROUND_PX,
        bottom: box.bottom + AROUND_PX,
      });
      return { id: label.id, left, top };
    }
    return [];
  });
}
