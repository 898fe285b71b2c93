'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { DietRestrictions } from '@/lib/client-store/diet-profile';
import {
  getVegetarianChoices,
  isVegetarianChoice,
  toClassRestrictions,
} from '@/lib/client-store/vegetarian-choices';
import {
  MEAT_OPTIONS,
  isVegetarian,
  selectMeat,
  type MeatOption,
  type UserPref,
} from '@/lib/needs/user-pref';
import { Chip } from '../ui/chip';

/** Change of a diet, with the restrictions that a class of vegetarian food consists of. */
export interface DietChange extends Partial<DietRestrictions> {
  userPref: UserPref;
}

interface DietFieldsProps {
  userPref: UserPref;
  restrictions: DietRestrictions;
  onChange: (change: DietChange) => void;
}

/** Choices of the specification as chips, with the kinds of vegetarian food below. */
export function DietFields({ userPref, restrictions, onChange }: DietFieldsProps) {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const wizard = useTranslations('wizard');
  const locale = useLocale();
  const isChosen = (option: MeatOption) =>
    option === 'any' && userPref.meats.length === 0 ? true : userPref.meats.includes(option);

  function tapMeat(option: MeatOption) {
    const meats = selectMeat(userPref.meats, option);
    // Strictest kind by default: the opposite mistake could do harm.
    const vegan = option === 'vegetarian' ? (['strictVegan'] as const) : [];
    onChange({ userPref: { meats, vegan }, vegetarianClass: undefined });
  }

  return (
    <>
      <div role="group" aria-label={t('food')} className="mt-4">
        <p aria-hidden className="font-bold">
          {t('food')}
        </p>
        <div className="mt-1 flex flex-wrap gap-2">
          {MEAT_OPTIONS.map((option) => (
            <Chip key={option} isOn={isChosen(option)} onToggle={() => tapMeat(option)}>
              {wizard(`meats.${option}`)}
            </Chip>
          ))}
        </div>
      </div>
      {isVegetarian(userPref) ? (
        <div role="group" aria-label={t('whichVegan')} className="mt-3 grid gap-2">
          {getVegetarianChoices(locale).map((choice) => (
            <Chip
              key={`${choice.kind} ${choice.name}`}
              isOn={isVegetarianChoice(choice, userPref.vegan[0], restrictions, locale)}
              onToggle={() =>
                onChange({
                  userPref: { ...userPref, vegan: [choice.kind] },
                  ...toClassRestrictions(choice, restrictions, { locale, hasDiet: true }),
                })
              }
              className="phrases flex-wrap rounded-control! py-1 text-left"
            >
              {choice.name
                ? words(`dietNoFivePungent.${choice.name}`)
                : wizard(`veganKinds.${choice.kind}`)}
              <span className="font-normal">
                {choice.name
                  ? wizard(`classMeanings.${choice.name}`)
                  : wizard(`veganMeanings.${choice.kind}`)}
              </span>
            </Chip>
          ))}
        </div>
      ) : null}
    </>
  );
}
