import {
  ChartNoAxesCombined,
  type LucideIcon,
  Megaphone,
  Network,
  PhoneCall,
  ScrollText,
  Settings,
  Sparkles,
  Users,
} from "lucide-react";
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { messages } from "../messages/index.ts";

export interface Route {
  path: string;
  label(): string;
  page: LazyExoticComponent<ComponentType>;
  /** Fetches the page, which is fetched by itself once it is shown. */
  load(): Promise<unknown>;
  /** Open without signing in. */
  isPublic?: boolean;
}

export interface LinkedRoute extends Route {
  icon: LucideIcon;
}

const texts = () => messages().frame.pages;

function page(load: () => Promise<ComponentType>): Pick<Route, "page" | "load"> {
  return { page: lazy(async () => ({ default: await load() })), load };
}

/** The pages of the sidebar, in its order. */
export const LINKED_ROUTES: readonly LinkedRoute[] = [
  {
    path: "/",
    label: () => texts().builder,
    icon: Network,
    ...page(async () => (await import("../features/builder/builder-page.tsx")).BuilderPage),
  },
  {
    path: "/live-calls",
    label: () => texts().liveCalls,
    icon: PhoneCall,
    ...page(async () => (await import("../features/live-calls/live-calls-page.tsx")).LiveCallsPage),
  },
  {
    path: "/bulk-calls",
    label: () => texts().bulkCalls,
    icon: Megaphone,
    ...page(async () => (await import("../features/bulk-calls/bulk-calls-page.tsx")).BulkCallsPage),
  },
  {
    path: "/analytics",
    label: () => texts().analytics,
    icon: ChartNoAxesCombined,
    ...page(async () => (await import("../features/analytics/analytics-page.tsx")).AnalyticsPage),
  },
  {
    path: "/contacts",
    label: () => texts().contacts,
    icon: Users,
    ...page(async () => (await import("../features/contacts/contacts-page.tsx")).ContactsPage),
  },
  {
    path: "/transcripts",
    label: () => texts().transcripts,
    icon: ScrollText,
    ...page(
      async () => (await import("../features/transcripts/transcripts-page.tsx")).TranscriptsPage,
    ),
  },
  {
    path: "/digital-compound-effect",
    label: () => texts().concept,
    icon: Sparkles,
    isPublic: true,
    ...page(async () => (await import("../features/concept/concept-page.tsx")).ConceptPage),
  },
  {
    path: "/settings",
    label: () => texts().settings,
    icon: Settings,
    ...page(async () => (await import("../features/settings/settings-page.tsx")).SettingsPage),
  },
];

/** Stands alone, without the frame. */
export const DEMO_ROUTE: Route = {
  path: "/ceo-demo",
  label: () => texts().demo,
  isPublic: true,
  ...page(async () => (await import("../features/demo/demo-page.tsx")).DemoPage),
};

export const NOT_FOUND: Route = {
  path: "*",
  label: () => texts().notFound,
  ...page(async () => (await import("../features/not-found/not-found-page.tsx")).NotFoundPage),
};

/** The route behind a path, as the address bar has it. */
export function routeOf(path: string): Route {
  const plain = path.length > 1 ? path.replace(/\/+$/, "") : path;
  return [...LINKED_ROUTES, DEMO_ROUTE].find((route) => route.path === plain) ?? NOT_FOUND;
}
