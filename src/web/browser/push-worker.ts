import { runPushWorker } from "#lib/push/run-push-worker.ts";

/* The service worker of buyers' alerts. */
runPushWorker({ folder: "/", home: "/bizmatch/search" });
