import type { ReactNode } from 'react';
import { Background } from '../ui/background';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

interface ScreenProps {
  /** Target of the Back button; no button without it. */
  back?: string;
  /** Back button with a target that depends on the visitor. */
  backLink?: ReactNode;
  /** Screens with the background picture have no footer (specification section 2). */
  background?: boolean;
  /** Prefetching of the header's links; false when it would fail. */
  prefetch?: boolean;
  children: ReactNode;
}

/** Screen layout: header, content, and a footer unless it has the background picture. */
export function Screen({ back, backLink, background = false, prefetch, children }: ScreenProps) {
  return (
    <div className="relative isolate mx-auto flex min-h-dvh w-full max-w-[640px] flex-col pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)]">
      {background ? <Background /> : null}
      <SiteHeader back={back} backLink={backLink} prefetch={prefetch} />
      {/* Animated after client-side navigation only. */}
      <main className="flex flex-1 flex-col px-page pb-6 in-data-moved:animate-step-in">
        {children}
      </main>
      {background ? null : <SiteFooter />}
    </div>
  );
}
