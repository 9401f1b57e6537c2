import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";

export type PhotoFault = "unreadable" | "too_many_pixels" | "too_small";

/** A file that can't be shown as a photo. */
export class BadPhoto extends Error {
  readonly fault: PhotoFault;

  constructor(fault: PhotoFault) {
    super(fault);
    this.fault = fault;
  }
}

const REASONS: Record<PhotoFault, typeof m.photo_unreadable> = {
  unreadable: m.photo_unreadable,
  too_many_pixels: m.photo_too_many_pixels,
  too_small: m.photo_too_small,
};

/** Creates the validation error for a photo, with a message for the uploader. */
export function createPhotoProblem({ fault }: BadPhoto, locale: Locale): Invalid {
  const reason = REASONS[fault]({}, getMessageOptions(locale));
  return new Invalid(reason, { photo: [reason] });
}
