import { useAtomValue } from "jotai";
import { Suspense, useEffect } from "react";
import { useLocation } from "wouter";
import { sessionAtom, watchSession } from "../api/tab-session.ts";
import { Frame } from "../features/frame/frame.tsx";
import { PublicFrame } from "../features/frame/public-frame.tsx";
import { Gate } from "../features/gate/gate.tsx";
import { messages } from "../messages/index.ts";
import { PageBoundary } from "./page-boundary.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { DEMO_ROUTE, type Route, routeOf } from "./routes.ts";
import { useSystemTheme } from "./theme.ts";
import { useTimeZone } from "./use-time-zone.ts";

/** Who may see what: the gate before everything but the two public pages. */
export function App() {
  useSystemTheme();
  useEffect(watchSession, []);
  // All below is drawn anew with another zone, and nothing that was typed is lost.
  useTimeZone();
  const { signedIn } = useAtomValue(sessionAtom);
  const [path] = useLocation();
  const route = routeOf(path);
  const isShut = !signedIn && !route.isPublic;
  useTitle(isShut ? messages().gate.title : route.label());

  if (isShut) return <Gate />;
  if (!signedIn || route === DEMO_ROUTE) {
    return (
      <PublicFrame signedIn={signedIn}>
        <Page route={route} />
      </PublicFrame>
    );
  }
  return (
    <Frame current={route}>
      <Page route={route} />
    </Frame>
  );
}

function Page({ route }: { route: Route }) {
  return (
    <PageBoundary key={route.path}>
      <Suspense fallback={<PageSkeleton />}>
        <route.page />
      </Suspense>
    </PageBoundary>
  );
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${messages().common.productName}`;
  }, [title]);
}
