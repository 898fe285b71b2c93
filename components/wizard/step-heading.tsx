import { useTranslations } from 'next-intl';
import { Mascot, type Pose } from '../mascot/mascot';
import { SpeechBubble } from '../ui/speech-bubble';

type Step = 1 | 2 | 3;

interface StepHeadingProps {
  pose: Pose;
  step?: Step;
  /** Line below the question. */
  hint?: string;
  /** Question of the step. */
  children: string;
}

/** Progress as text and three marks, the current one wider. */
function StepProgress({ step }: { step: Step }) {
  const t = useTranslations('wizard');
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

/** Mascot with the question of the step and the progress. Large text wraps below the mascot. */
export function StepHeading({ pose, step, hint, children }: StepHeadingProps) {
  const t = useTranslations('wizard');
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 pb-5">
      <Mascot pose={pose} size={104} />
      <SpeechBubble from="left" className="max-w-full min-w-[min(10.5rem,100%)] flex-1">
        {step ? <StepProgress step={step} /> : null}
        <h1 className="text-title text-balance">{children}</h1>
        {hint ? <p className="text-ink-soft">{hint}</p> : null}
        <noscript>
          <p>{t('needsScript')}</p>
        </noscript>
      </SpeechBubble>
    </div>
  );
}
