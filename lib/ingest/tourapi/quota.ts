import { TOURAPI_ERRORS } from './error-table';
import { toTourApiError, TourApiQuotaError, type TourApiError } from './errors';
import type { CallJournal } from './journal';
import { toSeoulDay } from '../seoul-day';

/** Calls a day of a development key. */
export const DEFAULT_DAILY_QUOTA = 1000;

/** Counts a run's calls against the quota of the day, which ends at midnight in Seoul. */
export class Quota {
  /** Calls of this run, failed attempts included. */
  calls = 0;
  #isUsedUp = false;

  constructor(
    private readonly journal: CallJournal,
    private readonly dailyQuota: number,
    private readonly now: () => Date,
  ) {}

  get callsLeft(): number {
    if (this.#isUsedUp) return 0;
    return Math.max(0, this.dailyQuota - this.journal.getCalls(toSeoulDay(this.now())));
  }

  /** @throws {TourApiQuotaError} when our own count has reached the quota: asking on would only annoy the portal */
  check(): void {
    if (this.callsLeft > 0) return;
    throw toTourApiError({
      code: 'DAY_QUOTA',
      detail: `all ${this.dailyQuota} calls of the day are made`,
    });
  }

  noteSuccess(): void {
    this.calls += 1;
  }

  /** Notes an attempt that failed. One that never reached the API has used nothing up. */
  async noteFailure(error: TourApiError): Promise<void> {
    if (error instanceof TourApiQuotaError) this.#isUsedUp = true;
    this.calls += 1;
    if (error.code === 'CONNECTION') return;
    await this.journal.append({ t: 'failed', at: this.now().toISOString(), code: error.code });
  }
}

export const QUOTA_ADVICE = TOURAPI_ERRORS['22'].advice;
