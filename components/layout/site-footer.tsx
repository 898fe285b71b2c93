import { useTranslations } from 'next-intl';
import { SITE } from '@/lib/site';

/** 44 px high at the default text size. */
const LINK_CLASS = 'inline-block py-3 underline underline-offset-2';

/** Copyright, contact, data source and social link (specification section 2). */
export function SiteFooter() {
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
