import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import type { DietProfile } from '@/lib/client-store/diet-profile';
import { formatPeople } from '@/lib/client-store/format-people';
import { joinTableAtom } from '@/lib/client-store/join-table-atom';
import { toSearchGuest } from '@/lib/client-store/party';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';
import { buttonClass } from '../ui/button-class';
import { useRouter } from '../ui/use-router';

interface InvitationProps {
  /** Sender of the link, as far as it travels. */
  profile: DietProfile | null;
  /** Null away from an area. */
  area: string | null;
  /** "500 m". */
  radius: string;
}

/** Invitation of a friend to find a place together; no one is seated before it is accepted. */
export function Invitation({ profile, area, radius }: InvitationProps) {
  const t = useTranslations('party');
  const words = useTranslations('words');
  const join = useSetAtom(joinTableAtom);
  const router = useRouter();
  return (
    <>
      <h1 className="text-title text-balance">{t('invited')}</h1>
      <p className="text-balance">
        {area === null ? t('invitedWithin', { radius }) : t('invitedAround', { area, radius })}
      </p>
      <p className="font-bold text-balance">
        {profile
          ? t('senderEats', { needs: formatPeople(words, toSearchGuest({ profile })) })
          : t('senderNeedsUnknown')}
      </p>
      <p className="text-balance text-ink-soft">{t('invitedNext')}</p>
      <button
        type="button"
        onClick={() => {
          join({ profile, nickname: t('someone') });
          router.replace(WIZARD_STEPS.preferences.path);
        }}
        className={buttonClass()}
      >
        {t('addWhatIEat')}
      </button>
    </>
  );
}
