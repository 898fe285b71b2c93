import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { DataAge } from '@/components/layout/data-age';
import { Screen } from '@/components/layout/screen';
import { Mascot } from '@/components/mascot/mascot';
import { Link } from '@/components/ui/link';
import { SpeechBubble } from '@/components/ui/speech-bubble';
import { getAlternates } from '@/lib/page-links';
import { getSnapshotInfo } from '@/lib/places/store';
import { SITE } from '@/lib/site';

/** The age of the data is counted in days. */
export const revalidate = 86_400;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('about');
  return {
    title: t('title'),
    description: t('description', { name: SITE.name }),
    alternates: getAlternates('/intro', await getLocale()),
  };
}

const LINK = 'font-bold text-brand underline underline-offset-2';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-4 space-y-3 rounded-card border border-line bg-surface p-5 shadow-card">
      <h2 className="text-card">{title}</h2>
      {children}
    </section>
  );
}

const STEPS_OF_CHOOSING = ['around', 'read', 'keep'] as const;
const WORDS = ['strictVegan', 'lactoOvo', 'halal', 'maybe', 'unknown'] as const;
const KEPT = ['server', 'position', 'browser', 'menus'] as const;

/** What is shown here of others, whose licences ask to be named: data/SOURCES.md. */
const CREDITED = [
  'restaurants',
  'dishes',
  'stations',
  'lines',
  'districts',
  'letters',
  'pictures',
] as const;

const toKorean = (words: ReactNode) => <span lang="ko">{words}</span>;

export default function IntroPage() {
  const t = useTranslations('about');
  const layout = useTranslations('layout');
  const snapshot = getSnapshotInfo(new Date());
  return (
    <Screen back="/">
      <div className="flex flex-col items-center gap-3 text-center">
        <Mascot pose="greeting" size={180} />
        <SpeechBubble from="above" className="w-full">
          <h1 className="text-title text-balance">{t('heading', { name: SITE.name })}</h1>
          <p className="mt-2 text-balance">{t('greeting')}</p>
        </SpeechBubble>
      </div>

      <Part title={t('parts.do')}>
        <p>{layout('description')}</p>
        <p>
          {t.rich('recipes', {
            link: (words) => (
              <Link href="/recipies" className={LINK}>
                {words}
              </Link>
            ),
          })}
        </p>
      </Part>

      <Part title={t('parts.choose')}>
        <ol className="list-decimal space-y-2 pl-5">
          {STEPS_OF_CHOOSING.map((step) => (
            <li key={step}>{t(`steps.${step}`)}</li>
          ))}
        </ol>
        <p>{t('check')}</p>
      </Part>

      <Part title={t('parts.words')}>
        <dl className="space-y-3">
          {WORDS.map((word) => (
            <div key={word}>
              <dt className="font-bold text-brand">{t(`words.${word}`)}</dt>
              <dd>{t(`meanings.${word}`)}</dd>
            </div>
          ))}
        </dl>
      </Part>

      <Part title={t('parts.data')}>
        <p>
          {t.rich('data.origin', {
            nameKo: SITE.dataSource.nameKo,
            link: (words) => (
              <a href={SITE.dataSource.url} target="_blank" rel="noopener" className={LINK}>
                {words}
              </a>
            ),
            ko: toKorean,
          })}
        </p>
        <DataAge snapshot={snapshot} />
        <p>{t('data.changes')}</p>
      </Part>

      <Part title={t('parts.kept')}>
        {KEPT.map((what) => (
          <p key={what}>{t(`kept.${what}`)}</p>
        ))}
      </Part>

      <Part title={t('parts.credits')}>
        <dl className="space-y-3">
          {CREDITED.map((what) => (
            <div key={what}>
              <dt className="font-bold">{t(`credited.${what}`)}</dt>
              <dd>{t.rich(`credits.${what}`, { ko: toKorean, name: SITE.name })}</dd>
            </div>
          ))}
        </dl>
      </Part>
    </Screen>
  );
}
