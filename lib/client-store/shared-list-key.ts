/** Storage key of the people whom an opened list was shared for. */
export const SHARED_LIST_KEY = 'kioot.shared-list.v1';
