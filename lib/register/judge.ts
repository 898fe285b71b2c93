import 'server-only';
import { createEngine } from '../engine';
import { parseHours } from '../engine/hours';
import { packDish, packPlace } from '../engine/judge/packed';
import type { RestaurantRow } from '../places/row';
import { getLexicon } from '../search/engine-lexicon';
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

/** Makes what answers a task with the bytes of `packDish` or `packPlace`, in the order of the task. */
export function createJudge(): (task: JudgeTask) => Uint8Array[] {
  const engine = createEngine(getLexicon());
  return (task) => {
    if (task.kind === 'dishes')
      return task.names.map((name) => packDish(engine.classifyDish(name)));
    return task.places.map((place) => {
      const hours = packHours(parseHours(place.opentimefood, place.restdatefood));
      return packPlace(engine.classifyRestaurant(place), hours !== undefined);
    });
  };
}
