import { getPortProblem } from '../../scripts/ports.mjs';

/**
 * Ports of a run from its base: those below, and one for the debugging port of the browser
 * (Lighthouse).
 */
const PORTS_PER_RUN = 10;
/** Browsers block some lower ports. */
const MIN_BASE_PORT = 7100;
const BASE_PORT_COUNT = 250;

/** First base with free ports. Concurrent runs start their search at different bases. */
async function findBasePort(): Promise<number> {
  for (let at = 0; at < BASE_PORT_COUNT; at += 1) {
    const base = MIN_BASE_PORT + ((process.pid + at) % BASE_PORT_COUNT) * PORTS_PER_RUN;
    const ports = Array.from({ length: PORTS_PER_RUN }, (_, index) => base + index);
    const problems = await Promise.all(ports.map((port) => getPortProblem(port)));
    if (problems.every((problem) => problem === null)) return base;
  }
  throw new Error(`No ${PORTS_PER_RUN} free ports from ${MIN_BASE_PORT} on.`);
}

// Playwright loads this module in several processes: the first one chooses, the others inherit its
// environment.
process.env.E2E_PORT_BASE ??= String(await findBasePort());
const BASE_PORT = Number(process.env.E2E_PORT_BASE);

/** Instances for the journeys; `playwright.config.ts` starts them from one build. */
export const SERVERS = {
  /** Own engine and own embedded database. */
  embedded: `http://127.0.0.1:${BASE_PORT}`,
  /** Uses the instance above as its tourism backend. */
  forwarding: `http://127.0.0.1:${BASE_PORT + 1}`,
  /** In maintenance mode. */
  maintenance: `http://127.0.0.1:${BASE_PORT + 2}`,
  /** Standalone build, started from a copy by its own spec. */
  standalone: `http://127.0.0.1:${BASE_PORT + 3}`,
} as const;

export const DATABASE_PORT = BASE_PORT + 4;
