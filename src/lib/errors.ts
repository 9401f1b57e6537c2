/** Messages by field name, as REST's `errors` object and the forms show them. */
export type FieldErrors = Record<string, string[]>;

/**
 * An expected failure of a use case. Each entry point (REST, GraphQL, pages, jobs) converts these errors in one file.
 */
export abstract class DomainError extends Error {
  abstract readonly status: 401 | 403 | 404 | 409 | 410 | 422 | 423 | 429 | 503;
}

/** The operation requires a signed-in user. */
export class NotSignedIn extends DomainError {
  readonly status = 401;
}

/** The viewer is known but not allowed to do this. */
export class NotAllowed extends DomainError {
  readonly status = 403;
  /** A code for API clients, if the viewer can resolve the problem. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** The record does not exist, or the viewer may not know that it does. */
export class NotFound extends DomainError {
  readonly status = 404;
}

/** The record was public and has been withdrawn. */
export class Gone extends DomainError {
  readonly status = 410;
}

/** The input was rejected. `errors` has messages by field for the person who entered it. */
export class Invalid extends DomainError {
  readonly status = 422;
  readonly errors: FieldErrors;

  constructor(message: string, errors: FieldErrors) {
    super(message);
    this.errors = errors;
  }
}

/** The request conflicts with the current state; `current` is that state if someone else changed it in the meantime. */
export class Conflict extends DomainError {
  readonly status = 409;
  readonly current: object | undefined;

  constructor(message: string, current?: object) {
    super(message);
    this.current = current;
  }
}

/** The record cannot be changed at present. */
export class Locked extends DomainError {
  readonly status = 423;
}

/** Too many requests of a kind in too short a time; `retry_after` is in whole seconds. */
export class TooMany extends DomainError {
  readonly status = 429;
  readonly retry_after: number;
  /** A code for API clients, if they can resolve the problem before then. */
  readonly code: string | undefined;

  constructor(message: string, retry_after: number, code?: string) {
    super(message);
    this.retry_after = retry_after;
    this.code = code;
  }
}

/** Temporarily unavailable through no fault of the client; `retry_after` is in whole seconds. */
export class Unavailable extends DomainError {
  readonly status = 503;
  readonly retry_after: number;

  constructor(message: string, retry_after: number) {
    super(message);
    this.retry_after = retry_after;
  }
}

/** A problem that the operator must fix before the program can start. Only its message is printed, without a stack. */
export class StartupError extends Error {}
