import { getMessageOptions } from "#editions/message-locale.ts";

type Options = ReturnType<typeof getMessageOptions>;
type Message<Values> = (values: Values, options: Options) => string;

/** A sentence about a file, a row or a cell, which is written in the language of its reader. */
export interface Remark {
  /** The message without its values; remarks with the same one are grouped. */
  message: unknown;
  translate(options: Options): string;
}

export const ENGLISH = getMessageOptions("en-US");

export function createRemark<Values>(message: Message<Values>, values: Values): Remark {
  return { message, translate: (options) => message(values, options) };
}

/** Adds words to a remark, which stays in its group. */
export function extendRemark({ message, translate }: Remark, extend: Message<{ reason: string }>): Remark {
  return { message, translate: (options) => extend({ reason: translate(options) }, options) };
}

/** Creates a remark in a language that is already chosen. */
export function createFixedRemark(text: string): Remark {
  return { message: text, translate: () => text };
}
