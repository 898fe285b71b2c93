import type { Metadata } from 'next';
import { Message } from '@/components/layout/message-screen';
import { Screen } from '@/components/layout/screen';
import { BackLink } from '@/components/places/back-link';
import { PlaceElsewhere } from '@/components/places/place-elsewhere';
import { getCurrentHolidays } from '@/lib/words/holidays';

export const metadata: Metadata = { title: 'A place to eat', robots: { index: false } };

/** Seconds; made anew each day, so that this year's and the next year's public holidays are always in it. */
export const revalidate = 86_400;

/** What `middleware.ts` shows for every place that only the tourism backend can know: drawn on the phone. */
export default function ElsewherePlacePage() {
  return (
    <Screen backLink={<BackLink />}>
      <div className="pt-4">
        <PlaceElsewhere holidays={getCurrentHolidays()}>
          <Message title="Place not found">
            <p className="text-ink-soft">Nobody knows a place under this address.</p>
          </Message>
        </PlaceElsewhere>
      </div>
    </Screen>
  );
}
