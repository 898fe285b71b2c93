import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { encode } from 'uqr';
import { toLocalePath } from '@/lib/locales';
import type { Translator } from '@/lib/i18n/translator';
import { SITE_NAME } from '@/lib/site-name';
import { buttonClass } from '../ui/button-class';
import { copyText } from '../ui/copy-text';

/** Light edge of a code, in modules (ISO 18004). */
const QUIET_ZONE = 4;
/** Version 10 holds no more; denser codes are hard to read from a screen. */
const MAX_CODE_BYTES = 271;

/** QR code of a link; null for one that is too long. */
const toQrCode = (link: string) =>
  new TextEncoder().encode(link).length > MAX_CODE_BYTES
    ? null
    : encode(link, { ecc: 'L', border: QUIET_ZONE });

/**
 * Opens the phone's share sheet; copies the link where there is none.
 *
 * @returns message to show: null after the share sheet, the URL itself when copying failed
 */
async function shareOrCopyLink(
  { url, text }: { url: string; text: string },
  ui: Translator<'ui'>,
): Promise<string | null> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title: SITE_NAME, text, url });
      return null;
    } catch (error) {
      // Dismissed by the visitor; other errors fall back to copying.
      if (error instanceof DOMException && error.name === 'AbortError') return null;
      console.info('Opening the share sheet failed', error);
    }
  }
  return (await copyText(url)) ? ui('linkCopied') : url;
}

/**
 * Opens the phone's share sheet; copies the link where there is none, and says so. The code is made
 * on the phone: no server reads the link.
 */
export function SendLink({ path, text }: { path: string; text: string }) {
  const t = useTranslations('party');
  const ui = useTranslations('ui');
  const address = new URL(toLocalePath(path, useLocale()), window.location.href).href;
  const code = useMemo(() => toQrCode(address), [address]);
  const [sent, setSent] = useState<{ address: string; outcome: string | null } | null>(null);
  return (
    <>
      <button
        type="button"
        onClick={() =>
          void shareOrCopyLink({ url: address, text }, ui).then((outcome) =>
            setSent({ address, outcome }),
          )
        }
        className={buttonClass('primary', 'w-full')}
      >
        {t('sendLink')}
      </button>
      <p role="status" className="text-center font-bold [overflow-wrap:anywhere] empty:hidden">
        {sent?.address === address ? sent.outcome : null}
      </p>
      {code ? (
        <figure className="text-center text-ink-soft">
          <svg
            aria-hidden
            viewBox={`0 0 ${code.size} ${code.size}`}
            className="mx-auto w-52 max-w-full rounded-control bg-white"
          >
            <path
              d={code.data
                .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
                .join('')}
              shapeRendering="crispEdges"
            />
          </svg>
          <figcaption>{t('scanLink')}</figcaption>
        </figure>
      ) : null}
    </>
  );
}
