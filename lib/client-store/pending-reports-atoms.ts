import { atom } from 'jotai';
import type { Report } from '../reports/report';
import { readPendingReports, subscribeToPendingReports } from './pending-reports';

/** Empty until the browser's storage has been read, so that server and first client render agree. */
const storedReportsAtom = atom<readonly Report[]>([]);
storedReportsAtom.onMount = (set) => {
  set(readPendingReports());
  return subscribeToPendingReports(() => set(readPendingReports()));
};

/** Reports that wait for a connection, oldest first. */
export const pendingReportsAtom = atom((get) => get(storedReportsAtom));
