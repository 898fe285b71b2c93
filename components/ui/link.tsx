import { useLocale } from 'next-intl';
import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import { toLocalePath } from '@/lib/locales';

interface LinkProps extends Omit<ComponentProps<typeof NextLink>, 'href'> {
  /** A path of the guide as English has it. */
  href: string;
}

/** A way to another screen, in the language of this one. */
export function Link({ href, ...props }: LinkProps) {
  return <NextLink {...props} href={toLocalePath(href, useLocale())} />;
}
