'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { cardChoiceAtom, keepCardAtom } from '@/lib/staff-card/atoms';
import { toStaffCard } from '@/lib/staff-card/card';
import { isCardReady, type StoredChoice } from '@/lib/staff-card/choice';
import { AllergenFields } from './allergen-fields';
import { CardPreview } from './card-preview';
import { FullScreenCard } from './full-screen-card';
import { PreferenceFields } from './preference-fields';
import { ShowBar } from './show-bar';
import { useShown } from './use-shown';

function getMissing(choice: StoredChoice): string | null {
  if (isCardReady(choice)) return null;
  return choice.preference ? 'Choose at least one meat' : 'Choose what you eat first';
}

/** What can be chosen, what the card then says, and the way to show it. */
function ChosenCard({ choice }: { choice: StoredChoice }) {
  const keepCard = useSetAtom(keepCardAtom);
  const { isShown, show, hide } = useShown();
  const missing = getMissing(choice);
  const card = missing === null ? toStaffCard(choice) : null;
  const isOpen = isShown && card !== null;

  // A card that was shown once is there again in the next restaurant, when the wizard's answers are long gone.
  useEffect(() => {
    if (isOpen) keepCard({});
  }, [isOpen, keepCard]);

  return (
    <>
      <form className="mt-5 grid grid-cols-1 gap-6" onSubmit={(event) => event.preventDefault()}>
        <PreferenceFields
          preference={choice.preference}
          onChange={(preference) => keepCard({ preference })}
        />
        <AllergenFields
          allergens={choice.allergens}
          onChange={(allergens) => keepCard({ allergens })}
        />
        {card ? <CardPreview card={card} /> : null}
      </form>
      <ShowBar missing={missing} onShow={show} />
      {card ? <FullScreenCard card={card} isShown={isOpen} onHide={hide} /> : null}
    </>
  );
}

/** Nothing to choose before the phone's storage has been read: a tap would overwrite what it keeps. */
export function StaffCard() {
  const choice = useAtomValue(cardChoiceAtom);
  return choice ? <ChosenCard choice={choice} /> : <div className="min-h-dvh" />;
}
