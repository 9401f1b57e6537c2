import type { GenericSchema } from "valibot";
import type { Context } from "#domain/context.ts";
import type { Locale } from "#editions/locales.ts";
import type { CountedLimit, Limit } from "#integrations/rate-limiter.ts";
import type { FieldErrors, Invalid } from "#lib/errors.ts";
import type { ProblemStatus } from "./problem.ts";

/** Input before validation. */
export interface Raw {
  query: URLSearchParams;
  body: Record<string, unknown>;
}

export type Codes = Record<string, string>;

/** Validated input, or error codes by field. */
export type Checked<Input, Code extends string = string> = { input: Input } | { codes: Record<string, Code> };

/** Request metadata for use cases. */
export interface RequestInfo {
  /** Client IP address, resolved through trusted proxies. */
  address: string;
  /** Whether the visitor solved a challenge. */
  verified: boolean;
  user_agent: string;
  idempotency_key: string | null;
  /** Secret from the cookie of a browser that has signed in to an account before; proves that the browser is known. */
  browser: string | null;
  /** Sets that cookie if the call succeeds. */
  rememberBrowser(proof: string): void;
  /** Secret from the session cookie, which may be expired. */
  secret: string | null;
  /** Secret for a session that the call may start. Retries with the same idempotency key get the same secret. */
  new_secret: string;
}

/** Responds with 200 instead of the usual success status because the action was already done. */
export class AlreadyDone {
  readonly body: object;

  constructor(body: object) {
    this.body = body;
  }
}

/** Responds with the operation's `accepted` instead of the usual success: something remains to be done. */
export class Accepted {
  readonly body: object;

  constructor(body: object) {
    this.body = body;
  }
}

export class FileResponse {
  readonly content: Uint8Array;
  readonly content_type: string;
  /** Download file name. Without one, browsers display the file. */
  readonly name: string | undefined;

  constructor(content: Uint8Array, content_type: string, name?: string) {
    this.content = content;
    this.content_type = content_type;
    this.name = name;
  }
}

/** For calls that bots would repeat. A solved `challenge` in the body gets the higher limit. */
export interface ChallengePolicy {
  /** Action name for reCAPTCHA. */
  action: string;
  verified: Limit;
  unverified: Limit;
}

/**
 * One API operation: its input, validation and response. The server and `docs/openapi.json` are both built from these.
 * `find` loads the subject in the path and checks permission; `find` and `check` also run for validation-only requests.
 */
export interface Operation<Subject = unknown, Input = unknown, Code extends string = string> {
  id: string;
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Under `/api`, with `{name}` for a parameter. */
  path: string;
  tag: string;
  summary: string;
  /** Descriptions of the path parameters. */
  params?: Record<string, string>;
  query?: GenericSchema;
  /** If omitted, the body is not read. */
  body?: GenericSchema;
  /**
   * Accepts a file of these types instead of a JSON body; the input is its bytes. The use case detects the actual type.
   */
  upload?: { types: readonly string[]; maxBytes: number };
  /** Body keys that `check` always requires. */
  required?: readonly string[];
  /**
   * 204 has no body and so no schema. `file` is the download file name. Non-JSON responses set `content_type`, and
   * `handle` returns a `FileResponse`.
   */
  response: { status: 200 | 201; schema: GenericSchema; file?: string; content_type?: string } | { status: 204 };
  /** The 202 response if something remains to be done (`Accepted`). */
  accepted?: { description: string; schema: GenericSchema };
  /** Role that must be signed in, available as `context.viewer`. If omitted, the call runs as a visitor. */
  who?: "buyer" | "staff";
  /** Whether success starts the session with `request.new_secret` or ends the visitor's session. */
  session?: "starts" | "ends";
  /**
   * Supports `Idempotency-Key`. A response that starts a session is replayed only to the same visitor within a minute.
   * With `itself`, the use case stores the key and detects repeated calls.
   */
  idempotent?: true | "itself";
  challenge?: ChallengePolicy;
  /** The action of a challenge that limits may require. */
  challengeAction?: string;
  /** Additional rate limits, counted before any work. */
  limits?(
    input: Input,
    context: Context,
    browser: string | null,
    secret: string | null,
  ): CountedLimit[] | Promise<CountedLimit[]>;
  /** Problems in addition to the ones that every call of this kind has. */
  problems?: ProblemStatus[];
  find?(context: Context, params: Record<string, string>, raw: Raw): Promise<Subject>;
  check?(raw: Raw, context: Context): Checked<Input, Code> | Promise<Checked<Input, Code>>;
  /** Additional validation by the use case, by field, for validation-only requests. The body may be incomplete. */
  precheck?(context: Context, query: { subject: Subject; raw: Raw }): Promise<FieldErrors>;
  /** Builds the validation error. Defaults to the messages of an inquiry. */
  toProblem?(codes: Record<string, Code>, locale: Locale): Invalid;
  /** Does slow work that needs no database, before the transaction starts. */
  prepare?(context: Context, input: Input): Promise<Input>;
  handle(
    context: Context,
    query: { subject: Subject; input: Input; request: RequestInfo },
    // biome-ignore lint/suspicious/noConfusingVoidType: without a response body, the use case returns nothing.
  ): Promise<object | void>;
}

/** Infers an operation's types. Lists of operations erase them. */
export function defineOperation<Subject, Input, Code extends string = string>(
  definition: Operation<Subject, Input, Code>,
): Operation {
  return definition as unknown as Operation;
}
