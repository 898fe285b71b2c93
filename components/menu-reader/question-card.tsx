'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { cardTableAtom } from '@/lib/staff-card/card-table';
import { toMenuCard, type MenuCardDish } from '@/lib/staff-card/table-card';
import { FullScreenCard } from '../staff-card/full-screen-card';

/** Staff card over the menu, with questions about its dishes. */
export default function QuestionCard({
  questions,
  isOpen,
  onClose,
}: {
  questions: readonly MenuCardDish[];
  isOpen: boolean;
  onClose: () => void;
}) {
  const t = useTranslations('card');
  const table = useAtomValue(cardTableAtom);
  if (!table?.isReady) return null;
  return (
    <FullScreenCard card={toMenuCard(t, table, questions)} isOpen={isOpen} onClose={onClose} />
  );
}
