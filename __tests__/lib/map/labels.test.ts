import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { placeLabels, type Box, type Label } from '@/lib/map/labels';

const VIEW: Box = { left: 0, top: 0, right: 390, bottom: 600 };

const label = (id: string, x: number, y: number): Label => ({ id, x, y, width: 80, height: 16 });

describe('the names on the map', () => {
  it('stand beside their point, on the other side where the edge is near', () => {
    const [left, right] = placeLabels([label('a', 100, 100), label('b', 380, 300)], [], VIEW);
    expect(left).toMatchObject({ id: 'a', left: 107 });
    expect(right).toMatchObject({ id: 'b', left: 293 });
  });

  it('go round what is in their way, and are left out where nothing is free', () => {
    const button: Box = { left: 105, top: 80, right: 200, bottom: 120 };
    expect(placeLabels([label('a', 100, 100)], [button], VIEW)[0]?.left).toBe(13);
    expect(placeLabels([label('a', 100, 100)], [VIEW], VIEW)).toEqual([]);
  });

  it('let the first one have the room, and write the name of an area over its point', () => {
    const area = { ...label('area', 200, 200), isCentred: true };
    expect(placeLabels([area, { ...area, id: 'other' }], [], VIEW)).toEqual([
      { id: 'area', left: 160, top: 192 },
    ]);
  });

  it('never meet, nor leave the window', () => {
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
            const isApart = Math.abs(left - other.left) >= 80 || Math.abs(top - other.top) >= 16;
            expect(isApart).toBe(true);
          }
        }
      }),
    );
  });
});
