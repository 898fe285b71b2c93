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
  /** Between the point and the label, in pixels, clear of a pin there. */
  gapPx?: number;
  /** Shown below pins rather than dropped. */
  isRequired?: boolean;
}

export interface PlacedLabel {
  id: string;
  left: number;
  top: number;
}

/** Between a point and its label, and where pins surround the point. */
const LABEL_GAP_PX = 7;
const WIDE_LABEL_GAP_PX = 18;
const LABEL_MARGIN_PX = 2;

const overlaps = (a: PixelBox, b: PixelBox) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const isWithin = (inner: PixelBox, outer: PixelBox) =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.right <= outer.right &&
  inner.bottom <= outer.bottom;

/** Top left corners to try, best first. */
function getCandidatePositions(label: Label): [left: number, top: number][] {
  const { x, y, width, height, isCentered, isRequired, gapPx = LABEL_GAP_PX } = label;
  if (isCentered) return [[x - width / 2, y - height / 2]];
  const gaps = isRequired ? [LABEL_GAP_PX, WIDE_LABEL_GAP_PX] : [gapPx];
  return gaps.flatMap((gap): [number, number][] => [
    [x + gap, y - height / 2],
    [x - gap - width, y - height / 2],
    [x - width / 2, y + gap],
    [x - width / 2, y - gap - height],
    [x + gap / 2, y + gap / 2],
    [x + gap / 2, y - gap / 2 - height],
    [x - gap / 2 - width, y + gap / 2],
    [x - gap / 2 - width, y - gap / 2 - height],
  ]);
}

function getOverlapPx(a: PixelBox, b: PixelBox): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(width, 0) * Math.max(height, 0);
}

/**
 * Places labels in order without overlap: none on another label, an obstacle or the edge of the
 * view. A label that fits nowhere is dropped, unless it is required: then pins cover as little of
 * it as possible.
 */
export function placeLabels(
  labels: readonly Label[],
  obstacles: readonly PixelBox[],
  view: PixelBox,
  pins: readonly PixelBox[] = [],
): PlacedLabel[] {
  const taken = [...obstacles];
  return labels.flatMap((label) => {
    let best: { box: PixelBox; coveredPx: number } | null = null;
    for (const [left, top] of getCandidatePositions(label)) {
      const box = { left, top, right: left + label.width, bottom: top + label.height };
      if (!isWithin(box, view) || taken.some((other) => overlaps(box, other))) continue;
      const coveredPx = pins.reduce((sum, pin) => sum + getOverlapPx(box, pin), 0);
      if (coveredPx < (best?.coveredPx ?? (label.isRequired ? Infinity : 1))) {
        best = { box, coveredPx };
      }
      if (coveredPx === 0) break;
    }
    if (!best) return [];
    const { left, top, right, bottom } = best.box;
    taken.push({
      left: left - LABEL_MARGIN_PX,
      top: top - LABEL_MARGIN_PX,
      right: right + LABEL_MARGIN_PX,
      bottom: bottom + LABEL_MARGIN_PX,
    });
    return [{ id: label.id, left, top }];
  });
}
