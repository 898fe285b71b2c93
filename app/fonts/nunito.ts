import localFont from 'next/font/local';

/**
 * Nunito (OFL 1.1), subset to Latin; other scripts use system fonts. The metrics of the fallback
 * are adjusted to Nunito's, to avoid a layout shift when the font loads.
 */
export const nunito = localFont({
  src: './nunito-latin.woff2',
  weight: '200 1000',
  display: 'swap',
  variable: '--font-latin',
  adjustFontFallback: 'Arial',
});
