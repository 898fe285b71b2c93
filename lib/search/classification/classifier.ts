import 'server-only';
import { createEngine } from '@kioot/engine';
import { parseHours } from '@kioot/engine/hours';
import { createPlaceClassifier, getLexicon, getRiskBands } from '@kioot/engine/lexicon';
import { packPlace } from '@kioot/engine/verdicts';
import type { Classifier } from '@kioot/ingest/verdicts';
import { withKnownFor } from './place-facts';
import { packHours } from '../contract/packed-hours';

/** Creates a classifier. */
export function createClassifier(): Classifier {
  const classifyPlace = createPlaceClassifier(createEngine(getLexicon()));
  return (place) => {
    const hours = packHours(parseHours(place.opentimefood, place.restdatefood));
    const diet = withKnownFor(classifyPlace(place), place.contentId, classifyPlace);
    return packPlace(diet, hours !== undefined, getRiskBands(diet));
  };
}
