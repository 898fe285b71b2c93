/** Two runs on one machine keep apart by their first port. */
const BASE_PORT = Number(process.env.E2E_PORT_BASE ?? 3100);

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

export const DATABASE_PORT = BASE_PORT + 51_290;
