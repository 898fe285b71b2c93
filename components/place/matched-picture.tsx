import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { matchPlace, type PageFacts } from '@/lib/place-page/match-place';
import {
  chooseSeenDrawing,
  getHeadlineDish,
  type PlaceDrawings,
} from '@/lib/search/contract/seen-drawing';
import type { DietSummary } from '../diet-profile/use-diet-summary';
import { tableAtom } from '../party/table-atoms';
import { useAnswerApplier } from '../ui/use-answer-applier';
import { DrawnPlace } from './drawn-place';

interface MatchedPictureProps {
  contentId: string;
  place: PageFacts;
  drawings: PlaceDrawings;
  /** Null for a visitor without a diet who eats with others. */
  diet: DietSummary | null;
}

/** Drawing of the dish that decides for the visitor; nothing in it is avoided at the table. */
export function MatchedPicture({ contentId, place, drawings, diet }: MatchedPictureProps) {
  const { isLarge, byDish, ofKind } = drawings;
  const table = useAtomValue(tableAtom);
  const applier = useAnswerApplier(diet);
  const drawing = useMemo(() => {
    const matched = diet && matchPlace(place, diet).match;
    const match = matched && (applier?.toMatch(contentId, matched) ?? matched);
    const dish = match ? getHeadlineDish(match) : place.dishes[0]?.ko;
    const ofDish = dish === undefined ? undefined : byDish[dish];
    return chooseSeenDrawing(ofDish ?? ofKind, table ?? (diet ? [diet] : []));
  }, [contentId, place, diet, applier, table, byDish, ofKind]);
  return <DrawnPlace drawing={drawing} isLarge={isLarge} />;
}
