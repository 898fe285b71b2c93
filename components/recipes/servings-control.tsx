import { useTranslations } from 'next-intl';

const MOST_SERVINGS = 99;

interface ServingsControlProps {
  /** What the recipe is written for. */
  servings: number;
  wanted: number;
  onChange: (wanted: number) => void;
}

const BUTTON =
  'size-11 rounded-full border-2 border-line bg-surface text-xl font-bold disabled:opacity-40 print:hidden';

/** More or fewer servings, and back to what the recipe says. */
export function ServingsControl({ servings, wanted, onChange }: ServingsControlProps) {
  const t = useTranslations('recipes');
  return (
    <div role="group" aria-label={t('servings')} className="flex flex-wrap items-center gap-2">
      <button
        type="button"
        aria-label={t('oneLess')}
        disabled={wanted <= 1}
        onClick={() => onChange(wanted - 1)}
        className={BUTTON}
      >
        −
      </button>
      <output aria-live="polite" className="min-w-0 text-center font-bold">
        {t('servingCount', { count: wanted })}
      </output>
      <button
        type="button"
        aria-label={t('oneMore')}
        disabled={wanted >= MOST_SERVINGS}
        onClick={() => onChange(wanted + 1)}
        className={BUTTON}
      >
        +
      </button>
      {wanted === servings ? null : (
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
