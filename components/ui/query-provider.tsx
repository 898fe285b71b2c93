'use client';

import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

/** Logs failures of queries under the first part of their key; mutations log their own. */
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
        // Answers live in the session; a screen that is opened again asks again.
        gcTime: 0,
        networkMode: 'always',
      },
      mutations: { gcTime: 0, networkMode: 'always' },
    },
  });

/**
 * The query client of the screens that search. Nothing is sent unasked, since one answer may take two minutes, and
 * nothing waits for a connection: a failed request is shown.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
