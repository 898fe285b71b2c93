import { createEngine, type Engine } from '@kioot/engine';
import { getLexicon } from '@kioot/engine/lexicon';

let engine: Engine | null = null;

/** The engine over `packages/engine/lexicon`, built when a verb first needs it. */
export function getEngine(): Engine {
  engine ??= createEngine(getLexicon());
  return engine;
}
