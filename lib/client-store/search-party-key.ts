import { toPartyKey } from '../search/contract/party-fit';
import { toProfileKey } from '../search/contract/profile-key';
import type { CompletedSearch } from '../session/session';

/** Key of everyone that a search was made for; undefined for one person. */
export function getSearchPartyKey({
  checkedFor,
  others = [],
}: Pick<CompletedSearch, 'checkedFor' | 'others'>): string | undefined {
  return toPartyKey([
    checkedFor,
    ...others.map(({ need, profile }) => toProfileKey(need, profile)),
  ]);
}
