// Reports of visitors, read and decided over the REST API of a database with every right.
import { readFileSync, writeFileSync } from 'node:fs';
import { PostgrestClient } from '@supabase/postgrest-js';

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
 * @param {(reports: ReturnType<PostgrestClient['from']>) => PromiseLike<{ data: unknown }>} call
 * @returns {Promise<StoredReport[]>}
 * @throws {ReportsError}
 */
async function callReports({ url, serviceKey }, call) {
  const client = new PostgrestClient(`${url.replace(/\/+$/, '')}/rest/v1`, {
    headers: serviceKey ? { apikey: serviceKey, authorization: `Bearer ${serviceKey}` } : {},
    // A redirect would take the key along.
    fetch: (address, init) => fetch(address, { ...init, redirect: 'error' }),
    ...{ timeout: TIMEOUT_MS, retry: false },
  });
  try {
    const { data } = await call(client.from('reports')).throwOnError();
    return data;
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
  const reports = await callReports(database, (all) =>
    all.select().eq('status', 'open').order('number'),
  );
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
    const isIt = { number, status: 'open' };
    const [report] = await callReports(database, (all) => all.select().match(isIt));
    if (!report) throw new ReportsError(`Report ${number} is not open.`);
    // Before the decision: a correction that could not be written leaves the report open.
    if (decision === 'accept') addCorrection(correctionsFile, report);
    const status = DECISIONS[decision];
    const decided_at = new Date().toISOString();
    await callReports(database, (all) => all.update({ status, decided_at }).match(isIt));
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
