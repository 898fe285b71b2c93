import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import type { PersonNeeds } from '@kioot/engine/needs';
import type { Area } from '@/lib/areas';
import { toSearchProfile } from '@/lib/client-store/diet-profile';
import { profileAtom } from '@/lib/client-store/diet-profile-atoms';
import { formatPeople, toLowerInitial } from '@/lib/client-store/format-people';
import { formatArea, formatRadius } from '@/lib/format/format-area';
import { formatPreference } from '@/lib/format/format-search';
import { formatSearchProfile } from '@/lib/format/format-search-profile';
import type { Translator } from '@/lib/i18n/translator';
import { joinWithDots } from '@/lib/format/join-with-dots';
import { toJoinHash } from '@/lib/needs/join-link';
import { formatLinkFlags, formatLinkTable, hasLinkAllergies } from '@/lib/needs/link';
import { toPeople } from '@/lib/needs/need';
import { roundPosition } from '@/lib/session/position';
import { getOriginArea, type Origin, type Search } from '@/lib/session/session';
import { toPositionSharePath, toSharePath } from '@/lib/session/share-link';
import { getNearestStationArea } from '@/lib/session/stations';
import { BottomSheet } from '../ui/bottom-sheet';
import { useFetched } from '../ui/use-fetched';
import { SendLink } from './send-link';

interface LinkContentsProps {
  /** Parts that the link has. */
  parts: readonly string[];
  /** Check boxes for more. */
  children?: ReactNode;
}

/** Contents of a link before it is shared. */
function LinkContents({ parts, children }: LinkContentsProps) {
  const t = useTranslations('party');
  return (
    <div className="rounded-card border border-line bg-surface p-3">
      <p className="font-bold">{t('linkHas')}</p>
      <ul className="ml-5 list-disc">
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      {children}
      <p className="text-fine text-ink-soft">{t('linkIsReadable')}</p>
    </div>
  );
}

interface LinkTickProps {
  /** Check box with what it adds itself: "Include allergies: eggs". */
  label: string;
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
}

/** Something that travels in a link only with this tick. */
const LinkTick = ({ label, isTicked, onChange }: LinkTickProps) => (
  <label className="flex min-h-touch items-center gap-2">
    <input
      type="checkbox"
      checked={isTicked}
      onChange={({ currentTarget: { checked } }) => onChange(checked)}
      className="size-5 shrink-0 accent-brand"
    />
    {label}
  </label>
);

interface AllergyTickProps extends Omit<LinkTickProps, 'label'> {
  /** In words; null without any. */
  allergies: string | null;
}

/** Tick for allergies, with a warning until then. */
function AllergyTick({ allergies, ...tick }: AllergyTickProps) {
  const t = useTranslations('party');
  if (allergies === null) return null;
  return (
    <>
      <LinkTick label={t('shareAllergies', { what: toLowerInitial(allergies) })} {...tick} />
      {tick.isTicked ? null : <p className="text-fine text-warn">{t('allergiesLeftOut')}</p>}
    </>
  );
}

/** Person as in a link without allergies. */
function withoutAllergies({ need, profile }: PersonNeeds): PersonNeeds {
  const { notSpicy, noFivePungent, vegetarianClass } = profile ?? {};
  const flags = { notSpicy, noFivePungent, vegetarianClass };
  return formatLinkFlags(flags) === '' ? { need } : { need, profile: { allergies: [], ...flags } };
}

/** Allergies of everyone in words; null without any. */
function formatAllergies(
  t: Translator<'words'>,
  people: readonly Pick<PersonNeeds, 'profile'>[],
): string | null {
  const all = people.flatMap(({ profile }) => profile ?? []);
  if (!all.some(hasLinkAllergies)) return null;
  return formatSearchProfile(t, {
    allergies: [...new Set(all.flatMap(({ allergies }) => allergies))],
    severe: [...new Set(all.flatMap(({ severe = [] }) => severe))],
    otherSevere: all.some(({ otherSevere }) => otherSevere),
  });
}

/** Nearest station of an origin that is no area; undefined until it is found, null without one. */
function useNearestStation({ mapx, mapy }: Origin, isNeeded: boolean): Area | null | undefined {
  const { data, isError } = useFetched({
    name: 'Finding the nearest station',
    key: isNeeded ? `${mapx} ${mapy}` : '',
    fetchData: () => getNearestStationArea({ mapx, mapy }),
  });
  return isError ? null : data;
}

/**
 * Two links to a list: one for the same people, and one with which a friend adds what they eat. A
 * list around the visitor leads to the nearest station, unless the visitor agrees to share the
 * position.
 */
