'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { userPrefAtom } from '@/lib/session/session-atoms';
import { toggleMeatAtom } from '@/lib/session/wizard-atoms';
import { MEAT_OPTIONS, isVegetarian, selectMeat, type MeatOption } from '@/lib/needs/user-pref';
import { setWizardPreferenceAtom } from '@/lib/client-store/search-needs-atoms';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';
import { STICKY_ACTION_CLASS, buttonClass } from '../ui/button-class';
import { useRouter } from '../ui/use-router';
import { OptionButton } from './option-button';
import { useStepGuard } from './step-guard';

/** Rules first, since a wrong dish can harm; then wishes. */
const RULES: readonly MeatOption[] = ['vegetarian', 'halal'];
const GROUPS = [
  { name: 'rules', hint: 'rulesHint', options: RULES },
  {
    name: 'feelLike',
    hint: 'several',
    options: MEAT_OPTIONS.filter((option) => !RULES.includes(option)),
  },
] as const;

/**
 * Diets and foods the visitor chooses; no choice is required. Vegetarians continue to the vegan
 * screen.
 * @param children rendered below the diets: other things that the visitor does not eat
 */
export function MeatForm({ children }: { children?: ReactNode }) {
  const t = useTranslations('wizard');
  const words = useTranslations('words');
  const router = useRouter();
  const isReady = useStepGuard('preferences');
  const userPref = useAtomValue(userPrefAtom);
  const setWizardPreference = useSetAtom(setWizardPreferenceAtom);
  const tapMeat = useSetAtom(toggleMeatAtom);
  const [replaced, setReplaced] = useState('');
  const next = isVegetarian(userPref)
    ? WIZARD_STEPS.veganpreferences.path
    : WIZARD_STEPS.loading.path;

  function choose(tapped: MeatOption) {
    const left = selectMeat(userPref.meats, tapped);
    const gone = userPref.meats.filter((option) => option !== tapped && !left.includes(option));
    const others = gone.map((option) => t(`meats.${option}`)).join(words('comma'));
    setReplaced(others && t('preferences.replaced', { choice: t(`meats.${tapped}`), others }));
    tapMeat(tapped);
    setWizardPreference();
  }

  return (
    <form
      className="flex flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        router.push(next);
      }}
    >
      {GROUPS.map(({ name, hint, options }) => (
        <section key={name} aria-labelledby={name} className="mb-5">
          <h2 id={name} className="w-fit max-w-full rounded-full bg-paper px-3 py-1 font-extrabold">
            {t(`preferences.${name}`)}
          </h2>
          <p className="mb-2 px-3 text-fine text-ink-soft">{t(`preferences.${hint}`)}</p>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3">
            {options.map((id) => (
              <OptionButton
                key={id}
                label={t(`meats.${id}`)}
                picture={`/images/food/${id}.svg`}
                isChosen={userPref.meats.includes(id)}
                isDisabled={!isReady}
                onTap={() => choose(id)}
              />
            ))}
          </div>
          {name === 'rules' ? children : null}
        </section>
      ))}
      <div className={STICKY_ACTION_CLASS}>
        <p role="status" className={replaced && 'mb-2 rounded-control bg-surface px-3 py-2'}>
          {replaced}
        </p>
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
