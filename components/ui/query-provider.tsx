'use client';

import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

/** Logs failed queries by the first part of their key. */
const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey: [name] }) => console.error(`${String(name)} failed`, error),
    }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        // Results are stored in the session; a reopened screen fetches again.
        gcTime: 0,
        networkMode: 'always',
      },
    },
  });

/**
 * Query client of the list of results. No automatic requests, since a response may take two minutes.
 * Offline requests fail at once instead of waiting.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
