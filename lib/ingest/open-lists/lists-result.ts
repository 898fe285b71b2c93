import type { ChangeReport } from '../change-report';
import type { AppliedLists } from './apply-lists';

/** Counts of a merge of open lists. */
export interface OpenListsResult extends Omit<AppliedLists, 'rows' | 'redirects'> {
  readonly places: number;
  readonly located: number;
  readonly withMenu: number;
  readonly withPrices: number;
  /** Places on the map with a menu, by the source of the menu. */
  readonly menus: Readonly<Record<string, number>>;
  readonly redirects: number;
  readonly dryRun: boolean;
  readonly quarantineFile: string;
  readonly quarantined: Readonly<Record<string, number>>;
  /** `joined`: rows that are one place with another row. */
  readonly changes: ChangeReport['counts'] & { readonly joined: number };
}
