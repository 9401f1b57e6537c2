import { once } from "node:events";
import { request } from "node:http";
import { Agent, createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";
import { createSigningKey } from "../../src/integrations/pdf/signing-key.ts";
import { type Site, startSite } from "./server.ts";

/** A site that is reachable only through a proxy, which terminates TLS and forwards plain HTTP. */
export interface ProxiedSite extends Site {
  /** The proxy's https origin, which is the site's `PUBLIC_ORIGIN`. */
  publicOrigin: string;
  /** Trusts the proxy's self-signed certificate. */
  agent: Agent;
}

interface ProxyOptions {
  /** Configuration of the site. */
  env?: Record<string, string>;
  /** Whether the proxy sends `X-Forwarded-*` and the site trusts them. */
  isForwarding?: boolean;
  /** Whether the site starts on an empty folder instead of on a copy of the demo. */
  fresh?: boolean;
}

/** Starts a site behind its own TLS proxy on a free port; both stop with the test file. */
export async function startProxiedSite({
  env = {},
  isForwarding = true,
  fresh = false,
}: ProxyOptions = {}): Promise<ProxiedSite> {
  const pem = await createSigningKey("TLS proxy");
  let upstream: URL | undefined;
  const proxy = createServer({ key: pem, cert: pem }, (incoming, outgoing) => {
    const { method, url, headers, socket } = incoming;
    const forwarding = {
      "x-forwarded-for": socket.remoteAddress,
      "x-forwarded-proto": "https",
      "x-forwarded-host": headers.host,
    };
    const options = { method, path: url, headers: { ...headers, ...(isForwarding && forwarding) }, agent: false };
    const passedOn = request(upstream ?? "", options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passedOn.on("error", () => outgoing.destroy());
    outgoing.once("close", () => passedOn.destroy());
    incoming.pipe(passedOn);
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  afterAll(() => {
    proxy.close();
    proxy.closeAllConnections();
  });
  const publicOrigin = `https://localhost:${(proxy.address() as AddressInfo).port}`;
  const trust: Record<string, string> = isForwarding ? { TRUSTED_PROXIES: "127.0.0.1/32" } : {};
  const site = await startSite({ env: { PUBLIC_ORIGIN: publicOrigin, ...trust, ...env }, fresh });
  upstream = new URL(site.origin);
  return { ...site, publicOrigin, agent: new Agent({ ca: pem, checkServerIdentity: () => undefined }) };
}
