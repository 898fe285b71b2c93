export { createSourceClient, type SourceClientOptions } from './common/source-client';
export { IngestError, toFailure, toIngestError } from './common/errors';
export { SourceError, type Source } from './common/source-error';
export { lockDatabase } from './common/lock';
export { readSnapshot, readSnapshotInfo, writeSnapshot } from './snapshot-file';
export type { ChangeKind, RowChange } from './change-report';
