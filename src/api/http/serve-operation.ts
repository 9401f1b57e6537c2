import { createHmac } from "node:crypto";
import type { Context as Call, Handler } from "hono";
import { SESSION_MAX_MS } from "#domain/accounts/sessions/session.ts";
import { type Context, requireBuyer, requireStaff, type Viewer } from "#domain/context.ts";
import { findResponse, getCallId, type IdempotentCall, runOnce } from "#domain/idempotency/run-once.ts";
import { createInquiryProblem } from "#domain/leads/inquiries/inquiry-messages.ts";
import { countOutcome, enforceLimits } from "#integrations/enforce-limits.ts";
import { Invalid } from "#lib/errors.ts";
import { formatBrowserProofCookie, parseBrowserProof } from "#lib/known-browser-cookie.ts";
import { createSecret } from "#lib/secrets.ts";
import { formatSessionCookie, parseSessionSecret } from "#lib/session-cookie.ts";
import { runSpan } from "#lib/tracing.ts";
import type { ApiCalls } from "./api-calls.ts";
import { type ChallengeServices, checkChallenge, hasSolvedChallenge, parseIdempotencyKey } from "./challenge-check.ts";
import type { SigningKeys } from "./csrf-token.ts";
import { createCodes } from "./field-codes.ts";
import { readJsonBody, readUpload } from "./json-body.ts";
import { sendJson } from "./json-response.ts";
import { addTaken } from "./limits.ts";
import { Accepted, AlreadyDone, type Codes, FileResponse, type Operation, type Raw } from "./operation.ts";
import { createPrecognitionSuccess, isValidatedField, type Precognition, parsePrecognition } from "./precognition.ts";

export interface Serving extends ChallengeServices {
  context: Context;
  keys: SigningKeys;
  /** True if the site is served over HTTPS. */
  isSecure: boolean;
  /** Returns the viewer of a call from its session only. */
  findViewer(c: Call): Promise<Viewer>;
  /** Returns the visitor of a call: a session or a random ID. */
  getVisitor(c: Call): string | undefined;
}

/** A response that starts a session is not replayed after this time. */
const REPLAY_WINDOW_MS = 60_000;

/**
 * Serves one operation: loads the subject, parses and validates the input, then runs the handler unless the request is
 * validation-only.
 */
export function serveOperation(serving: Serving, operation: Operation): Handler<ApiCalls> {
  const toProblem = (operation.toProblem ?? createInquiryProblem) as NonNullable<Operation["toProblem"]>;
  const deduplicate = createCallDeduplicator();
  const serve = async (c: Call<ApiCalls>): Promise<Response> => {
    const viewer: Viewer = operation.who ? await serving.findViewer(c) : { role: "visitor" };
    const context: Context = { ...serving.context, viewer };
    if (operation.who === "buyer") requireBuyer(context);
    if (operation.who === "staff") requireStaff(context);
    const idempotency_key = operation.idempotent ? parseIdempotencyKey(c.req.raw.headers) : null;
    const raw = await getRaw(c, operation);
    const subject = await operation.find?.(context, c.req.param(), raw);
    const checked = (await operation.check?.(raw, context)) ?? { input: undefined };
    const precognition = parsePrecognition(c.req.raw.headers);
    if (precognition) {
      const codes = "codes" in checked ? getValidatedCodes(checked.codes, precognition) : createCodes();
      const expectedErrors = (await operation.precheck?.(context, { subject, raw })) ?? {};
      const errors = Object.entries(expectedErrors).filter(([field]) => isValidatedField(field, precognition));
      if (Object.keys(codes).length + errors.length === 0) return createPrecognitionSuccess();
      const rejected = toProblem(codes, context.locale);
      throw new Invalid(rejected.message, { ...Object.fromEntries(errors), ...rejected.errors });
    }
    if ("codes" in checked) throw toProblem(checked.codes, context.locale);

    // Read the file only after authorization.
    const input = operation.upload ? await readUpload(c.req.raw, operation.upload) : checked.input;
    const call =
      idempotency_key &&
      operation.idempotent === true &&
      toIdempotentCall(operation, serving, serving.getVisitor(c), idempotency_key, raw);
    const new_secret = call ? getSecret(call, serving) : createSecret();
    let browser_proof: string | null = null;
    const request = {
      address: c.get("address") ?? "",
      user_agent: c.req.header("user-agent") ?? "",
      idempotency_key,
      browser: parseBrowserProof(c.req.header("cookie"), serving.isSecure),
      rememberBrowser: (proof: string) => {
        browser_proof = proof;
      },
      secret: parseSessionSecret(c.req.header("cookie"), serving.isSecure),
      new_secret,
    };
    const limits = (await operation.limits?.(input, context, request.browser, request.secret)) ?? [];
    const checkLimits = async () => {
      await enforceLimits(serving.limiter, limits, {
        address: request.address,
        hasSolved: () => hasSolvedChallenge(serving, operation, raw, request.address),
        onTaken: (taken) => addTaken(c, taken),
      });
      return operation.challenge ? checkChallenge(c, serving, operation.challenge, raw, context.locale) : false;
    };
    const work = (context: Context, prepared: unknown, verified: boolean) =>
      operation.handle(context, { subject, input: prepared, request: { ...request, verified } }) as Promise<
        object | undefined
      >;
    const prepare = async () => (operation.prepare ? operation.prepare(context, input) : input);
    const runIdempotent = async (call: IdempotentCall): Promise<object> => {
      const before = await findResponse(context, call);
      if (before) return before;
      const verified = await checkLimits();
      const prepared = await prepare();
      return runOnce(context, call, async (context) => ({ ...(await work(context, prepared, verified)) }));
    };
    const runDirectly = async () => {
      const verified = await checkLimits();
      return work(context, await prepare(), verified);
    };

    const response = await countOutcome(serving.limiter, limits, request.address, () =>
      call ? deduplicate(call, () => runIdempotent(call)) : runDirectly(),
    );
    setSession(c, operation, serving, new_secret);
    if (browser_proof)
      c.header("Set-Cookie", formatBrowserProofCookie(browser_proof, serving.isSecure), { append: true });
    if (response instanceof Accepted) return sendJson(c, response.body, 202);
    if (response instanceof AlreadyDone) return sendJson(c, response.body);
    if (response instanceof FileResponse) return sendFile(c, response);
    const { status } = operation.response;
    if ("file" in operation.response && operation.response.file)
      c.header("Content-Disposition", `attachment; filename="${operation.response.file}"`);
    return status === 204 ? c.body(null, 204) : sendJson(c, response ?? {}, status);
  };
  return (c) => runSpan(operation.id, "internal", {}, () => serve(c));
}

