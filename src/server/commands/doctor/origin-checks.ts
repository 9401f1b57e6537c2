import { connect } from "node:tls";
import { type Config, isLoopback } from "#config/env.ts";
import { getTracesUrl } from "#integrations/traces-url.ts";
import { DAY_MS, HOUR_MS } from "#lib/time/durations.ts";
import { describeClock, MAX_CLOCK_DIFFERENCE_MS } from "./clock-difference.ts";
import { type Finding, fail, ok, warn } from "./finding.ts";

const MIN_CERTIFICATE_DAYS = 14;
const TIMEOUT_MS = 10_000;

/** Checks the public URL: its certificate, and that the site answers there. */
export async function checkOrigin({ public_origin }: Pick<Config, "public_origin">): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(public_origin);
  if (isLoopback(hostname))
    return [warn(`PUBLIC_ORIGIN ${public_origin} is this machine only. Set the public address.`)];
  if (protocol !== "https:") return [fail(`PUBLIC_ORIGIN ${public_origin} is not encrypted. Set an https address.`)];
  return [await checkCertificate(hostname, Number(port || 443)), await checkReady(public_origin)];
}

function checkCertificate(host: string, port: number): Promise<Finding> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, servername: host, timeout: TIMEOUT_MS });
    const end = (finding: Finding): void => {
      socket.destroy();
      resolve(finding);
    };
    socket.once("secureConnect", () => {
      const { valid_from, valid_to } = socket.getPeerCertificate();
      end(describeCertificate(host, { from: Date.parse(valid_from), to: Date.parse(valid_to) }, Date.now()));
    });
    socket.once("timeout", () => end(fail(`TLS: ${host}:${port} doesn't answer. Check the proxy and the firewall.`)));
    socket.once("error", (error) =>
      end(fail(`TLS: ${host}:${port}: ${error.message}. Check the proxy and its certificate.`)),
    );
  });
}

/** Certificates of a few days or hours are renewed shortly before they expire, so a quarter of their time is enough. */
export function describeCertificate(host: string, valid: { from: number; to: number }, now: number): Finding {
  const left = valid.to - now;
  const time =
    left < MIN_CERTIFICATE_DAYS * DAY_MS
      ? `${Math.floor(left / HOUR_MS)} more hours`
      : `${Math.floor(left / DAY_MS)} more days`;
  const text = `TLS: the certificate of ${host} is valid for ${time}.`;
  const min = Math.min(MIN_CERTIFICATE_DAYS * DAY_MS, (valid.to - valid.from) / 4);
  return left < min ? fail(`${text} Check its renewal.`) : ok(text);
}

async function checkReady(origin: string): Promise<Finding> {
  const url = `${origin}/api/readyz`;
  try {
    const { status, headers } = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: "manual" });
    if (status !== 200) return fail(`${url} returns ${status}. See the site's log.`);
    const difference = Math.abs(Date.now() - Date.parse(headers.get("date") ?? ""));
    return difference > MAX_CLOCK_DIFFERENCE_MS
      ? warn(describeClock("the site's", difference))
      : ok(`${url} returns 200.`);
  } catch (error) {
    return fail(`${url} can't be reached: ${getReason(error)}.`);
  }
}

/** Checks that each other host of the site redirects to its address. */
export function checkAliases(
  { alias_hosts, public_origin }: Pick<Config, "alias_hosts" | "public_origin">,
  request: typeof fetch = fetch,
): Promise<Finding[]> {
  const check = async (host: string): Promise<Finding> => {
    try {
      const response = await request(`https://${host}/`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: "manual",
      });
      const target = response.headers.get("location") ?? "";
      if (URL.parse(target)?.origin === public_origin) return ok(`ALIAS_HOSTS: ${host} redirects to ${public_origin}.`);
      const answer = target ? `redirects to ${target}` : `returns ${response.status}`;
      return fail(`ALIAS_HOSTS: https://${host}/ ${answer}. Point its DNS and the proxy to this site.`);
    } catch (error) {
      const reason = getReason(error);
      return fail(`ALIAS_HOSTS: https://${host}/: ${reason}. Check its DNS, the proxy and the certificate.`);
    }
  };
  return Promise.all(alias_hosts.map(check));
}

/** Checks that the collector of traces accepts an empty export. */
export async function checkCollector(otel: Config["otel"], request: typeof fetch = fetch): Promise<Finding[]> {
  if (!otel) return [];
  const url = getTracesUrl(otel.endpoint);
  try {
    const { ok: isAccepted, status } = await request(url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ resourceSpans: [] }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return [
      isAccepted
        ? ok(`Traces: ${url} accepts them.`)
        : fail(`Traces: ${url} returns ${status}. Check OTEL_EXPORTER_OTLP_ENDPOINT: it takes OTLP over HTTP.`),
    ];
  } catch (error) {
    return [fail(`Traces: ${url}: ${getReason(error)}. Check OTEL_EXPORTER_OTLP_ENDPOINT and the collector.`)];
  }
}

/** Returns the message of the error's cause, because fetch itself only says that it failed. */
function getReason(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message : message;
}
