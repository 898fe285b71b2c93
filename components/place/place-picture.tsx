'use client';

import { useAtomValue } from 'jotai';
import { profileAtom } from '@/lib/client-store/diet-profile-atoms';
import type { PageFacts } from '@/lib/place-page/match-place';
import type { PlaceDrawings } from '@/lib/search/contract/seen-drawing';
import { useDietSummary } from '../diet-profile/use-diet-summary';
import { useHasParty } from '../party/use-has-party';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { DrawnPlace } from './drawn-place';
import { loadMatched } from './load-matched';
import '../results/restaurant-card.css';

const MatchedPicture = lazyWithFallback(async () => (await loadMatched()).MatchedPicture);

interface PlacePictureProps {
  contentId: string;
  place: PageFacts;
  drawings: PlaceDrawings;
}

/**
 * Drawing of the dish that the card of the place names for the visitor: across the page where one of
 * its dishes is drawn, else a small one of its kind of food. Empty until it is known what the visitor
 * may see.
 */
export function PlacePicture(props: PlacePictureProps) {
  const { isLarge, first } = props.drawings;
  const isRead = useAtomValue(profileAtom) !== null;
  const diet = useDietSummary();
  const hasParty = useHasParty();
  const picture =
    hasParty || diet?.hasRestrictions ? (
      <MatchedPicture {...props} diet={diet} />
    ) : (
      <DrawnPlace drawing={first} isLarge={isLarge} />
    );
  return (
    <div
      className={
        isLarge
          ? 'large relative mt-2 h-[132px] w-full overflow-clip rounded-card bg-accent-soft'
          : 'size-16 shrink-0 rounded-card bg-accent-soft'
      }
    >
      {isRead ? picture : null}
    </div>
  );
}
