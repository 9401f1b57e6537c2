import { type Agent, type IncomingHttpHeaders, request } from "node:http";
import { request as requestSecurely } from "node:https";
import { connect } from "node:net";
import { text } from "node:stream/consumers";

export interface SiteResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface RequestInput {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /**
   * Agent whose connections are used; by default each request opens its own. An https origin needs an agent that trusts
   * it.
   */
  agent?: Agent;
}

/** Requests a path exactly as written, with exactly these headers, without following redirects. */
export function sendRequest(
  origin: string,
  path: string,
  { method = "GET", headers = {}, body, agent }: RequestInput = {},
): Promise<SiteResponse> {
  const { protocol, hostname, port } = new URL(origin);
  const send = protocol === "https:" ? requestSecurely : request;
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
    const sent = send(
      { hostname, port, path, method, headers: { ...length, ...headers }, agent: agent ?? false },
      (response) => {
        const { statusCode = 0, headers } = response;
        text(response).then((body) => resolve({ status: statusCode, headers, body }), reject);
      },
    );
    sent.once("error", reject);
    sent.end(body);
  });
}

/** Posts a form as a browser without script does from a page of the site. */
export function postForm(
  origin: string,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<SiteResponse> {
  return sendRequest(origin, path, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin", ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

/**
 * Sends bytes that no HTTP client would send and returns everything received until the server closes the connection.
 */
export function sendBytes(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, "latin1"));
    let answer = "";
    socket.setEncoding("latin1").on("data", (piece) => {
      answer += piece;
    });
    // After a reset, everything received so far still counts.
    socket.on("error", () => {});
    socket.on("close", () => resolve(answer));
  });
}
