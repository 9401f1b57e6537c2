import type { TestContext } from "../../context.ts";
import type { DeskFixture } from "../desk-fixture.ts";

/** The desk of a network, used by head office through its calls. */
export interface Desk {
  context: TestContext;
  fixture: DeskFixture;
  /** Opens a page as a visitor. */
  visit(path: string): Promise<{ status: number; html: string }>;
  /** Makes a call under `/desk` and returns its JSON. Bytes are sent as a file of this type. */
  call<Body = Record<string, unknown>>(method: string, path: string, body?: unknown, type?: string): Promise<Body>;
  /** Makes a call as somebody else. */
  callAs<Body = Record<string, unknown>>(who: Caller, method: string, path: string, body?: unknown): Promise<Body>;
  /** Opens an address under `/desk` in another session: by default, that of a colleague at head office. */
  read(path: string, who?: Caller): Promise<string>;
}

/** Someone who is signed in at the desk, by the value of their cookie. */
export interface Caller {
  secret: string;
}

/** A call that is about to be made, and what it changes for visitors. */
export interface SeenCase {
  /** Who makes the call, if it isn't head office. */
  as?: Caller;
  params?: Record<string, string | number>;
  query?: string;
  body?: unknown;
  /** The type of a file. */
  type?: string;
  /** The address that a visitor opens, or how a visitor, recipient, partner or colleague gets to what they see. */
  page: string | (() => Promise<string>);
  /** What they see only after the call. */
  shows?: string;
  /** What they see only before it. */
  hides?: string;
  /** What they see before and after it. */
  stays?: string;
  /** What they see neither before nor after it. */
  never?: string;
  /** What the call's response shows, as a preview does. */
  previews?: string;
  /** Runs jobs that the call has queued, or does what follows it. */
  finish?(saved: Saved): Promise<unknown>;
}

/** What the call returned, if it is JSON. */
type Saved = Record<string, unknown>;

/**
 * By the id of each desk call: how what it saves is seen by the person it is for, in a session other than the caller's,
 * or that nothing has changed for them.
 */
export type SeenByOthers = Record<string, (desk: Desk) => Promise<SeenCase>>;

let last = 0;

/** A number that no earlier case has used, for slugs and texts. */
export const getNumber = (): number => ++last;
