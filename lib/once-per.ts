/** Function of an object that runs once for each, as long as that lives. */
export function oncePer<Key extends object, T>(read: (key: Key) => T): (key: Key) => T {
  const known = new WeakMap<Key, { value: T }>();
  return (key) => {
    const cached = known.get(key) ?? { value: read(key) };
    known.set(key, cached);
    return cached.value;
  };
}
