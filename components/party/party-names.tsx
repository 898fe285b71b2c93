'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { guestsAtom } from '@/lib/client-store/party-atoms';
import { useHashDialog } from '../ui/use-hash-dialog';
import { PeopleChips } from './people-chips';
import { PARTY_HASH, useChoosePerson } from './use-choose-person';
import { usePersonNames } from './use-person-names';

/** People at the table above the visitor's own choices; nothing for a visitor who eats alone. */
export function PartyNames() {
  const t = useTranslations('party');
  const { open } = useHashDialog(PARTY_HASH);
  const { choose, add } = useChoosePerson();
  const guests = useAtomValue(guestsAtom);
  const names = usePersonNames();
  if (!guests || guests.length === 0) return null;
  return (
    <div className="mb-4">
      <p className="mb-2 phrases text-fine text-ink-soft">{t('tapName')}</p>
      <PeopleChips
        names={names}
        chosen={0}
        onChoose={(index) => {
          // The choices of the visitor are those of the page.
          if (index === 0) return;
          choose(index);
          open();
        }}
        onAdd={() => {
          add();
          open();
        }}
      />
    </div>
  );
}
