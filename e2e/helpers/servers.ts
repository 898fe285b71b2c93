import { getPortProblem } from '../../scripts/ports.mjs';

/** How many ports a run has, from its first one on: those below, and one for the browser's own line (Lighthouse). */
const PORTS = 10;
/** Browsers refuse to call some ports below these. */
const FIRST_BASE = 7100;
const BASES = 250;

/** The first of so many free ports. Two runs that look at the same moment begin their search at different ones. */
async function findBasePort(): Promise<number> {
  for (let at = 0; at < BASES; at += 1) {
    const base = FIRST_BASE + ((process.pid + at) % BASES) * PORTS;
    const ports = Array.from({ length: PORTS }, (_, index) => base + index);
    const problems = await Promise.all(ports.map((port) => getPortProblem(port)));
    if (problems.every((problem) => problem === null)) return base;
  }
  throw new Error(`No ${PORTS} free ports from ${FIRST_BASE} on.`);
}

// Playwright reads this in several processes. The first one chooses, and the others inherit its environment.
process.env.E2E_PORT_BASE ??= String(await findBasePort());
const BASE_PORT = Number(process.env.E2E_PORT_BASE);

/** The instances the journeys run against; `playwright.config.ts` starts them from one build. */
export const SERVERS = {
  /** The embedded engine, with an embedded database of its own. */
  embedded: `http://127.0.0.1:${BASE_PORT}`,
  /** An instance whose tourism backend is the one above. */
  forwarding: `http://127.0.0.1:${BASE_PORT + 1}`,
  /** Closed for maintenance. */
  maintenance: `http://127.0.0.1:${BASE_PORT + 2}`,
  /** The standalone build, started from a copy elsewhere by its own spec. */
  standalone: `http://127.0.0.1:${BASE_PORT + 3}`,
} as const;

export const DATABASE_PORT = BASE_PORT + 4;
