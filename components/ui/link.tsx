import { useLocale } from 'next-intl';
import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import { toLocalePath } from '@/lib/locales';

interface LinkProps extends Omit<ComponentProps<typeof NextLink>, 'href'> {
  /** English path. */
  href: string;
}

/** Link to a page in the current language. */
export function Link({ href, ...props }: LinkProps) {
  return <NextLink {...props} href={toLocalePath(href, useLocale())} />;
}
