import { Bounds, type Point as Pixel, point } from 'leaflet';

/** Text beside a point, with its size. All in pixels. */
export interface Label {
  at: Pixel;
  width: number;
  height: number;
  /** Centered on its point, like the name of an area, instead of beside it. */
  isCentered?: boolean;
  /** Between the point and the label, in pixels, clear of a pin there. */
  gapPx?: number;
  /** Shown below pins rather than dropped. */
  isRequired?: boolean;
}

/** Between a point and its label, and where pins surround the point. */
const LABEL_GAP_PX = 7;
const WIDE_LABEL_GAP_PX = 18;
const LABEL_MARGIN_PX = 2;

/** Top left corners to try, best first. */
function getCandidatePositions(label: Label): Pixel[] {
  const { width, height, isCentered, isRequired, gapPx = LABEL_GAP_PX } = label;
  const { x, y } = label.at;
  if (isCentered) return [point(x - width / 2, y - height / 2)];
  const gaps = isRequired ? [LABEL_GAP_PX, WIDE_LABEL_GAP_PX] : [gapPx];
  return gaps.flatMap((gap) => [
    point(x + gap, y - height / 2),
    point(x - gap - width, y - height / 2),
    point(x - width / 2, y + gap),
    point(x - width / 2, y - gap - height),
    point(x + gap / 2, y + gap / 2),
    point(x + gap / 2, y - gap / 2 - height),
    point(x - gap / 2 - width, y + gap / 2),
    point(x - gap / 2 - width, y - gap / 2 - height),
  ]);
}

function getOverlapPx(a: Bounds, b: Bounds): number {
  const [start, end] = [a.getTopLeft(), a.getBottomRight()];
  const [otherStart, otherEnd] = [b.getTopLeft(), b.getBottomRight()];
  const width = Math.min(end.x, otherEnd.x) - Math.max(start.x, otherStart.x);
  const height = Math.min(end.y, otherEnd.y) - Math.max(start.y, otherStart.y);
  return Math.max(width, 0) * Math.max(height, 0);
}

/**
 * Places labels in order without overlap: none on another label, an obstacle or the edge of the
 * view. A label that fits nowhere is dropped, unless it is required: then pins cover as little of
 * it as possible.
 */
export function placeLabels<Placed extends Label>(
  labels: readonly Placed[],
  obstacles: readonly Bounds[],
  view: Bounds,
  pins: readonly Bounds[] = [],
): { label: Placed; corner: Pixel }[] {
  const taken = [...obstacles];
  return labels.flatMap((label) => {
    const { width, height } = label;
    let best: { corner: Pixel; coveredPx: number } | null = null;
    for (const corner of getCandidatePositions(label)) {
      const box = new Bounds(corner, corner.add([width, height]));
      if (!view.contains(box) || taken.some((other) => other.overlaps(box))) continue;
      const coveredPx = pins.reduce((sum, pin) => sum + getOverlapPx(box, pin), 0);
      if (coveredPx < (best?.coveredPx ?? (label.isRequired ? Infinity : 1))) {
        best = { corner, coveredPx };
      }
      if (coveredPx === 0) break;
    }
    if (!best) return [];
    const { corner } = best;
    const margin = point(LABEL_MARGIN_PX, LABEL_MARGIN_PX);
    taken.push(new Bounds(corner.subtract(margin), corner.add([width, height]).add(margin)));
    return [{ label, corner }];
  });
}
