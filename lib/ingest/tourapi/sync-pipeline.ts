import type { RestaurantRow } from '@/lib/places/row';
import type { SnapshotInfo } from '@/lib/places/snapshot';
import { createTourApiClient, type TourApiClient } from './client';
import { TourApiQuotaError } from './errors';
import { fetchCommonDetail, fetchIntroDetail } from './endpoints';
import { getDaysNeeded, listPlannedChanges } from './dry-run';
import { toSnapshotInfo } from './snapshot-info';
import type { CallJournal } from './call-journal';
import { LISTS, type CallResult } from './journal-entry';
import { countVanishing, mergeSnapshot, type MergeResult } from './merge-snapshot';
import { planDetails, type DetailPlan } from './plan-details';
import { DEFAULT_DAILY_QUOTA, Quota, QUOTA_ADVICE } from './quota';
import { DEFAULT_PAGE_SIZE, getPageCount, readLists, type ListsResult } from './read-lists';
import type { SyncProgress, SyncResult } from './sync-result';
import type { SyncOptions } from './sync-options';
import { toSeoulDay } from '../seoul-day';
import { exceedsVanishingLimit } from '../vanishing-limits';
import { readSnapshot, readSnapshotInfo, writeSnapshot } from '../snapshot-file';

/** Sync over an open journal: lists, then details, then the new snapshot. */
export class SyncPipeline {
  readonly #options: SyncOptions;
  readonly #journal: CallJournal;
  readonly #now: () => Date;
  readonly #pageSize: number;
  readonly #dailyQuota: number;
  readonly #quota: Quota;
  readonly #client: TourApiClient;
  #plan: DetailPlan | null = null;
  #phase: SyncProgress['phase'] = 'lists';
  #callsDone = 0;
  #detailsRead = 0;

