'use client';

import { useLocale, useTranslations } from 'next-intl';
import { MessageScreen } from '@/components/layout/message-screen';
import { StaticMascot } from '@/components/ui/static-mascot';
import { useChunkReload } from '@/components/ui/use-chunk-reload';

// Own styles instead of shared components: this screen is part of every page's bundle.
const ACTION_CLASS = 'rounded-control border-2 px-5 py-3 text-center font-bold';

export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('statusPages');
  const locale = useLocale();
  useChunkReload(error);
  return (
    <MessageScreen title={t('broken.title')} picture={<StaticMascot />}>
      <p className="text-lead text-balance text-ink-soft">{t('broken.text')}</p>
      <div className="grid w-full max-w-80 gap-3 pt-2">
        <button
          type="button"
          onClick={reset}
          className={`${ACTION_CLASS} border-transparent bg-brand text-on-brand shadow-card`}
        >
          {t('tryAgain')}
        </button>
        {/* Full page load: client-side navigation may be the part that broke. */}
        <a
          href={`/${locale === 'en' ? '' : locale}`}
          className={`${ACTION_CLASS} border-line-strong bg-surface`}
        >
          {t('goHome')}
        </a>
      </div>
    </MessageScreen>
  );
}
