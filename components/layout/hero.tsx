import type { ReactNode } from 'react';
import { Mascot, type Pose } from '../mascot/mascot';
import { SpeechBubble } from '../ui/speech-bubble';

interface HeroProps {
  pose: Pose;
  /** What Kioot says. */
  children: ReactNode;
  /** The ways on, the main one last, where the thumb is. */
  actions: ReactNode;
}

/**
 * Kioot, what they say, and the ways on at the lower edge. Kioot is as large as the window leaves room for words and
 * actions, and stands beside the words where it is low: nothing ever covers a word. Large letters make the screen scroll.
 */
export function Hero({ pose, children, actions }: HeroProps) {
  return (
    <>
      <div className="flex flex-col items-center gap-4 text-center low:flex-row">
        <div className="flex h-[clamp(96px,calc(100dvh-31rem),232px)] justify-center low:h-32 [&_svg]:h-full [&_svg]:w-auto">
          <Mascot pose={pose} size={232} />
        </div>
        <SpeechBubble from="mascot" className="w-full low:w-auto low:flex-1">
          {children}
        </SpeechBubble>
      </div>
      {/* As high as what is left, so that one way more moves none of the others. */}
      <div className="grid flex-1 content-end gap-3 pt-5 low:grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))]">
        {actions}
      </div>
    </>
  );
}
