/** A notification as the server sends it. */
interface Push {
  title: string;
  body: string;
  path: string;
  tag: string;
  lang: string;
}

/** Reads a message of the push service; null if it isn't one of ours. */
export function readPush(text: string): Push | null {
  try {
    const push: unknown = JSON.parse(text);
    const isText = (name: string): boolean => typeof (push as Record<string, unknown>)[name] === "string";
    return ["title", "body", "path", "tag", "lang"].every(isText) ? (push as Push) : null;
  } catch {
    return null;
  }
}

/** Returns the address that a notification opens. It is always a page of the desk. */
export function getDeskUrl(path: unknown, origin: string): string {
  const url = typeof path === "string" ? URL.parse(path, origin) : null;
  return url?.origin === origin && url.pathname.startsWith("/desk/") ? url.href : `${origin}/desk/leads`;
}
