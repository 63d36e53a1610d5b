import "@fontsource-variable/inter/wght.css";
import "./app.css";
import "@xyflow/react/dist/base.css";
import "./features/builder/canvas/canvas.css";
import "./ui/select.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { rememberTimeZone } from "./api/kept-time-zone.ts";
import { queryClient } from "./api/query-client.ts";
import { App } from "./app/app.tsx";
import { adoptKindColours } from "./app/kind-colours.ts";
import { Speaking } from "./app/speaking.tsx";
import { Toasts } from "./app/toasts.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("the page has no #root");

rememberTimeZone();
adoptKindColours(document);
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Speaking>
        <App />
        <Toasts />
      </Speaking>
    </QueryClientProvider>
  </StrictMode>,
);
