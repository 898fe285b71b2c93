'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { userPrefAtom } from '@/lib/session/session-atoms';
import { toggleMeatAtom } from '@/lib/session/wizard-atoms';
import { MEAT_OPTIONS, isVegetarian } from '@/lib/needs/user-pref';
import { setWizardPreferenceAtom } from '@/lib/client-store/search-needs-atoms';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';
import { STICKY_ACTION_CLASS, buttonClass } from '../ui/button-class';
import { useRouter } from '../ui/use-router';
import { OptionButton } from './option-button';
import { useStepGuard } from './use-step-guard';

/**
 * Meats the visitor eats; no choice is required. Vegetarians continue to the vegan screen.
 * @param children rendered below the meats
 */
export function MeatForm({ children }: { children?: ReactNode }) {
  const t = useTranslations('guide');
  const router = useRouter();
  const isReady = useStepGuard('preferences');
  const userPref = useAtomValue(userPrefAtom);
  const setWizardPreference = useSetAtom(setWizardPreferenceAtom);
  const tapMeat = useSetAtom(toggleMeatAtom);
  const next = isVegetarian(userPref)
    ? WIZARD_STEPS.veganpreferences.path
    : WIZARD_STEPS.loading.path;

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
              setWizardPreference();
            }}
          />
        ))}
      </div>
      {children}
      <div className={STICKY_ACTION_CLASS}>
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
