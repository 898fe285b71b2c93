// Reports of visitors, read and decided over the REST API of a database with every right.
import { readFileSync, writeFileSync } from 'node:fs';
import { withTimeout } from '@kioot/base/with-timeout';

const TIMEOUT_MS = 15_000;
const DECISIONS = { accept: 'accepted', reject: 'rejected' };

/** A report cannot be read or decided; the message is one line for the operator. */
export class ReportsError extends Error {
  name = 'ReportsError';
}

/**
 * @typedef {{ url: string, serviceKey?: string }} ReportsDatabase without a key: the embedded
 *   database, which grants requests from this machine every right
 * @typedef {{ number: number, content_id: string, kind: string, dish: string | null,
 *   note: string | null, created_at: string }} StoredReport
 */

/**
 * @param {ReportsDatabase} database
 * @param {string} query of PostgREST
 * @param {{ method?: string, body?: string }} [init]
 * @returns {Promise<StoredReport[]>}
 * @throws {ReportsError}
 */
async function callReports({ url, serviceKey }, query, init = {}) {
  const headers = {
    'content-type': 'application/json',
    prefer: 'return=representation',
    ...(serviceKey ? { apikey: serviceKey, authorization: `Bearer ${serviceKey}` } : {}),
  };
  try {
    return await withTimeout(
      async (signal) => {
        const address = `${url.replace(/\/+$/, '')}/rest/v1/reports?${query}`;
        const response = await fetch(address, { ...init, headers, signal, redirect: 'error' });
        const text = await response.text();
        if (!response.ok) throw new Error(`${response.status} ${text}`);
        return JSON.parse(text);
      },
      { timeoutMs: TIMEOUT_MS },
    );
  } catch (cause) {
    throw new ReportsError(
      `The reports at ${url} could not be read or changed: ${cause.cause?.message ?? cause.message}`,
      { cause },
    );
  }
}

/**
 * Day of a time in Seoul: `2026-11-24T16:00:00Z` -> `2026-11-25`.
 * @param {string} time
 */
function toSeoulDay(time) {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(new Date(time));
}

/**
 * Open reports, oldest first, one a line:
 * `12  2026-11-25  dish  133525  "제육볶음"  "It has pork"`.
 * @param {ReportsDatabase} database
 * @returns {Promise<string[]>}
 */
export async function listOpenReports(database) {
  const reports = await callReports(database, 'status=eq.open&order=number');
  return reports.map(({ number, created_at, kind, content_id, dish, note }) =>
    [number, toSeoulDay(created_at), kind, content_id]
      .concat([dish, note].filter((text) => text !== null).map((text) => JSON.stringify(text)))
      .join('  '),
  );
}

/**
 * Decides open reports. An accepted one becomes a fact of its day in the corrections: the closing
 * of the place, or a mistake that its page tells of.
 * @param {ReportsDatabase} database
 * @param {'accept' | 'reject'} decision
 * @param {readonly string[]} numbers
 * @param {{ correctionsFile: string }} options
 * @returns {Promise<string[]>} a line for each report
 * @throws {ReportsError} at the first report that is not open; those before it are decided
 */
export async function decideReports(database, decision, numbers, { correctionsFile }) {
  const lines = [];
  for (const number of numbers) {
    if (!/^\d{1,9}$/.test(number))
      throw new ReportsError(`${number} is not the number of a report.`);
    const query = `number=eq.${number}&status=eq.open`;
    const [report] = await callReports(database, query);
    if (!report) throw new ReportsError(`Report ${number} is not open.`);
    // Before the decision: a correction that could not be written leaves the report open.
    if (decision === 'accept') addCorrection(correctionsFile, report);
    const status = DECISIONS[decision];
    const body = JSON.stringify({ status, decided_at: new Date().toISOString() });
    await callReports(database, query, { method: 'PATCH', body });
    const what = report.kind === 'closed' ? 'closed' : `${report.kind} wrong`;
    const fact = `: ${report.content_id}, ${what}, ${toSeoulDay(report.created_at)}, in the next build`;
    lines.push(`Report ${number} ${status}${decision === 'accept' ? fact : ''}.`);
  }
  return lines;
}

/**
 * Adds the fact of an accepted report; of two that say the same the first day stays.
 * @param {string} file
 * @param {StoredReport} report
 */
function addCorrection(file, { content_id, kind, dish, created_at }) {
  // The id is a stranger's text: of an object it might name a member that all objects have.
  const corrections = new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));
  const day = toSeoulDay(created_at);
  const correction = corrections.get(content_id) ?? {};
  if (kind === 'closed') correction.closedOn ??= day;
  else {
    const mistakes = correction.mistakes ?? [];
    const isKnown = mistakes.some((known) => known.kind === kind && (known.dish ?? null) === dish);
    if (!isKnown) mistakes.push({ kind, ...(dish === null ? {} : { dish }), reportedOn: day });
    correction.mistakes = mistakes;
  }
  const sorted = Object.fromEntries(
    [...corrections.set(content_id, correction)].sort(([first], [second]) =>
      first < second ? -1 : 1,
    ),
  );
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
