import { useTranslations } from 'next-intl';
import { ReloadOnReconnect } from '@/components/layout/reload-on-reconnect';
import { MessageScreen } from '@/components/layout/message-screen';
import { LastResultsLink } from '@/components/results/last-results-link';
import { Mascot } from '@/components/mascot/mascot';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { createPageTitle } from '@/lib/page-metadata';

export const generateMetadata = createPageTitle('statusPages', (t) => t('offline.title'));

/** Features that work without a network. Shown at the URL of the requested page. */
export default function OfflinePage() {
  const t = useTranslations('statusPages');
  const layout = useTranslations('layout');
  return (
    <MessageScreen title={t('offline.title')} picture={<Mascot pose="offline" size={220} />}>
      <p className="text-lead text-balance text-ink-soft">{t('offline.text')}</p>
      <ReloadOnReconnect />
      <p className="pt-2 font-bold">{t('offline.working')}</p>
      <nav aria-label={t('offline.workingLabel')} className="grid w-full max-w-80 gap-3">
        <Link href="/card" prefetch={false} className={buttonClass('secondary')}>
          {layout('staffCard')}
        </Link>
        <Link href="/saved" prefetch={false} className={buttonClass('secondary')}>
          {layout('saved')}
        </Link>
        <LastResultsLink />
      </nav>
    </MessageScreen>
  );
}
