'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cancelReportAtom, pendingReportsAtom } from '@/lib/store/pending-reports';
import { toReportMailUrl } from '@/lib/format/report-mail';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { QUIET_ACTION_CLASS } from '../ui/action-class';
import { useHashDialog } from '../ui/use-hash-dialog';
import { ReportSheet, type ReportableDish } from './report-sheet';

interface ReportActionProps {
  restaurant: PlaceCard;
  /** Lines of the screen for a mail; nothing about the visitor. */
  seen: readonly string[];
  dishes?: readonly ReportableDish[];
  /** False without a database: the action is a mail link then. */
  canStoreReports: boolean;
  /** The label. */
  children: ReactNode;
}

/** Action to report a mistake about a place, and its reports that wait for a connection. */
export function ReportAction({
  restaurant,
  seen,
  dishes = [],
  canStoreReports,
  children,
}: ReportActionProps) {
  const words = useTranslations('words');
  const t = useTranslations('report');
  const sheet = useHashDialog('#report');
  const { contentId, title, title_eng: titleEng } = restaurant;
  const pending = useAtomValue(pendingReportsAtom).filter(
    (report) => report.contentId === contentId,
  );
  const cancelReport = useSetAtom(cancelReportAtom);
  const mailUrl = toReportMailUrl(words, restaurant, seen);
  const className = `${QUIET_ACTION_CLASS} -ml-2`;
  if (!canStoreReports) {
    return (
      <a href={mailUrl} className={className}>
        {children}
      </a>
    );
  }
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={sheet.open} className={className}>
        {children}
      </button>
      {pending.map(({ id, kind }) => (
        <p key={id} className="flex flex-wrap items-center gap-x-2 text-ink-soft">
          {t('notSentYet', { kind: t(`kinds.${kind}`) })}
          <button type="button" onClick={() => cancelReport(id)} className={QUIET_ACTION_CLASS}>
            {t('cancel')}
          </button>
        </p>
      ))}
      {sheet.isOpen ? (
        <ReportSheet
          {...{ contentId, dishes, mailUrl }}
          name={titleEng || title}
          onClose={sheet.close}
        />
      ) : null}
    </>
  );
}
