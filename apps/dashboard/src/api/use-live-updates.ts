import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { applyLive, catchUp, renewCampaignsOf } from "./apply-live.ts";
import { client, unwrap } from "./client.ts";
import { MANY_CONTACTS, renewContacts } from "./contact-news.ts";
import { createGatheredNews } from "./gathered-news.ts";
import { openLiveSocket } from "./live-socket.ts";
import { queryClient } from "./query-client.ts";
import { after, connect } from "./runtime.ts";
import { tellOfSimulations, tellSimulationsCaughtUp } from "./simulation-feed.ts";
import { socketStatusAtom } from "./socket-status.ts";
import { createTranscriptNews, renewTranscripts } from "./transcript-news.ts";
import { readTranscripts } from "./transcripts.ts";
import { tellCaughtUp, tellFollowers } from "./tree-feed.ts";

/** Keeps everything shown up to date for as long as the component is mounted. */
export function useLiveUpdates(): void {
  const setStatus = useSetAtom(socketStatusAtom);
  useEffect(() => {
    const news = createGatheredNews({
      renew: (ids) => renewCampaignsOf(queryClient, ids),
      after,
    });
    const contactNews = createGatheredNews({
      renew: (ids) => renewContacts(queryClient, ids),
      after,
    });
    const transcriptNews = createTranscriptNews({
      renew: () => void renewTranscripts(queryClient, readTranscripts),
      after,
    });
    const close = openLiveSocket({
      ticket: async () => (await unwrap(client.api.session["socket-ticket"].post())).ticket,
      connect,
      after,
      status: setStatus,
      message: (message) => {
        applyLive(queryClient, message);
        tellFollowers(message);
        tellOfSimulations(message);
        transcriptNews.heard(message);
        if (message.type === "campaign-changed") news.changed(message.campaignId);
        if (message.type === "contacts-changed") {
          contactNews.changed(message.contactId ?? MANY_CONTACTS);
        }
      },
      opened: () => {
        catchUp(queryClient);
        tellCaughtUp();
        tellSimulationsCaughtUp();
      },
      log: (text, cause) => console.error(text, cause),
    });
    return () => {
      close();
      news.end();
      contactNews.end();
      transcriptNews.end();
    };
  }, [setStatus]);
}
