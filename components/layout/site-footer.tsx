import { useTranslations } from 'next-intl';
import { SITE } from '@/lib/site';

const LINK = 'inline-block py-1 underline underline-offset-2';

/** Copyright, contact, data-source credit and social link (specification section 2). */
export function SiteFooter() {
  const t = useTranslations('layout');
  return (
    <footer className="mt-auto space-y-1 px-5 pt-10 pb-8 text-center text-sm text-ink-soft">
      <p>
        <a className={LINK} href={`mailto:${SITE.contactEmail}`}>
          {SITE.contactEmail}
        </a>
        <span aria-hidden> · </span>
        <a className={LINK} href={SITE.instagramUrl} target="_blank" rel="noopener">
          Instagram
        </a>
      </p>
      <p>
        {t.rich('dataSource', {
          nameKo: SITE.dataSource.nameKo,
          link: (words) => (
            <a className={LINK} href={SITE.dataSource.url} target="_blank" rel="noopener">
              {words}
            </a>
          ),
          ko: (words) => <span lang="ko">{words}</span>,
        })}
      </p>
      <p>{t('rights', { year: String(SITE.copyrightYear), name: SITE.name })}</p>
    </footer>
  );
}