function ShareSearch({ search }: { search: Search }) {
  const t = useTranslations('results');
  const party = useTranslations('party');
  const words = useTranslations('words');
  const [isAsking, setIsAsking] = useState(false);
  const [isPositionShared, setIsPositionShared] = useState(false);
  const area = getOriginArea(search.origin);
  const station = useNearestStation(search.origin, area === null);
  const place = isPositionShared ? null : (area ?? station);
  const origin = place ?? (isPositionShared ? roundPosition(search.origin) : null);
  const name = place ? formatArea(words, place) : t('myPosition');
  const link = {
    place: joinWithDots([name, formatRadius(words, search.radius)]),
    text: place ? t('restaurantsAround', { area: name }) : t('restaurantsAroundMe'),
  };
  return (
    <>
      <div role="radiogroup" aria-label={t('shareList')} className="grid">
        {[false, true].map((isFriend) => (
          <label key={String(isFriend)} className="flex min-h-touch items-center gap-2 font-bold">
            <input
              type="radio"
              name="shared-link"
              checked={isAsking === isFriend}
              onChange={() => setIsAsking(isFriend)}
              className="size-5 shrink-0 accent-brand"
            />
            {party(isFriend ? 'askFriend' : 'sendList')}
          </label>
        ))}
      </div>
      {area ? null : (
        <div>
          <LinkTick
            label={t('myPosition')}
            isTicked={isPositionShared}
            onChange={setIsPositionShared}
          />
          {station === undefined ? null : (
            <p className="text-fine text-ink-soft">
              {isPositionShared
                ? t('linkSaysWhere')
                : station
                  ? t('linkLeadsToStation', { station: formatArea(words, station) })
                  : t('stationNotFound')}
            </p>
          )}
        </div>
      )}
      {!origin ? null : isAsking ? (
        <AskFriend search={{ ...search, origin }} {...link} />
      ) : (
        <SendList search={{ ...search, origin }} {...link} />
      )}
    </>
  );
}

interface LinkFormProps {
  /** Search from the origin of the link. */
  search: Search;
  /** Place and radius of the link. */
  place: string;
  text: string;
}

const toPath = (search: Search) => toSharePath(search) ?? toPositionSharePath(search);

/** Form for the link to the same list; allergies are in it only when ticked. */
function SendList({ search, place, text }: LinkFormProps) {
  const t = useTranslations('party');
  const words = useTranslations('words');
  const [hasAllergies, setHasAllergies] = useState(false);
  const people = toPeople(search);
  const [first, ...others] = people.map(withoutAllergies);
  if (!first) return null;
  return (
    <>
      <LinkContents
        parts={[place, t('linkDiets', { people: formatPeople(words, { ...first, others }) })]}
      >
        <AllergyTick
          allergies={formatAllergies(words, people)}
          isTicked={hasAllergies}
          onChange={setHasAllergies}
        />
      </LinkContents>
      <SendLink path={`${toPath(search)}${formatLinkTable(search, hasAllergies)}`} text={text} />
    </>
  );
}

/** Form for the link with which a friend chooses; of the visitor it has what is ticked. */
function AskFriend({ search, place, text }: LinkFormProps) {
  const t = useTranslations('party');
  const words = useTranslations('words');
  const profile = useAtomValue(profileAtom);
  const [hasDiet, setHasDiet] = useState(false);
  const [hasAllergies, setHasAllergies] = useState(false);
  if (!profile) return null;
  const { wish } = profile;
  const restrictions = toSearchProfile(profile);
  const diet = wish && wish.kind !== 'any' ? formatPreference(words, wish, restrictions) : null;
  const avoided = formatAllergies(words, [{ profile: restrictions }]);
  const ofVisitor = [hasDiet ? diet : null, hasAllergies ? avoided : null].filter(
    (part) => part !== null,
  );
  const path = toPath({ ...search, need: { kind: 'any' } });
  const hash = toJoinHash({ need: wish, profile: restrictions }, { hasDiet, hasAllergies });
  return (
    <>
      <p>{t('joinHint')}</p>
      <LinkContents parts={[place, ...(ofVisitor.length > 0 ? ofVisitor : [t('nothingOfYou')])]}>
        {diet ? (
          <LinkTick label={t('myDietTravels', { diet })} isTicked={hasDiet} onChange={setHasDiet} />
        ) : null}
        <AllergyTick allergies={avoided} isTicked={hasAllergies} onChange={setHasAllergies} />
      </LinkContents>
      <SendLink path={`${path}${hash}`} text={text} />
    </>
  );
}

/** List of a search, or a page with the text that goes with its link. */
export type Shared = { search: Search } | { path: string; text: string };

interface ShareSheetProps {
  shared: Shared;
  label: string;
  onClose: () => void;
}

/** Sheet that sends a link: to a place, to saved places, or to a list and what it is for. */
export function ShareSheet({ shared, label, onClose }: ShareSheetProps) {
  const t = useTranslations('results');
  return (
    <BottomSheet title={label} close={t('close')} onClose={onClose}>
      <div className="grid gap-3 px-page pt-1 pb-[max(1rem,env(safe-area-inset-bottom))]">
        {'search' in shared ? <ShareSearch search={shared.search} /> : <SendLink {...shared} />}
      </div>
    </BottomSheet>
  );
}
