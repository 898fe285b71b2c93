import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { cancelReportAtom, pendingReportsAtom } from '@/lib/store/pending-reports';
import { QUIET_ACTION_CLASS } from '../ui/action-class';

/** Reports about a place that wait for a connection, each with a button to cancel it. */
export function PendingReports({ contentId }: { contentId: string }) {
  const t = useTranslations('report');
  const pending = useAtomValue(pendingReportsAtom).filter(
    (report) => report.contentId === contentId,
  );
  const cancelReport = useSetAtom(cancelReportAtom);
  return pending.map(({ id, kind }) => (
    <p key={id} className="flex flex-wrap items-center gap-x-2 text-ink-soft">
      {t('notSentYet', { kind: t(`kinds.${kind}`) })}
      <button type="button" onClick={() => cancelReport(id)} className={QUIET_ACTION_CLASS}>
        {t('cancel')}
      </button>
    </p>
  ));
}
