export type { PooledJob, WorkerPool } from "../engine/worker-pool.ts";
export { openWorkerPool, setWorkerScript, type WorkerPoolOptions } from "./open-worker-pool.ts";
