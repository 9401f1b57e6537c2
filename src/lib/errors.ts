/** Messages by field name, as REST's `errors` object and the forms show them. */
export type FieldErrors = Record<string, string[]>;

/** What a use case may refuse. Each edge (REST, GraphQL, pages, jobs) translates these once, in one file. */
export abstract class DomainError extends Error {
  abstract readonly status: 401 | 403 | 404 | 409 | 410 | 422 | 423 | 429 | 503;
}

/** Only someone who is signed in may ask. */
export class NotSignedIn extends DomainError {
  readonly status = 401;
}

/** The viewer is known, and may not. */
export class NotAllowed extends DomainError {
  readonly status = 403;
  /** For programs, where there is something that its viewer can do about it. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** There is no such thing, or it is not the viewer's to know of. */
export class NotFound extends DomainError {
  readonly status = 404;
}

/** It was public once and has been taken back. */
export class Gone extends DomainError {
  readonly status = 410;
}

/** The input was refused; `errors` says which field and why, in words for the person who typed it. */
export class Invalid extends DomainError {
  readonly status = 422;
  readonly errors: FieldErrors;

  constructor(message: string, errors: FieldErrors) {
    super(message);
    this.errors = errors;
  }
}

/** It contradicts what is there already; `current` is that, where somebody else has changed it meanwhile. */
export class Conflict extends DomainError {
  readonly status = 409;
  readonly current: object | undefined;

  constructor(message: string, current?: object) {
    super(message);
    this.current = current;
  }
}

/** It may not be changed at present. */
export class Locked extends DomainError {
  readonly status = 423;
}

/** Too many of the same in too short a time; `retry_after` is in whole seconds. */
export class TooMany extends DomainError {
  readonly status = 429;
  readonly retry_after: number;

  constructor(message: string, retry_after: number) {
    super(message);
    this.retry_after = retry_after;
  }
}

/** It cannot be done at the moment, through no fault of whoever asks; `retry_after` is in whole seconds. */
export class Unavailable extends DomainError {
  readonly status = 503;
  readonly retry_after: number;

  constructor(message: string, retry_after: number) {
    super(message);
    this.retry_after = retry_after;
  }
}

/** A problem the operator must mend before the program can start; printed as its message alone, without a stack. */
export class StartupError extends Error {}
