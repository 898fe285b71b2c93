import { useTranslations } from 'next-intl';
import { CounterSection } from '@/components/counter/counter-section';
import { Messages } from '@/components/layout/messages';
import { Screen } from '@/components/layout/screen';
import { Link } from '@/components/ui/link';
import { createPageMetadata } from '@/lib/page-metadata';
import { COUNTER_SECTIONS } from '@/lib/counter/counter-sections';

export const generateMetadata = createPageMetadata('counter', '/counter');

/** Korean words on kiosks, tablets and signs, and sentences for the staff. */
export default function CounterPage() {
  const t = useTranslations('counter');
  return (
    <Messages>
      <Screen tab="showStaff" isInner back="/card">
        <h1 className="pt-2 text-title text-balance">{t('title')}</h1>
        <p className="mt-1 text-ink-soft">{t('intro')}</p>
        <p className="mt-3 rounded-card bg-warn-soft p-3 text-warn">
          {t.rich('diet', {
            card: (chunks) => (
              <Link href="/card" prefetch={false} className="font-bold underline">
                {chunks}
              </Link>
            ),
          })}
        </p>
        <nav
          aria-label={t('contents')}
          className="-mx-page mt-4 flex gap-2 overflow-x-auto px-page [scrollbar-width:none] sm:flex-wrap"
        >
          {COUNTER_SECTIONS.map(({ id }) => (
            <a
              key={id}
              href={`#${id}`}
              className="inline-flex min-h-touch shrink-0 items-center rounded-full border border-line-strong bg-surface px-4 font-bold"
            >
              {t(`sections.${id}.title`)}
            </a>
          ))}
        </nav>
        {COUNTER_SECTIONS.map((section) => (
          <CounterSection key={section.id} section={section} />
        ))}
      </Screen>
    </Messages>
  );
}
