'use client';

import { useLocale, useTranslations } from 'next-intl';
import { MessageScreen } from '@/components/layout/message-screen';
import { StillMascot } from '@/components/ui/still-mascot';
import { buttonClass } from '@/components/ui/button';
import { useChunkReload } from '@/components/ui/use-chunk-reload';
import { toLocalePath } from '@/lib/locales';

/** A new document, not a move inside this one: what broke may be what would do the moving. */
const HOME_PATH = '/';

export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('messages');
  useChunkReload(error);
  return (
    <MessageScreen title={t('broken.title')} picture={<StillMascot />}>
      <p className="text-lead text-balance text-ink-soft">{t('broken.text')}</p>
      <div className="grid w-full max-w-80 gap-3 pt-2">
        <button type="button" onClick={reset} className={buttonClass()}>
          {t('tryAgain')}
        </button>
        <a href={toLocalePath(HOME_PATH, useLocale())} className={buttonClass('secondary')}>
          {t('goHome')}
        </a>
      </div>
    </MessageScreen>
  );
}
