import type { GenericSchema } from "valibot";
import type { CountedLimit } from "#domain/accounts/account-limits.ts";
import type { Context } from "#domain/context.ts";
import type { Locale } from "#editions/locales.ts";
import type { Limit } from "#integrations/rate-limiter.ts";
import type { FieldErrors, Invalid } from "#lib/errors.ts";
import type { ProblemStatus } from "./problem.ts";

/** What came in, before anything is known of it. */
export interface Raw {
  query: URLSearchParams;
  body: Record<string, unknown>;
}

/** What is wrong with which field, in the codes of its own subject. */
export type Codes = Record<string, string>;

/** Input as a use case takes it, or what is wrong with it. */
export type Checked<Input, Code extends string = string> = { input: Input } | { codes: Record<string, Code> };

/** Who asks, and how. */
export interface RequestInfo {
  /** The visitor's address, behind trusted proxies. */
  address: string;
  /** Whether they solved a challenge. */
  verified: boolean;
  /** What their program calls itself. */
  user_agent: string;
  /** The number that their program gave the call. */
  idempotency_key: string | null;
  /** The secret in the session's cookie, whether or not it is still good for anything. */
  secret: string | null;
  /** The secret of the session that the call starts, if it starts one; of the same numbered call it is the same. */
  new_secret: string;
}

/** What is answered with 200 where a success has another status: it had been done before. */
export class AlreadyDone {
  readonly body: object;

  constructor(body: object) {
    this.body = body;
  }
}

/** A file as the answer to a call. */
export class FileAnswer {
  readonly content: Uint8Array;
  readonly content_type: string;
  /** Under which browsers keep it; without one they show it. */
  readonly name: string | undefined;

  constructor(content: Uint8Array, content_type: string, name?: string) {
    this.content = content;
    this.content_type = content_type;
    this.name = name;
  }
}

/** For calls that programs would make by the thousand: `challenge` in the body is what earns the wider limit. */
export interface ChallengePolicy {
  /** What reCAPTCHA calls it. */
  action: string;
  verified: Limit;
  unverified: Limit;
}

/**
 * One call of the API: what it takes, how it is checked, and what it answers. The server and the description in
 * `docs/openapi.json` are both made from these. `find` is for what the address names and whether the viewer may ask;
 * it and `check` also run for a request that only asks beforehand.
 */
export interface Operation<Subject = unknown, Input = unknown, Code extends string = string> {
  id: string;
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Under `/api`, with `{name}` for a parameter. */
  path: string;
  tag: string;
  summary: string;
  /** What each `{name}` is. */
  params?: Record<string, string>;
  query?: GenericSchema;
  /** Without one the body is not read. */
  body?: GenericSchema;
  /** Takes a file of these types in place of a body: its bytes are the input. What it really is, the use case finds out. */
  upload?: { types: readonly string[]; maxBytes: number };
  /** Keys of the body that `check` asks for whatever else it holds. */
  required?: readonly string[];
  /** 204 has no body, so that nothing describes it. `file` is the name under which browsers keep it;
   * what is no JSON has a `content_type` and is answered by `handle` as a `FileAnswer`. */
  answer: { status: 200 | 201; schema: GenericSchema; file?: string; content_type?: string } | { status: 204 };
  /** Only somebody who is signed in as that may ask; it then finds them as `context.viewer`. Without one it asks as a visitor. */
  who?: "buyer" | "staff";
  /** Whether its success makes the session that `asking.new_secret` opens the visitor's, or takes theirs away. */
  session?: "starts" | "ends";
  /** Honours `Idempotency-Key`. What starts a session is answered again only to the same visitor, within a minute. */
  /** `itself`: its use case keeps the number, since to do it again is to find it done. */
  idempotent?: true | "itself";
  challenge?: ChallengePolicy;
  /** What it counts for besides, before any work. */
  limits?(input: Input, context: Context): CountedLimit[];
  /** Besides those that any call of its kind may meet. */
  problems?: ProblemStatus[];
  find?(context: Context, params: Record<string, string>, raw: Raw): Promise<Subject>;
  check?(raw: Raw, context: Context): Checked<Input, Code> | Promise<Checked<Input, Code>>;
  /** What the use case would reject besides, by field, for requests that only ask beforehand; the body may be half filled. */
  precheck?(context: Context, query: { subject: Subject; raw: Raw }): Promise<FieldErrors>;
  /** Says what is wrong in words of its own; without it, in those of an enquiry. */
  refuse?(codes: Record<string, Code>, locale: Locale): Invalid;
  /** Makes of the input what takes long and needs no database, so that no transaction waits for it. */
  prepare?(context: Context, input: Input): Promise<Input>;
  handle(context: Context, query: { subject: Subject; input: Input; asking: RequestInfo }): Promise<object | undefined>;
}

/** Notes an operation with the types of its own; lists of them forget those. */
export function operation<Subject, Input, Code extends string = string>(
  described: Operation<Subject, Input, Code>,
): Operation {
  return described as unknown as Operation;
}
