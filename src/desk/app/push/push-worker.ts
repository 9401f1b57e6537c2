import { runPushWorker } from "#lib/push/run-push-worker.ts";

/* The desk's service worker. */
runPushWorker({ folder: "/desk/", home: "/desk/leads" });
