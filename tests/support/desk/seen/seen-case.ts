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
}

/** A call that is about to be made, and what it changes for visitors. */
export interface SeenCase {
  params?: Record<string, string | number>;
  query?: string;
  body?: unknown;
  /** The type of a file. */
  type?: string;
  /** The address that a visitor opens, or how they get to what they see. */
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
  /** Runs jobs that the call has queued. */
  finish?(): Promise<unknown>;
}

/**
 * By the id of each desk call that saves something: how a visitor sees it, or in words why no visitor sees anything of
 * it.
 */
export type SeenByVisitors = Record<string, ((desk: Desk) => Promise<SeenCase>) | string>;

let last = 0;

/** A number that no earlier case has used, for slugs and texts. */
export const getNumber = (): number => ++last;
