import * as v from 'valibot';
import { getDistanceM } from '@kioot/engine/geo';
import { readDataFile } from './data-file';
import { CommandError, EXIT } from './command-io';
import type { Verb } from './verb';

const numeric = v.pipe(v.string(), v.transform(Number), v.number());
const argumentsSchema = v.strictTuple([
  v.pipe(numeric, v.minValue(-180), v.maxValue(180)),
  v.pipe(numeric, v.minValue(-90), v.maxValue(90)),
  v.pipe(numeric, v.gtValue(0), v.finite()),
]);

/**
 * `near X Y RADIUS`: restaurants within RADIUS meters of longitude X, latitude Y, nearest first.
 */
export const near: Verb = {
  usage: 'X Y RADIUS',
  minArguments: 3,
  maxArguments: 3,
  run: (args) => {
    const parsed = v.safeParse(argumentsSchema, args);
    if (!parsed.success) {
      throw new CommandError(EXIT.usage, 'near takes a longitude, a latitude and meters');
    }
    const [mapx, mapy, radiusM] = parsed.output;
    return readDataFile()
      .flatMap(({ contentId, title, ...point }) => {
        if (point.mapx === null || point.mapy === null) return [];
        const distanceM = getDistanceM({ mapx, mapy }, { mapx: point.mapx, mapy: point.mapy });
        return distanceM <= radiusM ? [{ contentId, title, distanceM }] : [];
      })
      .sort((a, b) => a.distanceM - b.distanceM)
      .map((place) => ({ ...place, distanceM: Math.round(place.distanceM) }));
  },
};
