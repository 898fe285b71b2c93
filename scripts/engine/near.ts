import { z } from 'zod';
import { createPlaceIndex } from '@kioot/engine/geo';
import { readDataFile } from './data-file';
import { CommandError, EXIT } from './io';
import type { Verb } from './verb';

const argumentsSchema = z.tuple([
  z.coerce.number().min(-180).max(180),
  z.coerce.number().min(-90).max(90),
  z.coerce.number().positive(),
]);

/** `near X Y RADIUS`: restaurants within RADIUS metres of longitude X, latitude Y, nearest first. */
export const near: Verb = {
  usage: 'X Y RADIUS',
  minArguments: 3,
  maxArguments: 3,
  run: (args) => {
    const parsed = argumentsSchema.safeParse(args);
    if (!parsed.success) {
      throw new CommandError(EXIT.usage, 'near takes a longitude, a latitude and metres');
    }
    const [mapx, mapy, radiusM] = parsed.data;
    const places = readDataFile().flatMap((row) =>
      row.mapx === null || row.mapy === null ? [] : [{ ...row, mapx: row.mapx, mapy: row.mapy }],
    );
    const nearby = createPlaceIndex(places).within(mapx, mapy, radiusM);
    return nearby.places.map(({ contentId, title }, at) => ({
      contentId,
      title,
      distanceM: Math.round(nearby.distancesM[at] ?? 0),
    }));
  },
};
