import localFont from 'next/font/local';

/**
 * Nunito (OFL 1.1), cut to the Latin the guide writes; Korean is set in the visitor's own system
 * face. The fallback is scaled to Nunito's measures, so nothing moves when the font arrives.
 */
export const nunito = localFont({
  src: './nunito-latin.woff2',
  weight: '200 1000',
  display: 'swap',
  variable: '--font-latin',
  adjustFontFallback: 'Arial',
});
