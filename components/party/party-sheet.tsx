'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { MAX_PEOPLE } from '@/lib/needs/need';
import {
  forgetRemovalAtom,
  partyAtom,
  removeGuestAtom,
  undoRemovalAtom,
} from '@/lib/client-store/party-atoms';
import { isEditingPartyAtom } from '@/lib/client-store/editing-party-atom';
import { ACTION_CLASS, QUIET_ACTION_CLASS } from '../ui/action-class';
import { HashSheet } from '../ui/hash-sheet';
import { useHashDialog } from '../ui/use-hash-dialog';
import { GuestFields, VisitorFields } from './person-fields';
import { PeopleChips } from './people-chips';
import { PARTY_HASH, chosenPersonAtom, useChoosePerson } from './use-choose-person';
import { usePersonNames } from './use-person-names';

const UNDO_MS = 5000;

/**
 * Dialog with the people who eat together and the diet of one of them. A list behind it is searched
 * again when it closes.
 */
export function PartySheet() {
  const t = useTranslations('party');
  const profile = useTranslations('profile');
  const results = useTranslations('results');
  const { isOpen } = useHashDialog(PARTY_HASH);
  const setIsEditing = useSetAtom(isEditingPartyAtom);
  useEffect(() => {
    setIsEditing(isOpen);
    return () => setIsEditing(false);
  }, [isOpen, setIsEditing]);
  return (
    <HashSheet
      hash={PARTY_HASH}
      title={t('title')}
      done={profile('done')}
      footer={<UndoRemoval label={results('undo')} />}
    >
      <People />
    </HashSheet>
  );
}

/** Names, and the diet of the chosen person. */
function People() {
  const t = useTranslations('party');
  const results = useTranslations('results');
  const party = useAtomValue(partyAtom);
  const names = usePersonNames();
  const { choose, add } = useChoosePerson();
  const removePerson = useSetAtom(removeGuestAtom);
  const chosenIndex = useAtomValue(chosenPersonAtom);
  // Another tab may have removed the chosen person.
  const chosen = party && chosenIndex < party.length ? chosenIndex : 0;
  const person = party?.[chosen];
  const name = names[chosen] ?? '';
  const position = t('guest', { position: String(chosen + 1) });
  if (!person) return null;
  const isAlone = names.length < 2;
  return (
    <>
      <p className="mb-3 phrases text-fine text-ink-soft">
        {isAlone ? t('intro', { max: MAX_PEOPLE }) : t('tapName')}
      </p>
      <PeopleChips {...{ names, chosen }} onChoose={choose} onAdd={add} />
      <section
        key={person.id}
        aria-label={t('whatTheyEat', { name: chosen === 0 ? name : person.nickname || position })}
        className="mt-4"
      >
        {chosen === 0 ? (
          <VisitorFields profile={person.profile} />
        ) : (
          <GuestFields guest={person} placeholder={position} />
        )}
      </section>
      {isAlone ? null : (
        <button
          type="button"
          onClick={() => {
            choose(0);
            removePerson(person.id);
          }}
          className={`${QUIET_ACTION_CLASS} mt-3 -ml-2 text-danger`}
        >
          {results('remove', { name })}
        </button>
      )}
    </>
  );
}

/** Offers to bring the removed person back for five seconds. */
function UndoRemoval({ label }: { label: string }) {
  const t = useTranslations('party');
  const removal = useAtomValue(undoRemovalAtom);
  const undo = useSetAtom(undoRemovalAtom);
  const forget = useSetAtom(forgetRemovalAtom);
  const choose = useSetAtom(chosenPersonAtom);
  useEffect(() => {
    if (!removal) return;
    const timer = setTimeout(forget, UNDO_MS);
    return () => clearTimeout(timer);
  }, [removal, forget]);
  return (
    <div role="status">
      {removal ? (
        <p className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
          {t('removed')}
          <button
            type="button"
            onClick={() => {
              choose(removal.at);
              undo();
            }}
            className={ACTION_CLASS}
          >
            {label}
          </button>
        </p>
      ) : null}
    </div>
  );
}
