import 'server-only';
import redirects from '../../../data/synced/place-redirects.json';

const placeIds: ReadonlyMap<string, string> = new Map(Object.entries(redirects));

/** Id of the place that a merged duplicate belongs to; undefined for other ids. */
export const getRedirectedId = (contentId: string): string | undefined => placeIds.get(contentId);

/** All merged ids and their places, for lists stored on phones. */
export const PLACE_REDIRECTS: Readonly<Record<string, string>> = redirects;
