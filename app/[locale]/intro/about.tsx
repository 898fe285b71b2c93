import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DataAge } from '@/components/layout/data-age';
import { Screen } from '@/components/layout/screen';
import { TextSection, TEXT_LINK_CLASS } from '@/components/layout/text-section';
import { Mascot } from '@/components/mascot/mascot';
import { Link } from '@/components/ui/link';
import { SpeechBubble } from '@/components/ui/speech-bubble';
import { createPageMetadata } from '@/lib/page-metadata';
import { BUNDLED_LISTS } from '@kioot/places/sources';
import { getSnapshotInfo } from '@/lib/places/snapshot-store';
import { SITE } from '@/lib/site';

export const generateAboutMetadata = createPageMetadata('about', '/intro');

const SELECTION_STEPS = ['around', 'read', 'keep'] as const;
const DIET_TERMS = ['strictVegan', 'lactoOvo', 'halal', 'maybe', 'unknown'] as const;
const STORAGE_TOPICS = ['server', 'position', 'browser', 'menus', 'reports'] as const;

/** Sources, with what is known of their licenses (data/SOURCES.md). */
const LIST_CREDITS = Object.values(BUNDLED_LISTS).map(({ credit }) => credit);
const CREDITS = ['dishes', 'stations', 'lines', 'districts', 'letters', 'pictures'] as const;

const toKorean = (chunks: ReactNode) => <span lang="ko">{chunks}</span>;

const renderLinkTo = (href: string) =>
  function TextLink(chunks: ReactNode) {
    return (
      <Link href={href} prefetch={false} className={TEXT_LINK_CLASS}>
        {chunks}
      </Link>
    );
  };

/** About page; with a tourism backend the restaurants are not ours, and nor is what we know of them. */
export function About({ hasOwnPlaces }: { hasOwnPlaces: boolean }) {
  const t = useTranslations('about');
  const layout = useTranslations('layout');
  const counter = useTranslations('counter');
  const dishIndex = useTranslations('dishIndex');
  const accessibility = useTranslations('accessibility');
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

      <TextSection title={t('parts.do')}>
        <p>{layout('description')}</p>
        <p>
          {t.rich('recipes', {
            link: (chunks) => (
              <Link href="/recipies" className={TEXT_LINK_CLASS}>
                {chunks}
              </Link>
            ),
          })}
        </p>
        <p>{dishIndex.rich('linkFromAbout', { link: renderLinkTo('/dishes') })}</p>
        <p>{counter.rich('linkFromAbout', { link: renderLinkTo('/counter') })}</p>
        <p>{accessibility.rich('linkFromAbout', { link: renderLinkTo('/accessibility') })}</p>
      </TextSection>

      <TextSection title={t('parts.choose')}>
        <ol className="list-decimal space-y-2 pl-5">
          {SELECTION_STEPS.map((step) => (
            <li key={step}>{t(`steps.${step}`)}</li>
          ))}
        </ol>
        <p>{t('check')}</p>
      </TextSection>

      <TextSection title={t('parts.words')}>
        <dl className="space-y-3">
          {DIET_TERMS.map((term) => (
            <div key={term}>
              <dt className="font-bold text-brand">{t(`words.${term}`)}</dt>
              <dd>{t(`meanings.${term}`)}</dd>
            </div>
          ))}
        </dl>
      </TextSection>

      <TextSection title={t('parts.data')}>
        {hasOwnPlaces ? (
          <>
            <p>
              {t.rich('data.origin', {
                nameKo: SITE.dataSource.nameKo,
                link: (chunks) => (
                  <a
                    href={SITE.dataSource.url}
                    target="_blank"
                    rel="noopener"
                    className={TEXT_LINK_CLASS}
                  >
                    {chunks}
                  </a>
                ),
                ko: toKorean,
              })}
            </p>
            <DataAge snapshot={snapshot} />
          </>
        ) : (
          <p>{t('data.elsewhere')}</p>
        )}
        <p>{t('data.changes')}</p>
      </TextSection>

      <TextSection title={t('parts.kept')}>
        {STORAGE_TOPICS.map((topic) => (
          <p key={topic}>{t(`kept.${topic}`)}</p>
        ))}
      </TextSection>

      <TextSection title={t('parts.credits')}>
        <dl className="space-y-3">
          {[...(hasOwnPlaces ? LIST_CREDITS : []), ...CREDITS].map((source) => (
            <div key={source}>
              <dt className="font-bold">{t(`credited.${source}`)}</dt>
              <dd>{t.rich(`credits.${source}`, { ko: toKorean, name: SITE.name })}</dd>
            </div>
          ))}
        </dl>
      </TextSection>
    </Screen>
  );
}
