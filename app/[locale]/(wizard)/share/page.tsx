import { Suspense } from 'react';
import { Screen } from '@/components/layout/screen';
import { Mascot } from '@/components/mascot/mascot';
import { SharedSearch } from '@/components/results/shared-search';
import { createPageTitle } from '@/lib/page-metadata';

export const generateMetadata = createPageTitle('wizard', (t) => t('share.title'));

/** Target of shared links: runs the search that the link describes. */
export default function SharePage() {
  return (
    <Screen background>
      <div className="flex flex-1 flex-col items-center justify-center gap-4 text-center">
        <Suspense>
          <SharedSearch
            searchingPicture={<Mascot pose="searching" size={160} />}
            invalidPicture={<Mascot pose="lost" size={160} />}
          />
        </Suspense>
      </div>
    </Screen>
  );
}
