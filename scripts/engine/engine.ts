import { createEngine, type Engine } from '@/lib/engine';
import { getLexicon } from '@/lib/search/engine-lexicon';

let engine: Engine | null = null;

/** The engine over `data/lexicon`, built when a verb first needs it. */
export function getEngine(): Engine {
  engine ??= createEngine(getLexicon());
  return engine;
}
