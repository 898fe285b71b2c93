/**
 * Browser storage that never throws when it is blocked, full or corrupt: unreadable values are
 * missing, failed writes return false and live on in memory.
 */
export type StorageArea = 'localStorage' | 'sessionStorage';

/** Parsed JSON of a key; null when missing, invalid or blocked. */
export function readStored(area: StorageArea, key: string): unknown {
  try {
    const text = window[area].getItem(key);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch (error) {
    console.info(`[storage] cannot read ${key}`, error);
    return null;
  }
}

/** Writes JSON, or removes the key of undefined; false when storage is blocked or full. */
export function writeStored(area: StorageArea, key: string, value: unknown): boolean {
  try {
    if (value === undefined) window[area].removeItem(key);
    else window[area].setItem(key, JSON.stringify(value));
    return true;
  } catch (error) {
    console.info(`[storage] cannot write ${key}`, error);
    return false;
  }
}

/** Removes a key; nothing to do when storage is blocked. */
export const removeStored = (area: StorageArea, key: string): void =>
  void writeStored(area, key, undefined);
