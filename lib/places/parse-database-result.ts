import 'server-only';
import { validate, type Schema } from '@kioot/base/validation';
import { PlacesDatabaseError } from './database-error';

/**
 * Validates a result of the database of places.
 * @throws {PlacesDatabaseError} `unreadable` for anything that does not match the schema
 */
export function parseDatabaseResult<T>(schema: Schema<T>, value: unknown): T {
  const result = validate(schema, value);
  if (result.success) return result.data;
  throw new PlacesDatabaseError('unreadable', 'The result does not match its schema.', {
    cause: result.error,
  });
}
