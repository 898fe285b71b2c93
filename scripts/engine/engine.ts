import { createEngine, type Engine } from '@kioot/engine';
import { getLexicon } from '@kioot/engine/lexicon';

let engine: Engine | null = null;

/** Engine over `packages/engine/lexicon`, created at first use. */
export function getEngine(): Engine {
  engine ??= createEngine(getLexicon());
  return engine;
}
