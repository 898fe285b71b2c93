'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import {
  cancelReportAtom,
  pendingReportsAtom,
  submitReportAtom,
  type ReportOutcome,
} from '@/lib/store/pending-reports';
import {
  MAX_NOTE_LENGTH,
  REPORT_KINDS,
  createReportId,
  type ReportKind,
} from '@/lib/reports/report';
import { BottomSheet, closeSheet } from '../ui/bottom-sheet';
import { buttonClass } from '../ui/button-class';

/** Dish to choose from: the Korean name is reported. */
export interface ReportableDish {
  ko: string;
  en: string;
}

interface ReportSheetProps {
  contentId: string;
  /** Name of the place, as shown. */
  name: string;
  dishes: readonly ReportableDish[];
  /** For a report that cannot be stored. */
  mailUrl: string;
  onClose: () => void;
}

const OPTION_CLASS =
  'flex min-h-touch cursor-pointer items-center gap-2.5 rounded-control border-2 border-line bg-surface px-3 py-2 font-bold has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';
const FIELD_CLASS =
  'mt-1 block w-full rounded-control border-2 border-line-strong bg-surface px-3 py-2 font-normal';

/** Dialog to report a mistake about a place with a few taps. */
export function ReportSheet({ contentId, name, dishes, mailUrl, onClose }: ReportSheetProps) {
  const t = useTranslations('report');
  // One id for all attempts, so that a second one stores nothing twice.
  const [id] = useState(createReportId);
  const [outcome, setOutcome] = useState<ReportOutcome | null>(null);
  const isWaiting = useAtomValue(pendingReportsAtom).some((report) => report.id === id);
  const cancelReport = useSetAtom(cancelReportAtom);

  const hasEnded = outcome === 'sent' || outcome === 'waiting';
  return (
    <BottomSheet title={t('title')} close={t('close')} onClose={onClose}>
      <div className="px-page pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <p className="text-ink-soft">{name}</p>
        {/* Present from the start: a live region announces changes only. */}
        <p role="status" className="font-bold">
          {outcome === 'sent' ? t('sent') : null}
          {outcome === 'waiting' ? t(isWaiting ? 'waiting' : 'noLongerWaiting') : null}
        </p>
        {hasEnded ? (
          <div className="mt-3 flex flex-wrap gap-2">
            {isWaiting ? (
              <button
                type="button"
                onClick={(event) => {
                  cancelReport(id);
                  closeSheet(event);
                }}
                className={buttonClass('secondary', 'flex-1')}
              >
                {t('cancel')}
              </button>
            ) : null}
            <button type="button" onClick={closeSheet} className={buttonClass('primary', 'flex-1')}>
              {t('done')}
            </button>
          </div>
        ) : (
          <ReportForm {...{ id, contentId, dishes, mailUrl, outcome }} onOutcome={setOutcome} />
        )}
      </div>
    </BottomSheet>
  );
}

interface ReportFormProps extends Pick<ReportSheetProps, 'contentId' | 'dishes' | 'mailUrl'> {
  id: string;
  /** Outcome of the last attempt. */
  outcome: ReportOutcome | null;
  onOutcome: (outcome: ReportOutcome) => void;
}

/** Kind of the mistake, the dish, and a note. */
function ReportForm({ id, contentId, dishes, mailUrl, outcome, onOutcome }: ReportFormProps) {
  const t = useTranslations('report');
  const submitReport = useSetAtom(submitReportAtom);
  const [kind, setKind] = useState<ReportKind | null>(null);
  const [dish, setDish] = useState('');
  const [note, setNote] = useState('');
  const [isSending, setIsSending] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!kind || isSending) return;
    setIsSending(true);
    const isAboutDish = kind === 'dish' && dish !== '';
    onOutcome(
      await submitReport({
        ...{ id, contentId, kind },
        dish: isAboutDish ? dish : null,
        note: note.trim() || null,
      }),
    );
    setIsSending(false);
  }

  return (
    <form onSubmit={(event) => void send(event)}>
      <fieldset className="mt-3 grid min-w-0 gap-2">
        <legend className="sr-only">{t('title')}</legend>
        {REPORT_KINDS.map((option) => (
          <label key={option} className={OPTION_CLASS}>
            <input
              type="radio"
              name="kind"
              required
              checked={kind === option}
              onChange={() => setKind(option)}
              className="size-5 shrink-0 accent-brand outline-none"
            />
            {t(`kinds.${option}`)}
          </label>
        ))}
      </fieldset>
      {kind === 'dish' && dishes.length > 0 ? (
        <label className="mt-3 block font-bold">
          {t('whichDish')}
          <select
            value={dish}
            onChange={(event) => setDish(event.currentTarget.value)}
            className={`${FIELD_CLASS} min-h-touch`}
          >
            <option value="">{t('anotherDish')}</option>
            {dishes.map(({ ko, en }) => (
              <option key={ko} value={ko}>
                {en === ko ? ko : `${en} ${ko}`}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <label className="mt-3 block font-bold">
        {t('note')}
        <textarea
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          maxLength={MAX_NOTE_LENGTH}
          rows={2}
          className={FIELD_CLASS}
        />
      </label>
      <p className="mt-2 text-fine text-ink-soft">{t('privacy')}</p>
      {outcome ? (
        <p role="alert" className="mt-2 font-bold text-danger">
          {t(outcome === 'limited' ? 'limited' : 'failed')}{' '}
          <a href={mailUrl} className="underline">
            {t('mail')}
          </a>
        </p>
      ) : null}
      <button type="submit" aria-busy={isSending} className={buttonClass('primary', 'mt-3 w-full')}>
        {t(isSending ? 'sending' : 'send')}
      </button>
    </form>
  );
}
