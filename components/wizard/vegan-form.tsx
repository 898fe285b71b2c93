'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { userPrefAtom } from '@/lib/session/session-atoms';
import { chooseVeganAtom } from '@/lib/session/wizard-atoms';
import { EMPTY_PROFILE } from '@/lib/client-store/diet-profile';
import { changeProfileAtom, profileAtom } from '@/lib/client-store/diet-profile-atoms';
import { setWizardPreferenceAtom } from '@/lib/client-store/search-needs-atoms';
import {
  getVegetarianChoices,
  isVegetarianChoice,
  toClassRestrictions,
} from '@/lib/client-store/vegetarian-choices';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';
import { STICKY_ACTION_CLASS, buttonClass } from '../ui/button-class';
import { useRouter } from '../ui/use-router';
import { OptionButton } from './option-button';
import { useStepGuard } from './step-guard';

/** Kind of vegetarian diet; a single choice, not required. */
export function VeganForm() {
  const t = useTranslations('wizard');
  const words = useTranslations('words');
  const locale = useLocale();
  const router = useRouter();
  const isReady = useStepGuard('veganpreferences');
  const { vegan } = useAtomValue(userPrefAtom);
  const setWizardPreference = useSetAtom(setWizardPreferenceAtom);
  const chooseVegan = useSetAtom(chooseVeganAtom);
  const profile = useAtomValue(profileAtom) ?? EMPTY_PROFILE;
  const changeProfile = useSetAtom(changeProfileAtom);

  return (
    <form
      className="flex flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        router.push(WIZARD_STEPS.loading.path);
      }}
    >
      <div role="group" aria-label={t('vegan.title')} className="grid gap-3">
        {getVegetarianChoices(locale).map((choice) => (
          <OptionButton
            key={`${choice.kind} ${choice.name}`}
            label={
              choice.name
                ? words(`dietNoFivePungent.${choice.name}`)
                : t(`veganKinds.${choice.kind}`)
            }
            description={
              choice.name ? t(`classMeanings.${choice.name}`) : t(`veganMeanings.${choice.kind}`)
            }
            picture={`/images/food/${choice.kind}.svg`}
            isChosen={isVegetarianChoice(choice, vegan[0], profile, locale)}
            isDisabled={!isReady}
            onTap={() => {
              const hasDiet = vegan.length > 0;
              changeProfile(toClassRestrictions(choice, profile, { locale, hasDiet }));
              chooseVegan(choice.kind);
              setWizardPreference();
            }}
          />
        ))}
      </div>
      <p className="mt-3 rounded-card bg-surface px-4 py-3 text-ink-soft">{t('vegan.noChoice')}</p>
      <div className={STICKY_ACTION_CLASS}>
        <button
          type="submit"
          disabled={!isReady}
          className={buttonClass('primary', 'w-full text-lead shadow-lift')}
        >
          {t('vegan.done')}
        </button>
      </div>
    </form>
  );
}