function sendFile(c: Call, { content, content_type, name }: FileResponse): Response {
  c.header("Content-Type", content_type);
  c.header("Content-Disposition", name ? formatAttachment(name) : "inline");
  return c.body(content as Uint8Array<ArrayBuffer>, 200);
}

/** RFC 6266: the name in UTF-8, and in ASCII for older clients. */
function formatAttachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  if (ascii === name) return `attachment; filename="${name}"`;
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

async function getRaw(c: Call, { body }: Operation): Promise<Raw> {
  return { query: new URL(c.req.url).searchParams, body: body ? await readJsonBody(c.req.raw) : {} };
}

/**
 * Returns the codes of the validated fields, without `unknown_field`: a partly filled form may have fields of other
 * calls.
 */
function getValidatedCodes(codes: Codes, precognition: Precognition): Codes {
  const visible = Object.entries(codes).filter(
    ([field, code]) => code !== "unknown_field" && isValidatedField(field, precognition),
  );
  return Object.fromEntries(visible);
}

/** Returns a call with its idempotency key. Null if the visitor is unknown and the response would sign them in. */
function toIdempotentCall(
  { id, session }: Operation,
  { keys }: Serving,
  visitor: string | undefined,
  key: string,
  { body }: Raw,
): IdempotentCall | null {
  // A retry has a new challenge answer but is the same call.
  const { challenge: _, ...bodyWithoutChallenge } = body;
  if (!session) return { operation: id, visitor: visitor ?? "", key, body: bodyWithoutChallenge };
  if (visitor === undefined) return null;
  // The body may contain a password, so store only a keyed hash that can't be brute-forced without the key.
  const hashed = createHmac("sha256", keys[0]).update(JSON.stringify(bodyWithoutChallenge)).digest("hex");
  return { operation: id, visitor, key, body: hashed, retention_ms: REPLAY_WINDOW_MS };
}

/** Derives the session secret of a call with an idempotency key, so that an identical retry gets the same session. */
function getSecret(call: IdempotentCall, { keys }: Serving): string {
  return createHmac("sha256", keys[0])
    .update(`session\n${getCallId(call)}\n${JSON.stringify(call.body)}`)
    .digest("base64url");
}

function setSession(c: Call, { session }: Operation, { isSecure }: Serving, new_secret: string): void {
  if (!session) return;
  const [secret, seconds] = session === "starts" ? [new_secret, SESSION_MAX_MS / 1_000] : ["", 0];
  c.header("Set-Cookie", formatSessionCookie(secret, seconds, isSecure), { append: true });
}

/**
 * Creates a function that runs a call. Identical calls that arrive while one is running share its response and count
 * once.
 */
function createCallDeduplicator() {
  const inFlight = new Map<string, Promise<object>>();
  return (call: IdempotentCall, response: () => Promise<object>): Promise<object> => {
    const id = `${getCallId(call)} ${JSON.stringify(call.body)}`;
    const running = inFlight.get(id);
    if (running) return running;
    const run = response().finally(() => inFlight.delete(id));
    inFlight.set(id, run);
    return run;
  };
}
