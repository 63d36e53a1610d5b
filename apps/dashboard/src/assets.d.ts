declare module "*.css";

/** Where the worker lies that reads contact files; the build puts it in. */
declare const CONTACT_FILE_WORKER: string;
