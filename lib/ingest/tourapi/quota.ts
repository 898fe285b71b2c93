import { TOURAPI_ERRORS } from './error-table';
import { toTourApiError, TourApiQuotaError, type TourApiError } from './errors';
import type { CallJournal } from './call-journal';
import { toSeoulDay } from '../seoul-day';

/** Daily calls of a development key. */
export const DEFAULT_DAILY_QUOTA = 1000;

/** Counts calls against the daily quota, which resets at midnight in Seoul. */
export class Quota {
  /** Calls of this run, including failed attempts. */
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

  /**
   * @throws {TourApiQuotaError} when the local count has reached the quota, without calling the
   *   API
   */
  check(): void {
    if (this.callsLeft > 0) return;
    throw toTourApiError({
      code: 'DAY_QUOTA',
      detail: `all ${this.dailyQuota} calls of the day are used`,
    });
  }

  recordSuccess(): void {
    this.calls += 1;
  }

  /** Records a failed attempt; those that never reached the API do not count towards the quota. */
  async recordFailure(error: TourApiError): Promise<void> {
    if (error instanceof TourApiQuotaError) this.#isUsedUp = true;
    this.calls += 1;
    if (error.code === 'CONNECTION') return;
    await this.journal.append({ t: 'failed', at: this.now().toISOString(), code: error.code });
  }
}

export const QUOTA_ADVICE = TOURAPI_ERRORS['22'].advice;
