import type { Metadata } from 'next';
import { Screen } from '@/components/layout/screen';
import { BackLink } from '@/components/menu-reader/back-link';
import { MenuReader } from '@/components/menu-reader/menu-reader';
import { Mascot } from '@/components/mascot/mascot';
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
      <MenuReader parts={getReaderParts()}>
        <div className="flex items-center gap-3 rounded-card border-2 border-dashed border-line-strong bg-surface p-4">
          <Mascot pose="searching" size={96} />
          <p className="text-balance">
            Show me the whole menu, straight and in the light. I say dish by dish what you can eat.
          </p>
        </div>
      </MenuReader>
    </Screen>
  );
}
