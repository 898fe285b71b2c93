/**
 * One value per process under `name`, created on the first call. Next compiles each route and the
 * instrumentation into separate copies of a module, so shared state cannot be a module variable.
 */
export function globalSingleton<T>(name: string, create: () => T): T {
  const key = Symbol.for(`kioot.${name}`);
  // `globalThis` holds only our values under these keys; a name has one type everywhere.
  const singletons = globalThis as unknown as Record<symbol, T | undefined>;
  return (singletons[key] ??= create());
}

/** Function of an object that runs once for each, as long as that lives. */
export function oncePer<Key extends object, T>(read: (key: Key) => T): (key: Key) => T {
  const known = new WeakMap<Key, { value: T }>();
  return (key) => {
    const cached = known.get(key);
    if (cached) return cached.value;
    const value = read(key);
    known.set(key, { value });
    return value;
  };
}
