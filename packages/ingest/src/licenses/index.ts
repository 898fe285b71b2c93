export { createDatabaseTarget, createSnapshotTarget, type LicenseTarget } from './license-targets';
export {
  LICENSES,
  syncLicenses,
  type LicenseSyncOptions,
  type LicenseSyncResult,
} from './sync-licenses';
