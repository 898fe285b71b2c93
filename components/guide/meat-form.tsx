'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { userPrefAtom } from '@/lib/session/atoms';
import { tapMeatAtom } from '@/lib/session/choice-atoms';
import { MEAT_OPTIONS, isVegetarian } from '@/lib/session/preferences';
import { tellTapsAtom } from '@/lib/kept/profile-atoms';
import { STEPS } from '@/lib/session/steps';
import { STICKY_ACTION, buttonClass } from '../ui/button';
import { useRouter } from '../ui/use-router';
import { OptionButton } from './option-button';
import { useStepGuard } from './use-step-guard';

/**
 * What the visitor eats. Nothing needs to be chosen; vegetarians go on to the vegan screen.
 * @param children stand beneath the meats
 */
export function MeatForm({ children }: { children?: ReactNode }) {
  const t = useTranslations('guide');
  const router = useRouter();
  const isReady = useStepGuard('preferences');
  const userPref = useAtomValue(userPrefAtom);
  const tellTaps = useSetAtom(tellTapsAtom);
  const tapMeat = useSetAtom(tapMeatAtom);
  const next = isVegetarian(userPref) ? STEPS.veganpreferences.path : STEPS.loading.path;

  return (
    <form
      className="flex flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        router.push(next);
      }}
    >
      <div
        role="group"
        aria-label={t('preferences.title')}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3"
      >
        {MEAT_OPTIONS.map((id) => (
          <OptionButton
            key={id}
            label={t(`meats.${id}`)}
            picture={`/images/food/${id}.svg`}
            isChosen={userPref.meats.includes(id)}
            isDisabled={!isReady}
            onTap={() => {
              tapMeat(id);
              tellTaps();
            }}
          />
        ))}
      </div>
      {children}
      <div className={STICKY_ACTION}>
        <button
          type="submit"
          disabled={!isReady}
          className={buttonClass('primary', 'w-full text-lead shadow-lift')}
        >
          {t('preferences.done')}
        </button>
      </div>
    </form>
  );
}
