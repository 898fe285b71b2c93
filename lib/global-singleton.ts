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
