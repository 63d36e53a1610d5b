import { QueryClient } from "@tanstack/react-query";

/**
 * Data never goes stale by itself: the socket, polling, actions and a network that is back renew
 * it. No retries. Without a network everything is asked for all the same: the server may be on this
 * very machine, and a question that waited for a network would never say that it is out of reach.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: "always",
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: "always",
    },
    mutations: { networkMode: "always", retry: false },
  },
});
