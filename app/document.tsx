import type { ReactNode } from 'react';
import { nunito } from './fonts/nunito';
import { SessionProvider } from '@/components/guide/session-provider';
import type { Locale } from '@/lib/locales';
import { PageViews } from '@/components/layout/page-views';
import { RouteFocus } from '@/components/layout/route-focus';
import { ServiceWorker } from '@/components/layout/service-worker';
import { Words } from '@/components/layout/words';

/** The document around every page of a language. */
export function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <html lang={locale} className={nunito.variable}>
      <body>
        <Words>
          <SessionProvider>{children}</SessionProvider>
          <RouteFocus />
          <PageViews />
          <ServiceWorker />
        </Words>
      </body>
    </html>
  );
}
