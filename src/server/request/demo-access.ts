import { AsyncLocalStorage } from "node:async_hooks";
import { type Config, isLoopback } from "#config/env.ts";
import { hasForwardingHeader } from "./forwarded.ts";

type DemoConfig = Pick<Config, "demo" | "database_url" | "host" | "public_origin">;

/** Returns whether this is the demo on an embedded database that can be reached only from this machine. */
export function isLocalDemo({ demo, database_url, host, public_origin }: DemoConfig): boolean {
  const { hostname } = new URL(public_origin);
  return demo && database_url === null && isLoopback(host) && isLoopback(hostname.replace(/^\[(.*)\]$/, "$1"));
}

/**
 * Decides for each request whether the demo's shortcuts are available: the open outbox, one-click sign-in, and the
 * known buyer's password. They never are for forwarded requests, because with a local proxy remote clients seem to be
 * on this machine.
 */
export function createDemoAccess(config: DemoConfig) {
  const isLocal = isLocalDemo(config);
  const forwarded = new AsyncLocalStorage<true>();
  return {
    isLocal,
    /** Returns whether the shortcuts are available to the current request. */
    isOpen: (): boolean => isLocal && forwarded.getStore() === undefined,
    /** Runs `work` with the access that a request with these headers has. */
    run: <T>(headers: object, work: () => T): T =>
      isLocal && hasForwardingHeader(Object.keys(headers)) ? forwarded.run(true, work) : work(),
  };
}

export type DemoAccess = ReturnType<typeof createDemoAccess>;
