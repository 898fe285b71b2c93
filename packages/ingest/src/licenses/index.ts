export { LICENSES } from './download-licenses';
export { createDatabaseTarget, createSnapshotTarget, type LicenseTarget } from './license-targets';
export { syncLicenses, type LicenseSyncOptions, type LicenseSyncResult } from './sync-licenses';
