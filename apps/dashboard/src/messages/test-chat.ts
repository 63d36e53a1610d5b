import { testChat } from "./de/test-chat.ts";
import { area } from "./language.ts";

export const testChatTexts = area("testChat", testChat);
