/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Bounds, point } from 'leaflet';
import { placeLabels, type Label } from '@/lib/map/label-layout';
import { toRuns } from '../../helpers/sample';

const VIEW = new Bounds([0, 0], [390, 600]);

interface NamedLabel extends Label {
  id: string;
}

const label = (id: string, x: number, y: number): NamedLabel => ({
  ...{ id, at: point(x, y), width: 80, height: 16 },
});

const place = (
  labels: readonly NamedLabel[],
  obstacles: readonly Bounds[] = [],
  pins?: readonly Bounds[],
) =>
  placeLabels(labels, obstacles, VIEW, pins).map(({ label: { id }, corner: { x, y } }) => ({
    ...{ id, left: x, top: y },
  }));

describe('placeLabels', () => {
  it('places the name of a pin beside it, clear of the pin itself', () => {
    const pin = new Bounds([86, 86], [114, 114]);
    expect(place([label('a', 100, 100)], [], [pin])).toEqual([]);
    const [placed] = place([{ ...label('a', 100, 100), gapPx: 16 }], [], [pin]);
    expect(placed?.left).toBe(116);
  });

  it('places a label beside its point, on the other side near an edge', () => {
    const [left, right] = place([label('a', 100, 100), label('b', 380, 300)]);
    expect(left).toMatchObject({ id: 'a', left: 107 });
    expect(right).toMatchObject({ id: 'b', left: 293 });
  });

  it('avoids obstacles, and drops a label without room', () => {
    const button = new Bounds([105, 80], [200, 120]);
    expect(place([label('a', 100, 100)], [button])[0]?.left).toBe(13);
    expect(place([label('a', 100, 100)], [VIEW])).toEqual([]);
  });

  it('avoids pins, and keeps a required label at its least covered place', () => {
    const pin = new Bounds([100, 90], [130, 120]);
    expect(place([label('a', 100, 100)], [], [pin])[0]?.left).toBe(13);
    const crowd = [0, 30, 60, 90, 120, 150].flatMap((left) =>
      [60, 90, 120].map((top) => new Bounds([left, top], [left + 30, top + 29])),
    );
    const station = { ...label('a', 90, 100), isRequired: true };
    expect(place([{ ...station, isRequired: false }], [], crowd)).toEqual([]);
    expect(place([station], [], crowd)).toHaveLength(1);
  });

  it('prefers earlier labels, and centers area names on their point', () => {
    const area = { ...label('area', 200, 200), isCentered: true };
    expect(place([area, { ...area, id: 'other' }])).toEqual([{ id: 'area', left: 160, top: 192 }]);
  });

  it('never overlaps labels or leaves the view', () => {
    const some = fc.array(
      fc.tuple(fc.integer({ min: -20, max: 410 }), fc.integer({ min: -20, max: 620 })),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(some, (points) => {
        const placed = place(points.map(([x, y], at) => label(String(at), x, y)));
        for (const [at, { left, top }] of placed.entries()) {
          expect(left >= 0 && top >= 0 && left + 80 <= 390 && top + 16 <= 600).toBe(true);
          for (const other of placed.slice(at + 1)) {
            const areApart = Math.abs(left - other.left) >= 80 || Math.abs(top - other.top) >= 16;
            expect(areApart).toBe(true);
          }
        }
      }),
      toRuns(1_000),
    );
  });
});
