import 'server-only';
import { LRUCache } from 'lru-cache';
import { createEngine, readMenu } from '@kioot/engine';
import { parseHours } from '@kioot/engine/hours';
import { createPlaceClassifier, getLexicon, getRiskBands } from '@kioot/engine/lexicon';
import { packDish, packPlace } from '@kioot/engine/verdicts';
import type { Classifier } from '@kioot/ingest/verdicts';
import { withKnownFor } from './place-facts';
import { packHours } from '../contract/packed-hours';
import { toDishKey } from './dish-key';

/** Dishes that most menus share. */
const MAX_CACHED_KEYS = 20_000;

/** Creates a classifier. */
export function createClassifier(): Classifier {
  const engine = createEngine(getLexicon());
  const classifyPlace = createPlaceClassifier(engine);
  const keys = new LRUCache<string, string>({ max: MAX_CACHED_KEYS });
  const toCachedKey = (dish: string) => {
    const key = keys.get(dish) ?? toDishKey(dish);
    keys.set(dish, key);
    return key;
  };
  return {
    classifyDish: (name) => packDish(engine.classifyDish(name)),
    classifyPlace: (place) => {
      const hours = packHours(parseHours(place.opentimefood, place.restdatefood));
      const diet = withKnownFor(classifyPlace(place), place.contentId, classifyPlace);
      return {
        packed: packPlace(diet, hours !== undefined, getRiskBands(diet)),
        dishKeys: readMenu(place).map(({ dish }) => toCachedKey(dish)),
      };
    },
  };
}
