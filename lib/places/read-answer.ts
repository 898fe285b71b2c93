import 'server-only';
import { validate, type Schema } from '../validation';
import { PlacesDatabaseError } from './database-error';

/**
 * An answer of the database of places, parsed.
 * @throws {PlacesDatabaseError} `unreadable` for anything that the schema refuses
 */
export function readAnswer<T>(schema: Schema<T>, answer: unknown): T {
  const result = validate(schema, answer);
  if (result.success) return result.data;
  throw new PlacesDatabaseError('unreadable', 'These are no places.', { cause: result.error });
}