  constructor(options: SyncOptions, journal: CallJournal) {
    this.#options = options;
    this.#journal = journal;
    this.#now = options.now ?? (() => new Date());
    this.#pageSize = options.pageSize ?? DEFAULT_PAGE_SIZE;
    this.#dailyQuota = options.dailyQuota ?? DEFAULT_DAILY_QUOTA;
    this.#quota = new Quota(journal, this.#dailyQuota, this.#now);
    this.#client = createTourApiClient({
      ...options.api,
      onFailedAttempt: (error) => this.#quota.recordFailure(error),
    });
  }

  async run(): Promise<SyncResult> {
    try {
      return await this.#synchronize();
    } catch (error) {
      if (!(error instanceof TourApiQuotaError)) throw error;
      const callsToGo = this.#getCallsToGo();
      return { status: 'stopped', ...this.#calls(), callsToGo, whatToDo: QUOTA_ADVICE };
    }
  }

  async #synchronize(): Promise<SyncResult> {
    const { force = false, dryRun = false } = this.#options;
    const journal = this.#journal;
    const { rows: base, info } = await this.#readBase();
    const lists = await readLists({
      journal,
      client: this.#client,
      pageSize: this.#pageSize,
      now: this.#now,
      beforeCall: () => this.#beforeCall(),
      record: (entry) => this.#record(entry),
    });
    this.#plan = await planDetails(base, journal);
    const { vanishing, of } = await countVanishing(base, journal);
    if (dryRun) return this.#toDryRun(this.#plan, base, { vanishing, ...lists });
    if (exceedsVanishingLimit(vanishing, of) && !force) return this.#refuseVanishing(vanishing, of);
    await this.#readDetails(this.#plan);
    return this.#replace(base, info, lists);
  }

  /** Reads both files before the first call: a damaged file costs no quota. */
  async #readBase(): Promise<{ rows: RestaurantRow[]; info: SnapshotInfo | null }> {
    const { base, snapshotPath } = this.#options;
    if (base) return { rows: [...base.rows], info: base.info };
    const rows = await readSnapshot(snapshotPath);
    return { rows, info: await readSnapshotInfo(snapshotPath) };
  }

  async #readDetails({ tasks }: DetailPlan): Promise<void> {
    this.#phase = 'details';
    for (const { kind, id, modifiedtime } of tasks) {
      await this.#beforeCall();
      const getDetail = kind === 'intro' ? fetchIntroDetail : fetchCommonDetail;
      const entry = await getDetail(this.#client, id, modifiedtime);
      await this.#record(entry);
      this.#detailsRead += 1;
    }
  }

  async #replace(
    base: RestaurantRow[],
    before: SnapshotInfo | null,
    { isListComplete, passedOver }: ListsResult,
  ): Promise<SyncResult> {
    this.#phase = 'writing';
    this.#report();
    const { allowBlank = false, snapshotPath, onReplaced } = this.#options;
    const takenAt = new Date(this.#journal.begin?.at ?? this.#now());
    const today = toSeoulDay(takenAt);
    const merged = await mergeSnapshot(base, { journal: this.#journal, today, isListComplete });
    if (merged.blanking.exceedsLimit && !allowBlank) return this.#refuseBlanking(merged);
    const snapshot = toSnapshotInfo(merged.rows, takenAt, before);
    await writeSnapshot(snapshotPath, merged.rows, snapshot);
    onReplaced?.(merged.rows, snapshot);
    const { counts, changes } = merged.report;
    const { misplaced, unusable } = merged;
    return {
      status: 'done',
      ...this.#calls(),
      counts,
      changes,
      misplaced,
      unusable,
      isListComplete,
      passedOver,
      snapshot,
    };
  }

  /** Discards the lists: the next run reads them again, when the source may have recovered. */
  async #refuseVanishing(vanishing: number, of: number): Promise<SyncResult> {
    const at = this.#now().toISOString();
    await this.#journal.append({ t: 'begin', at, pageSize: this.#pageSize, reading: 1 });
    const whatToDo =
      'The present snapshot stays. Run the sync again later; if these restaurants are really closed, run it with --force.';
    return { status: 'refused', reason: 'vanishing', ...this.#calls(), vanishing, of, whatToDo };
  }

  /**
   * Discards blank details, including those that replace no text: the next run fetches them again.
   */
  async #refuseBlanking({ blanking, halfBlank }: MergeResult): Promise<SyncResult> {
    const { ids, changes, counts } = blanking;
    const discardedIds = [...new Set([...ids, ...halfBlank])];
    await this.#journal.append({ t: 'forget', at: this.#now().toISOString(), ids: discardedIds });
    const whatToDo =
      'The present snapshot stays. Run the sync again later: it fetches these rows again. If the source has really removed their text, run it with --allow-blank.';
    return {
      status: 'refused',
      reason: 'blanking',
      ...this.#calls(),
      ...counts,
      rows: ids.length,
      changes,
      whatToDo,
    };
  }

  async #toDryRun(
    { tasks, listed, fresh }: DetailPlan,
    base: RestaurantRow[],
    { vanishing, passedOver }: ListsResult & { vanishing: number },
  ): Promise<SyncResult> {
    const changes = await listPlannedChanges(base, this.#journal);
    const days = getDaysNeeded(tasks.length, this.#quota.callsLeft, this.#dailyQuota);
    const detailCalls = tasks.length;
    return {
      status: 'dry-run',
      ...this.#calls(),
      listed,
      fresh,
      vanishing,
      detailCalls,
      days,
      passedOver,
      changes,
    };
  }

  async #beforeCall(): Promise<void> {
    this.#report();
    this.#options.api.signal?.throwIfAborted();
    this.#quota.check();
  }

  async #record(answer: CallResult): Promise<void> {
    await this.#journal.append({ ...answer, at: this.#now().toISOString() });
    this.#quota.recordSuccess();
    this.#callsDone += 1;
  }

  #calls() {
    return { calls: this.#quota.calls, callsLeft: this.#quota.callsLeft };
  }

  /** Remaining calls, as far as planned. */
  #getCallsToGo(): number {
    const journal = this.#journal;
    let calls = 0;
    for (const list of LISTS) {
      const pages = getPageCount(journal, list, this.#pageSize);
      for (let page = 1; page <= pages; page += 1) calls += journal.getPage(list, page) ? 0 : 1;
    }
    return calls + (this.#plan ? this.#plan.tasks.length - this.#detailsRead : 0);
  }

  #report(): void {
    this.#options.onProgress?.({
      phase: this.#phase,
      rows: this.#journal.getPage('ko', 1)?.totalCount ?? 0,
      callsDone: this.#callsDone,
      callsTotal: this.#callsDone + this.#getCallsToGo(),
      callsLeft: this.#quota.callsLeft,
    });
  }
}
