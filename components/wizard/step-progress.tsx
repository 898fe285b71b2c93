import { useTranslations } from 'next-intl';

interface StepProgressProps {
  step: 1 | 2 | 3;
}

/** Progress as text and three marks, the current one wider. */
export function StepProgress({ step }: StepProgressProps) {
  const t = useTranslations('guide');
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold text-brand">
      {t('step', { step })}
      <span aria-hidden className="flex items-center gap-1.5">
        {([1, 2, 3] as const).map((mark) => (
          <span
            key={mark}
            className={`h-2 rounded-full border ${
              mark === step ? 'w-7 border-brand bg-brand' : 'w-2'
            } ${mark < step ? 'border-brand bg-brand' : ''} ${mark > step ? 'border-line-strong' : ''}`}
          />
        ))}
      </span>
    </p>
  );
}
