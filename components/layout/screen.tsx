import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SITE } from '@/lib/site';
import { Background } from '../ui/background';
import { SiteHeader } from './site-header';
import { TabBar, type Tab } from './tab-bar';

interface ScreenProps {
  /** Target of the Back button; no button without it. */
  back?: string;
  /** Back button with a target that depends on the visitor. */
  backLink?: ReactNode;
  /** Screens with the background picture have no footer (specification section 2). */
  background?: boolean;
  /** Prefetching of the header's links; false when it would fail. */
  prefetch?: boolean;
  /** Tab of the screen; no tabs at its foot without it. */
  tab?: Tab;
  /** True for a page below that of the tab. */
  isInner?: boolean;
  children: ReactNode;
}

/** 44 px high at the default text size. */
const LINK_CLASS = 'inline-block py-3 underline underline-offset-2';

/** Copyright, contact, data source and social link (specification section 2). */
function SiteFooter() {
  const t = useTranslations('layout');
  return (
    <footer className="mt-auto px-page pt-10 pb-8 text-center text-sm text-ink-soft">
      <p>
        <a className={LINK_CLASS} href={`mailto:${SITE.contactEmail}`}>
          {SITE.contactEmail}
        </a>
        <span aria-hidden>{'\u00a0· '}</span>
        <a className={LINK_CLASS} href={SITE.instagramUrl} target="_blank" rel="noopener">
          Instagram
        </a>
      </p>
      <p>
        {t.rich('dataSource', {
          nameKo: SITE.dataSource.nameKo,
          link: (chunks) => (
            <a className={LINK_CLASS} href={SITE.dataSource.url} target="_blank" rel="noopener">
              {chunks}
            </a>
          ),
          ko: (chunks) => <span lang="ko">{chunks}</span>,
        })}
      </p>
      <p>{t('rights', { year: String(SITE.copyrightYear), name: SITE.name })}</p>
    </footer>
  );
}

/** Screen layout: header, content, and a footer unless it has the background picture. */
export function Screen({
  back,
  backLink,
  background = false,
  prefetch,
  tab,
  isInner = false,
  children,
}: ScreenProps) {
  return (
    <div className="relative isolate mx-auto flex min-h-dvh w-full max-w-[640px] flex-col pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)]">
      {background ? <Background /> : null}
      <SiteHeader back={back} backLink={backLink} prefetch={prefetch} />
      {/* Animated after client-side navigation only. */}
      <main className="flex flex-1 flex-col px-page pb-6 in-data-moved:animate-step-in">
        {children}
      </main>
      {background ? null : <SiteFooter />}
      {tab ? <TabBar current={tab} isInner={isInner} /> : null}
    </div>
  );
}
