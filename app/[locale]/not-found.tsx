import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { CenteredMessage } from '@/components/layout/message-screen';
import { Screen } from '@/components/layout/screen';
import { Mascot } from '@/components/mascot/mascot';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('statusPages');
  return { title: t('notFound.title'), description: t('notFound.description') };
}

export default function NotFoundPage() {
  const t = useTranslations('statusPages');
  return (
    <Screen>
      <CenteredMessage title={t('notFound.heading')} picture={<Mascot pose="lost" size={200} />}>
        <p className="text-lead text-balance text-ink-soft">{t('notFound.text')}</p>
        <Link href="/" className={buttonClass('primary', 'w-full max-w-80')}>
          {t('goHome')}
        </Link>
      </CenteredMessage>
    </Screen>
  );
}
