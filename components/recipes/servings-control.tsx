import { useTranslations } from 'next-intl';

const MAX_SERVINGS = 99;

interface ServingsControlProps {
  /** Servings of the recipe as written. */
  servings: number;
  chosenServings: number;
  onChange: (chosenServings: number) => void;
}

const BUTTON_CLASS =
  'size-11 rounded-full border-2 border-line bg-surface text-xl font-bold disabled:opacity-40 print:hidden';

export function ServingsControl({ servings, chosenServings, onChange }: ServingsControlProps) {
  const t = useTranslations('recipes');
  return (
    <div role="group" aria-label={t('servings')} className="flex flex-wrap items-center gap-2">
      <button
        type="button"
        aria-label={t('oneLess')}
        disabled={chosenServings <= 1}
        onClick={() => onChange(chosenServings - 1)}
        className={BUTTON_CLASS}
      >
        −
      </button>
      <output aria-live="polite" className="min-w-0 text-center font-bold">
        {t('servingCount', { count: chosenServings })}
      </output>
      <button
        type="button"
        aria-label={t('oneMore')}
        disabled={chosenServings >= MAX_SERVINGS}
        onClick={() => onChange(chosenServings + 1)}
        className={BUTTON_CLASS}
      >
        +
      </button>
      {chosenServings === servings ? null : (
        <button
          type="button"
          onClick={() => onChange(servings)}
          className="min-h-11 px-2 font-bold text-brand underline print:hidden"
        >
          {t('reset')}
        </button>
      )}
    </div>
  );
}
