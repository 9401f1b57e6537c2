/** Deeper than any page of ours. To find a path's page costs the square of its depth: seconds, for the longest. */
const DEEPEST = 50;

/** Why an address is refused. */
export interface AddressFault {
  status: 400 | 414;
  message: string;
}

/**
 * Control characters. URL parsers drop some of them: a path with one can turn into the name of another host once it is
 * decoded and parsed again.
 */
const CONTROL = /%(?:[01][0-9a-f]|7f)/i;

/**
 * What is wrong with an address that names nothing and would only cost: none at all, one with a control character, a
 * question with a NUL, which no database or file takes, or one too deep.
 */
export function addressFault(path: string, query: string): AddressFault | null {
  if (!path.startsWith("/") || CONTROL.test(path) || query.includes("%00"))
    return { status: 400, message: "Bad request" };
  if (path.split("/", DEEPEST + 2).length > DEEPEST + 1) return { status: 414, message: "URI too long" };
  return null;
}
