import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { placeLabels, type PixelBox, type Label } from '@/lib/map/label-layout';
import { toRuns } from '../../helpers/sample';

const VIEW: PixelBox = { left: 0, top: 0, right: 390, bottom: 600 };

const label = (id: string, x: number, y: number): Label => ({ id, x, y, width: 80, height: 16 });

describe('placeLabels', () => {
  it('places the name of a pin beside it, clear of the pin itself', () => {
    const pin = { left: 86, top: 86, right: 114, bottom: 114 };
    expect(placeLabels([label('a', 100, 100)], [], VIEW, [pin])).toEqual([]);
    const [placed] = placeLabels([{ ...label('a', 100, 100), gapPx: 16 }], [], VIEW, [pin]);
    expect(placed?.left).toBe(116);
  });

  it('places a label beside its point, on the other side near an edge', () => {
    const [left, right] = placeLabels([label('a', 100, 100), label('b', 380, 300)], [], VIEW);
    expect(left).toMatchObject({ id: 'a', left: 107 });
    expect(right).toMatchObject({ id: 'b', left: 293 });
  });

  it('avoids obstacles, and drops a label without room', () => {
    const button: PixelBox = { left: 105, top: 80, right: 200, bottom: 120 };
    expect(placeLabels([label('a', 100, 100)], [button], VIEW)[0]?.left).toBe(13);
    expect(placeLabels([label('a', 100, 100)], [VIEW], VIEW)).toEqual([]);
  });

  it('avoids pins, and keeps a required label at its least covered place', () => {
    const pin: PixelBox = { left: 100, top: 90, right: 130, bottom: 120 };
    expect(placeLabels([label('a', 100, 100)], [], VIEW, [pin])[0]?.left).toBe(13);
    const crowd = [0, 30, 60, 90, 120, 150].flatMap((left) =>
      [60, 90, 120].map((top) => ({ left, top, right: left + 30, bottom: top + 29 })),
    );
    const station = { ...label('a', 90, 100), isRequired: true };
    expect(placeLabels([{ ...station, isRequired: false }], [], VIEW, crowd)).toEqual([]);
    expect(placeLabels([station], [], VIEW, crowd)).toHaveLength(1);
  });

  it('prefers earlier labels, and centers area names on their point', () => {
    const area = { ...label('area', 200, 200), isCentered: true };
    expect(placeLabels([area, { ...area, id: 'other' }], [], VIEW)).toEqual([
      { id: 'area', left: 160, top: 192 },
    ]);
  });

  it('never overlaps labels or leaves the view', () => {
    const some = fc.array(
      fc.tuple(fc.integer({ min: -20, max: 410 }), fc.integer({ min: -20, max: 620 })),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(some, (points) => {
        const labels = points.map(([x, y], at) => label(String(at), x, y));
        const placed = placeLabels(labels, [], VIEW);
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
