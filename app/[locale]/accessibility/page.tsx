import { useTranslations } from 'next-intl';
import { Screen } from '@/components/layout/screen';
import { TextSection, TEXT_LINK_CLASS } from '@/components/layout/text-section';
import { createPageMetadata } from '@/lib/page-metadata';
import { SITE } from '@/lib/site';

export const generateMetadata = createPageMetadata('accessibility', '/accessibility');

/** Checks of `e2e/accessibility.spec.ts` and `e2e/reading-order.spec.ts`. */
const CHECKS = ['rules', 'sizes', 'keyboard', 'sight', 'order'] as const;
const LIMITS = ['map', 'photos', 'voice', 'elsewhere'] as const;

/** Accessibility statement: target, tests, known limits, and whom to write. */
export default function AccessibilityPage() {
  const t = useTranslations('accessibility');
  const places = useTranslations('places');
  return (
    <Screen back="/intro">
      <h1 className="pt-2 text-title text-balance">{t('title')}</h1>
      <p className="mt-1 text-ink-soft">{t('intro', { name: SITE.name })}</p>
      <TextSection title={t('parts.target')}>
        <p>{t('target')}</p>
      </TextSection>
      <TextSection title={t('parts.tested')}>
        <ul className="list-disc space-y-2 pl-5">
          {CHECKS.map((check) => (
            <li key={check}>{t(`tested.${check}`)}</li>
          ))}
        </ul>
        <p>{t('untested')}</p>
      </TextSection>
      <TextSection title={t('parts.limits')}>
        <ul className="list-disc space-y-2 pl-5">
          {LIMITS.map((limit) => (
            <li key={limit}>{t(`limits.${limit}`)}</li>
          ))}
        </ul>
      </TextSection>
      <TextSection title={t('parts.contact')}>
        <p>
          {t.rich('contact', {
            address: () => (
              <a href={`mailto:${SITE.contactEmail}`} className={TEXT_LINK_CLASS}>
                {SITE.contactEmail}
              </a>
            ),
          })}
        </p>
        <p>
          {t('contactPlace', {
            report: places.markup('report', { place: '', more: () => '' }),
          })}
        </p>
      </TextSection>
    </Screen>
  );
}
