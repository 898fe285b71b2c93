/**
 * One value per process under `name`, made at the first call. Next compiles each route and the instrumentation
 * into copies of their own of a module, so what they must share cannot be a variable of that module.
 */
export function getProcessWide<T>(name: string, create: () => T): T {
  const key = Symbol.for(`kioot.${name}`);
  // The global object carries what we put on it; the name stands for one type everywhere.
  const shared = globalThis as unknown as Record<symbol, T | undefined>;
  return (shared[key] ??= create());
}
