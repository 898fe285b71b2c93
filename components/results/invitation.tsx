import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { formatPeople } from '@/lib/client-store/format-people';
import { joinTableAtom } from '@/lib/client-store/shared-list-atoms';
import type { SenderNeeds } from '@/lib/needs/join-link';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';
import { buttonClass } from '../ui/button-class';
import { useRouter } from '../ui/use-router';

interface InvitationProps {
  /** Sender of the link, as far as it travels. */
  sender: SenderNeeds | null;
  /** Null away from an area. */
  area: string | null;
  /** "500 m". */
  radius: string;
}

/** Invitation of a friend to find a place together; no one is seated before it is accepted. */
export function Invitation({ sender, area, radius }: InvitationProps) {
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
        {sender
          ? t('senderEats', {
              needs: formatPeople(words, { ...sender, need: sender.need ?? { kind: 'any' } }),
            })
          : t('senderNeedsUnknown')}
      </p>
      <p className="text-balance text-ink-soft">{t('invitedNext')}</p>
      <button
        type="button"
        onClick={() => {
          join({ sender, nickname: t('someone') });
          router.replace(WIZARD_STEPS.preferences.path);
        }}
        className={buttonClass()}
      >
        {t('addWhatIEat')}
      </button>
    </>
  );
}
