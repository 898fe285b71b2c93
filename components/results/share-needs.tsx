import type { DietaryRestrictions, PersonNeeds } from '@kioot/engine/needs';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { formatPeople, toLowerInitial } from '@/lib/client-store/format-people';
import { formatRadius } from '@/lib/format/format-radius';
import { formatSearchProfile } from '@/lib/format/format-search-profile';
import { joinWithDots } from '@/lib/format/join-with-dots';
import { formatLinkFlags, formatLinkTable, hasLinkAllergies } from '@/lib/needs/link';
import { toPeople } from '@/lib/needs/need';
import type { Search } from '@/lib/session/session';
import { AllergyTick, LinkContents } from './link-contents';
import { ShareButton } from './share-button';

interface ShareNeedsProps {
  search: Search;
  /** Area or station of the link. */
  place: string;
  text: string;
  /** Link for one person. */
  path: string;
}

/** Person as in a link without allergies. */
function withoutAllergies({ need, profile }: PersonNeeds): PersonNeeds {
  const { notSpicy, noFivePungent, vegetarianClass } = profile ?? {};
  const flags = { notSpicy, noFivePungent, vegetarianClass };
  return formatLinkFlags(flags) === '' ? { need } : { need, profile: { allergies: [], ...flags } };
}

/** Allergies of everyone; null without any. */
function mergeAllergies(people: readonly PersonNeeds[]): DietaryRestrictions | null {
  const all = people.flatMap(({ profile }) => profile ?? []);
  if (!all.some(hasLinkAllergies)) return null;
  return {
    allergies: [...new Set(all.flatMap(({ allergies }) => allergies))],
    severe: [...new Set(all.flatMap(({ severe = [] }) => severe))],
    otherSevere: all.some(({ otherSevere }) => otherSevere),
  };
}

/** Contents of a link to a list for people with allergies, which are in it only when ticked. */
export function ShareNeeds({ search, place, text, path }: ShareNeedsProps) {
  const t = useTranslations('party');
  const words = useTranslations('words');
  const [hasAllergies, setHasAllergies] = useState(false);
  const people = toPeople(search);
  const [first, ...others] = people.map(withoutAllergies);
  const allergies = mergeAllergies(people);
  if (!first) return null;
  return (
    <div className="basis-full rounded-card border border-line bg-surface p-3">
      <LinkContents
        parts={[
          joinWithDots([place, formatRadius(words, search.radius)]),
          t('linkDiets', { people: formatPeople(words, { ...first, others }) }),
        ]}
      >
        {allergies ? (
          <AllergyTick
            label={t('shareAllergies', {
              what: toLowerInitial(formatSearchProfile(words, allergies)),
            })}
            isTicked={hasAllergies}
            onChange={setHasAllergies}
          />
        ) : null}
      </LinkContents>
      <div className="-ml-2 flex flex-wrap items-center">
        <ShareButton path={`${path}${formatLinkTable(search, hasAllergies)}`} text={text} />
      </div>
    </div>
  );
}
