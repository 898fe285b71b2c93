// Preloaded by tools that import server modules beside client ones. The `react-server` condition
// would empty `server-only` as well, but also removes the React hooks that client modules import.
import { AsyncLocalStorage } from 'node:async_hooks';
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === 'server-only'
      ? { url: 'data:text/javascript,', format: 'module', shortCircuit: true }
      : nextResolve(specifier, context),
});
// Set by Next's server before its modules are loaded.
globalThis.AsyncLocalStorage = AsyncLocalStorage;
