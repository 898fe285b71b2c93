import 'server-only';
import type { RestaurantRow } from '../places/row';
import { PlaceMatcher, toMatchFeatures, type MatchScore } from './entity-resolution';
import type { PlaceSource, SourceLine, SourcePlace, SourceReading } from './source';

/** A place with everything that its sources say of it. */
export interface MergedPlace {
  readonly contentId: string;
  /** Row of the snapshot: the tourism organization's, or Visit Seoul's. */
  readonly base: RestaurantRow | null;
  /** Rows of the source for this place: none, one, or several of the same restaurant. */
  readonly members: readonly SourcePlace[];
  /** Lines of all members, by their ids. */
  readonly lines: readonly SourceLine[];
}

/** A row that is like a place and was not taken for it. */
export interface AmbiguousPlace {
  readonly id: number;
  readonly name: string;
  readonly like: readonly (MatchScore & { readonly contentId: string })[];
}

export interface MergedPlaces {
  readonly places: readonly MergedPlace[];
  /** Rows that are a place of another source, and of the source itself. */
  readonly joined: { readonly withOthers: number; readonly withOneAnother: number };
  readonly ambiguous: readonly AmbiguousPlace[];
}

interface Draft {
  readonly contentId: string;
  readonly base: RestaurantRow | null;
  readonly members: SourcePlace[];
}

/** Puts each row of a source to the place it is, or makes it one of its own. */
export function mergeSources(
  rows: readonly RestaurantRow[],
  { idPrefix }: Pick<PlaceSource, 'idPrefix'>,
  reading: Pick<SourceReading, 'places'>,
): MergedPlaces {
  const drafts: Draft[] = [];
  const ambiguous: AmbiguousPlace[] = [];
  const joined = { withOthers: 0, withOneAnother: 0 };
  const matcher = new PlaceMatcher<Draft>();
  const add = (contentId: string, base: RestaurantRow | null): Draft => {
    const draft = { contentId, base, members: [] };
    drafts.push(draft);
    return draft;
  };
  for (const row of rows) {
    const { contentId, title: name, addr1: address, tel: phone, mapx, mapy } = row;
    const at = mapx !== null && mapy !== null ? { mapx, mapy } : null;
    matcher.add(toMatchFeatures({ name, address, phone, at }), add(contentId, row));
  }
  for (const row of reading.places) {
    const features = toMatchFeatures(row);
    const match = matcher.find(features);
    if (match.kind === 'ambiguous') {
      const like = match.like.map(({ place: { contentId }, ...score }) => ({
        contentId,
        ...score,
      }));
      ambiguous.push({ id: row.id, name: row.name, like });
    }
    const isSame = match.kind === 'same';
    const draft = isSame ? match.place : add(`${idPrefix}${row.id}`, null);
    if (isSame) joined[draft.base ? 'withOthers' : 'withOneAnother'] += 1;
    draft.members.push(row);
    // Other rows of the same restaurant are found by what this one says, too.
    matcher.add(features, draft);
  }
  return { places: drafts.map(toMergedPlace), ambiguous, joined };
}

function toMergedPlace(draft: Draft): MergedPlace {
  const [first, ...others] = draft.members;
  const lines = first?.lines ?? [];
  if (others.length === 0) return { ...draft, lines };
  const all = draft.members.flatMap((member) => member.lines);
  return { ...draft, lines: all.sort((a, b) => a.id - b.id) };
}
