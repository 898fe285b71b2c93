import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/locales';
import type { StructuredRecipe } from '@/lib/recipes/structured-recipe';
import { markLanguage } from './mark-language';
import { useDuration } from './use-duration';

interface StepListProps {
  steps: StructuredRecipe['steps'];
  /** Language of the steps, if not the page's. */
  lang?: Locale;
}

/** Numbered steps with anchors for the structured data. */
export function StepList({ steps, lang }: StepListProps) {
  const t = useTranslations('recipes');
  const formatDuration = useDuration();
  return (
    <section className="mt-8 print:mt-3">
      <h2 className="text-card">{t('steps')}</h2>
      <ol className="mt-3 space-y-4 print:space-y-1">
        {steps.map((step, index) => (
          <li
            key={index}
            id={`step-${index + 1}`}
            className="flex scroll-mt-4 break-inside-avoid gap-4 rounded-card border border-line bg-surface p-4 print:border-0 print:p-0"
          >
            <span
              aria-hidden
              className="flex size-9 shrink-0 items-center justify-center rounded-full bg-brand font-extrabold text-on-brand"
            >
              {index + 1}
            </span>
            <p className="leading-relaxed">
              {markLanguage(step.text, lang)}
              {step.minutes ? (
                <span className="mt-1 block text-sm text-ink-soft">
                  {t('about', { time: formatDuration(step.minutes) })}
                </span>
              ) : null}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
