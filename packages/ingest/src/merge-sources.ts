import 'server-only';
import type { Place } from '@kioot/places/place';
import {
  PlaceMatcher,
  toDistrictName,
  toMatchFeatures,
  type MatchScore,
  type PlaceIdentity,
} from './entity-resolution';
import type { SourceLine, SourceRow } from './source';

/** Place with the rows of all its sources. */
export interface MergedPlace<Row extends SourceRow = SourceRow> {
  readonly contentId: string;
  /** Snapshot row, of the tourism organization or of Visit Seoul. */
  readonly base: Place | null;
  /** Rows of the source for this place; several when it lists the restaurant more than once. */
  readonly members: readonly Row[];
  /** Menu lines of all members by id. */
  readonly lines: readonly SourceLine[];
}

/** Row with candidates that are too uncertain to merge; it becomes a place of its own. */
export interface AmbiguousPlace {
  readonly id: SourceRow['id'];
  readonly name: string;
  readonly like: readonly (MatchScore & { readonly contentId: string })[];
}

interface Draft<Row> {
  readonly contentId: string;
  readonly base: Place | null;
  readonly members: Row[];
}

/**
 * Merges the rows of a source into known places; unmatched rows become new places.
 *
 * @param toContentId id of a new place
 * @param isNamedOnce true for a source without points and telephones: its rows are also matched by
 *   names that a district has once
 */
export function mergeSources<Row extends SourceRow>(
  rows: readonly Place[],
  toContentId: (place: Row) => string,
  listed: readonly Row[],
  isNamedOnce = false,
) {
  const drafts: Draft<Row>[] = [];
  const ambiguous: AmbiguousPlace[] = [];
  // Rows merged into places of other sources, and into places of the same source.
  const joined = { withOthers: 0, withOneAnother: 0 };
  const matcher = new PlaceMatcher<Draft<Row>>();
  const add = (contentId: string, base: Place | null): Draft<Row> => {
    const draft = { contentId, base, members: [] };
    drafts.push(draft);
    return draft;
  };
  for (const row of rows) {
    matcher.add(toMatchFeatures(toIdentity(row)), add(row.contentId, row));
  }
  const names = new Map<string, number>();
  for (const key of isNamedOnce ? listed.map(toDistrictName) : []) {
    names.set(key, (names.get(key) ?? 0) + 1);
  }
  for (const row of listed) {
    const features = toMatchFeatures(row);
    const scored = matcher.find(features);
    const isByName = scored.kind !== 'same' && names.get(toDistrictName(row)) === 1;
    const match = isByName ? matcher.findByName(features, scored) : scored;
    if (match.kind === 'ambiguous') {
      const like = match.like.map(({ place: { contentId }, ...score }) => ({
        contentId,
        ...score,
      }));
      ambiguous.push({ id: row.id, name: row.name, like });
    }
    const isSame = match.kind === 'same';
    const draft = isSame ? match.place : add(toContentId(row), null);
    if (isSame) joined[draft.base ? 'withOthers' : 'withOneAnother'] += 1;
    draft.members.push(row);
    // Later rows may match the features of this one.
    matcher.add(features, draft);
  }
  return { places: drafts.map(toMergedPlace), ambiguous, joined };
}

/** Fields of a row that identify its place. */
export function toIdentity(row: Place): PlaceIdentity {
  const { title: name, addr1: address, tel: phone, mapx, mapy, errorM } = row;
  const at = mapx !== null && mapy !== null ? { mapx, mapy } : null;
  return { name, address, phone, at, isApproximate: errorM !== undefined };
}

function toMergedPlace<Row extends SourceRow>(draft: Draft<Row>): MergedPlace<Row> {
  const lines = draft.members.flatMap((member) => member.lines);
  return { ...draft, lines: lines.sort((a, b) => a.id - b.id) };
}
