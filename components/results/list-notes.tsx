import { useTranslations } from 'next-intl';

/**
 * Notes on the pictures and on the sources of the verdicts: unfolded, every card has its evidence
 * (`restaurant-card.css`).
 */
export function ListNotes() {
  const t = useTranslations('results');
  return (
    <div className="text-fine text-ink-soft">
      {t('drawn')}{' '}
      <details className="how-we-know">
        <summary>{t('howWeKnow')}</summary>
        <p>{t('sources')}</p>
      </details>
    </div>
  );
}
