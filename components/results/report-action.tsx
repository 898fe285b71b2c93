'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode } from 'react';
import { toReportMailUrl } from '@/lib/format/report-mail';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { getPendingReportsText } from '@/lib/store/pending-reports-text';
import { QUIET_ACTION_CLASS } from '../ui/action-class';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { useHashDialog } from '../ui/use-hash-dialog';
import { useIsHydrated } from '../ui/use-is-hydrated';
import type { ReportableDish } from './report-sheet';

const ReportSheet = lazyWithFallback(async () => (await import('./report-sheet')).ReportSheet);
const PendingReports = lazyWithFallback(
  async () => (await import('./pending-reports')).PendingReports,
);

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
  const sheet = useHashDialog('#report');
  const isHydrated = useIsHydrated();
  const { contentId, title, title_eng: titleEng } = restaurant;
  const mailUrl = toReportMailUrl(words, restaurant, seen);
  const className = `${QUIET_ACTION_CLASS} -ml-2`;
  if (!canStoreReports) {
    return (
      <a href={mailUrl} className={className}>
        {children}
      </a>
    );
  }
  const mayBeWaiting = isHydrated && (sheet.isOpen || getPendingReportsText() !== null);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={sheet.open} className={className}>
        {children}
      </button>
      {mayBeWaiting ? <PendingReports contentId={contentId} /> : null}
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
