import { useTranslations } from 'next-intl';
import { Mascot, type Pose } from '../mascot/mascot';
import { SpeechBubble } from '../ui/speech-bubble';
import { StepProgress } from './step-progress';

interface StepHeadingProps {
  pose: Pose;
  step?: 1 | 2 | 3;
  /** Line below the question. */
  hint?: string;
  /** Question of the step. */
  children: string;
}

/** Mascot with the question of the step and the progress. Large text wraps below the mascot. */
export function StepHeading({ pose, step, hint, children }: StepHeadingProps) {
  const t = useTranslations('guide');
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
