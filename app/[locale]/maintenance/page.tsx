import { useTranslations } from 'next-intl';
import { CenteredMessage } from '@/components/layout/message-screen';
import { Screen } from '@/components/layout/screen';
import { Mascot } from '@/components/mascot/mascot';
import { buttonClass } from '@/components/ui/button-class';
import { createPageMetadata } from '@/lib/page-metadata';
import { SITE } from '@/lib/site';

/** Never prerendered: status and caching headers are set by `middleware.ts`. */
export const dynamic = 'force-dynamic';

export const generateMetadata = createPageMetadata('statusPages.maintenance');

export default function MaintenancePage() {
  const t = useTranslations('statusPages');
  return (
    <Screen prefetch={false}>
      <CenteredMessage title={t('maintenance.title')} picture={<Mascot pose="tired" size={248} />}>
        <p className="text-lead text-balance">{t('maintenance.text')}</p>
        <p className="text-lead text-balance">{t('maintenance.contact')}</p>
        <div className="grid w-full max-w-80 gap-3">
          <a className={buttonClass('secondary')} href={`mailto:${SITE.contactEmail}`}>
            {t('maintenance.email')}
          </a>
          <a
            className={buttonClass('secondary')}
            href={SITE.instagramUrl}
            target="_blank"
            rel="noopener"
          >
            Instagram
          </a>
        </div>
      </CenteredMessage>
    </Screen>
  );
}
