'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { userPrefAtom } from '@/lib/session/atoms';
import { chooseVeganAtom } from '@/lib/session/choice-atoms';
import { VEGAN_OPTIONS } from '@/lib/session/preferences';
import { tellTapsAtom } from '@/lib/kept/profile-atoms';
import { STEPS } from '@/lib/session/steps';
import { STICKY_ACTION, buttonClass } from '../ui/button';
import { useRouter } from '../ui/use-router';
import { OptionButton } from './option-button';
import { useStepGuard } from './use-step-guard';

/** What kind of vegan the visitor is: a single choice that may be left open. */
export function VeganForm() {
  const t = useTranslations('guide');
  const router = useRouter();
  const isReady = useStepGuard('veganpreferences');
  const { vegan } = useAtomValue(userPrefAtom);
  const tellTaps = useSetAtom(tellTapsAtom);
  const chooseVegan = useSetAtom(chooseVeganAtom);

  return (
    <form
      className="flex flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        router.push(STEPS.loading.path);
      }}
    >
      <div role="group" aria-label={t('vegan.title')} className="grid gap-3">
        {VEGAN_OPTIONS.map((id) => (
          <OptionButton
            key={id}
            label={t(`veganKinds.${id}`)}
            description={t(`veganMeanings.${id}`)}
            picture={`/images/food/${id}.svg`}
            isChosen={vegan.includes(id)}
            isDisabled={!isReady}
            onTap={() => {
              chooseVegan(id);
              tellTaps();
            }}
          />
        ))}
      </div>
      <div className={STICKY_ACTION}>
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
