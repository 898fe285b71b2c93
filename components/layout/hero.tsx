import type { ReactNode } from 'react';
import { Mascot, type Pose } from '../mascot/mascot';
import { SpeechBubble } from '../ui/speech-bubble';

interface HeroProps {
  pose: Pose;
  /** Text in the speech bubble. */
  children: ReactNode;
  /** Main action last, closest to the thumb. */
  actions: ReactNode;
}

/**
 * Mascot, text and actions. The mascot scales with the free height and moves next to the text on
 * low windows. Large text makes the screen scroll.
 */
export function Hero({ pose, children, actions }: HeroProps) {
  return (
    <>
      <div className="flex flex-col items-center gap-4 text-center low:flex-row">
        <div className="flex h-[clamp(96px,calc(100dvh-33.5rem),232px)] justify-center low:h-32 [&_svg]:h-full [&_svg]:w-auto">
          <Mascot pose={pose} size={232} />
        </div>
        <SpeechBubble from="mascot" className="w-full low:w-auto low:flex-1">
          {children}
        </SpeechBubble>
      </div>
      {/* Fills the remaining height: an additional action moves none of the others. */}
      <div className="grid flex-1 content-end gap-3 pt-5 low:grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))]">
        {actions}
      </div>
    </>
  );
}
