import 'server-only';
import { LRUCache } from 'lru-cache';
import { createEngine, readMenu } from '@kioot/engine';
import { parseHours } from '@kioot/engine/hours';
import { packDish, packPlace } from '@kioot/engine/verdicts';
import type { RestaurantRow } from '../places/row';
import { toDishKey } from '../search/dish-key';
import { getLexicon } from '@kioot/engine/lexicon';
import { packHours } from '../search/packed-hours';

/** What a place is judged by. */
export type PlaceText = Pick<
  RestaurantRow,
  'contentId' | 'title' | 'firstmenu' | 'treatmenu' | 'opentimefood' | 'restdatefood'
>;

/** What a thread is asked to judge. */
export type JudgeTask =
  | { readonly kind: 'dishes'; readonly names: readonly string[] }
  | { readonly kind: 'places'; readonly places: readonly PlaceText[] };

/** What is written of a dish or a place. */
export interface Judgement {
  /** The bytes of `packDish` or `packPlace`. */
  readonly packed: Uint8Array;
  /** The dishes of a place by their keys (`toDishKey`), in the order of its menu. */
  readonly dishKeys: readonly string[];
}

/** Names whose keys are kept: those that most menus have. */
const KEPT_NAMES = 20_000;

/** Makes what answers a task, in its order. */
export function createJudge(): (task: JudgeTask) => Judgement[] {
  const engine = createEngine(getLexicon());
  const kept = new LRUCache<string, string>({ max: KEPT_NAMES });
  const toKeptKey = (dish: string) => {
    const key = kept.get(dish) ?? toDishKey(dish);
    kept.set(dish, key);
    return key;
  };
  return (task) => {
    if (task.kind === 'dishes')
      return task.names.map((name) => ({
        packed: packDish(engine.classifyDish(name)),
        dishKeys: [],
      }));
    return task.places.map((place) => {
      const hours = packHours(parseHours(place.opentimefood, place.restdatefood));
      return {
        packed: packPlace(engine.classifyRestaurant(place), hours !== undefined),
        dishKeys: readMenu(place).map(({ dish }) => toKeptKey(dish)),
      };
    });
  };
}
