/**
 * Browser storage that may be blocked, full or hold rubbish without breaking a screen: what cannot be read
 * is missing, what cannot be written is reported as false and lives on in memory.
 */
export type StorageArea = 'localStorage' | 'sessionStorage';

/** The JSON value under a key, or null when there is none, it is not JSON, or storage is blocked. */
export function readStored(area: StorageArea, key: string): unknown {
  try {
    const text = window[area].getItem(key);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch (error) {
    console.info(`[storage] cannot read ${key}`, error);
    return null;
  }
}

/** Writes a value as JSON; false when storage is blocked or full. */
export function writeStored(area: StorageArea, key: string, value: unknown): boolean {
  try {
    window[area].setItem(key, JSON.stringify(value));
    return true;
  } catch (error) {
    console.info(`[storage] cannot write ${key}`, error);
    return false;
  }
}

/** Removes a key; storage that is blocked holds nothing to remove. */
export function removeStored(area: StorageArea, key: string): void {
  try {
    window[area].removeItem(key);
  } catch (error) {
    console.info(`[storage] cannot remove ${key}`, error);
  }
}
