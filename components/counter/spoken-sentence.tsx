'use client';

import { ReadAloud } from '../staff-card/read-aloud';
import { FullScreenDialog } from '../ui/full-screen-dialog';
import { useHashDialog } from '../ui/use-hash-dialog';

interface SpokenSentenceProps {
  /** Part of the hash that shows it over the whole screen. */
  id: string;
  ko: string;
  translation: string;
  /** Name of the action, for screen readers. */
  show: string;
}

/** Korean sentence to show over the whole screen or to play. */
export function SpokenSentence({ id, ko, translation, show }: SpokenSentenceProps) {
  const { isOpen, open, close } = useHashDialog(`#show-${id}`);
  return (
    <li className="flex flex-wrap items-center gap-2">
      <button
        type="button"
        onClick={open}
        className="min-h-touch min-w-0 flex-[1_1_min-content] rounded-card border-2 border-line-strong bg-surface px-4 py-3 text-start"
      >
        <span className="sr-only">{show}: </span>
        <span lang="ko" className="block text-card font-bold break-keep">
          {ko}
        </span>
        <span className="block text-sm text-ink-soft">{translation}</span>
      </button>
      <ReadAloud texts={[ko]} about={translation} />
      <FullScreenDialog
        label={translation}
        isOpen={isOpen}
        onClose={close}
        maxScreens={1}
        minFontScale={0.4}
        tools={<ReadAloud texts={[ko]} />}
        className="text-[calc(var(--fit,1)*clamp(2.5rem,13vmin,7rem))] landscape:open:flex-row-reverse"
      >
        <div className="mx-auto grid w-full max-w-[72rem] flex-1 content-center-safe gap-[0.4em] px-page pb-[max(1.5rem,env(safe-area-inset-bottom))] landscape:pl-[max(1.25rem,env(safe-area-inset-left))]">
          <p lang="ko" className="leading-[1.3] font-extrabold break-keep">
            {ko}
          </p>
          <p className="text-body text-ink-soft">{translation}</p>
        </div>
      </FullScreenDialog>
    </li>
  );
}
