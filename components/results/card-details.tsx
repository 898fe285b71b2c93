import { useTranslations } from 'next-intl';
import type { Restaurant } from '@/lib/search/contract';
import type { OpenLine } from '@/lib/words/open-words';
import { useInLanguage } from '../ui/use-in-language';
import { CopyButton } from './copy-button';
import { ReportLink } from './report-link';

/** Source text breaks its lines with `<br>`. */
function toLines(text: string | null | undefined): string {
  return (text ?? '').replace(/<br\s*\/?>\n?/gi, '\n').trim();
}

/** A pair of words: English first, the Korean original beneath. */
function Fact({ label, en, ko }: { label: string; en?: string | null; ko?: string | null }) {
  if (!en && !ko) return null;
  return (
    <div>
      <dt className="text-fine font-bold text-ink-soft">{label}</dt>
      <dd>
        {en ? <span className="block whitespace-pre-line">{en}</span> : null}
        {ko ? (
          <span lang="ko" className="block text-fine whitespace-pre-line text-ink-soft">
            {ko}
          </span>
        ) : null}
      </dd>
    </div>
  );
}

interface CardDetailsProps {
  restaurant: Restaurant;
  /** Whom the card is for: `lib/search/checked-for.ts`. */
  checkedFor: string | undefined;
  open: OpenLine;
}

/** What is worth knowing after the first look: menus, hours, address. */
export function CardDetails({ restaurant: given, checkedFor, open }: CardDetailsProps) {
  const restaurant = useInLanguage(given);
  const t = useTranslations('results');
  const { title, title_eng: titleEng, addr1 } = restaurant;
  const of = t('ofPlace', { name: titleEng || title });
  return (
    <>
      <dl className="space-y-3 pt-2">
        <Fact label={t('bestKnownFor')} en={restaurant.firstmenu_eng} ko={restaurant.firstmenu} />
        <Fact label={t('menu')} en={restaurant.treatmenu_eng} ko={restaurant.treatmenu} />
        <Fact
          label={t('hours')}
          en={restaurant.hours_eng?.join('\n')}
          ko={[restaurant.opentimefood, restaurant.restdatefood]
            .map(toLines)
            .filter(Boolean)
            .join('\n')}
        />
        <Fact label={t('address')} ko={addr1} />
      </dl>
      <div className="mt-2 -ml-2 flex flex-wrap items-center">
        <CopyButton label={t('copyName')} of={of} text={title} />
        {addr1 ? <CopyButton label={t('copyAddress')} of={of} text={addr1} /> : null}
      </div>
      <ReportLink restaurant={restaurant} checkedFor={checkedFor} open={open} />
    </>
  );
}
