/** Apart from the catalog, so that only who shows these texts loads them. */
export { testChat as testChatTexts } from "./de/test-chat.ts";
