import { AsyncLocalStorage } from "node:async_hooks";
import { type Config, isLoopback } from "#config/env.ts";
import { hasForwardingHeader } from "./forwarded.ts";

type DemoConfig = Pick<Config, "demo" | "database_url" | "host" | "public_origin">;

/** Whether this is the demo on an embedded database that only this machine can reach. */
export function isLocalDemo({ demo, database_url, host, public_origin }: DemoConfig): boolean {
  const { hostname } = new URL(public_origin);
  return demo && database_url === null && isLoopback(host) && isLoopback(hostname.replace(/^\[(.*)\]$/, "$1"));
}

/**
 * Decides for each request whether the demo's shortcuts exist: the open outbox, one-click sign-in, the known buyer's
 * password. A local proxy makes remote clients look like this machine, so a forwarded request never gets them.
 */
export function createDemoAccess(config: DemoConfig) {
  const isLocal = isLocalDemo(config);
  const forwarded = new AsyncLocalStorage<true>();
  return {
    isLocal,
    /** For the current request. */
    isOpen: (): boolean => isLocal && forwarded.getStore() === undefined,
    /** Runs `work`, and whatever it starts, with the access that a request with these headers has. */
    run: <T>(headers: object, work: () => T): T =>
      isLocal && hasForwardingHeader(Object.keys(headers)) ? forwarded.run(true, work) : work(),
  };
}

export type DemoAccess = ReturnType<typeof createDemoAccess>;
