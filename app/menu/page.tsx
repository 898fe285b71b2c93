import type { Metadata } from 'next';
import { Screen } from '@/components/layout/screen';
import { BackLink } from '@/components/menu-reader/back-link';
import { MenuReader } from '@/components/menu-reader/menu-reader';
import { getReaderParts } from '@/lib/menu-reader/built-parts';

export const metadata: Metadata = {
  title: 'What’s on this menu?',
  description:
    'Photograph, paste or type a Korean menu and see dish by dish what you can eat. It is read on your phone; the photo stays there.',
  alternates: { canonical: '/menu' },
};

/** Any menu, read on the phone. */
export default function MenuPage() {
  return (
    <Screen backLink={<BackLink />}>
      <h1 className="pt-4 text-title">What’s on this menu?</h1>
      <MenuReader parts={getReaderParts()} />
    </Screen>
  );
}
