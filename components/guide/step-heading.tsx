import { Mascot, type Pose } from '../mascot/mascot';
import { SpeechBubble } from '../ui/speech-bubble';
import { StepProgress } from './step-progress';

interface StepHeadingProps {
  pose: Pose;
  step?: 1 | 2 | 3;
  /** Kioot's question. */
  children: string;
}

/** Kioot asking, and where the visitor is in the three steps. Large text moves the words below Kioot. */
export function StepHeading({ pose, step, children }: StepHeadingProps) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 pb-5">
      <Mascot pose={pose} size={104} />
      <SpeechBubble from="left" className="max-w-full min-w-[min(10.5rem,100%)] flex-1">
        {step ? <StepProgress step={step} /> : null}
        <h1 className="text-title text-balance">{children}</h1>
        <noscript>
          <p>
            Finding restaurants needs JavaScript, which is off in this browser. Our recipes can be
            read without it.
          </p>
        </noscript>
      </SpeechBubble>
    </div>
  );
}
