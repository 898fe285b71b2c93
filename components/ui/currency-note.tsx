'use client';

import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { ForeignPriceProps } from './converted-price';
import { conversionAtom } from './price-text';

/** Price in the visitor's currency, on a screen with a {@link CurrencyNote}. */
export function ConvertedPrice(props: ForeignPriceProps) {
  const conversion = useAtomValue(conversionAtom);
  return conversion && <conversion.ForeignPrice {...props} />;
}

/**
 * Choice of the currency beside won, with the day of the rates. Prices of a screen are converted
 * while it is there: no amount is without its day.
 */
export function CurrencyNote() {
  const [conversion, setConversion] = useAtom(conversionAtom);
  useEffect(() => {
    let isMounted = true;
    import('./converted-price').then(
      (loaded) => {
        if (isMounted) setConversion(loaded);
      },
      // Won are enough.
      (error: unknown) => console.info('Loading the rates failed', error),
    );
    return () => {
      isMounted = false;
      setConversion(null);
    };
  }, [setConversion]);
  return conversion && <conversion.CurrencySelect />;
}
