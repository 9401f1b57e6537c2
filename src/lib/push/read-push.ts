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

/** The part of the site whose pages notifications open. */
export interface PushPages {
  /** Its path, with a slash at the end. */
  folder: string;
  /** The path of the page that opens if a notification names no page of it. */
  home: string;
}

/** Returns the address that a notification opens. It is always in that part of the site. */
export function getPushUrl(path: unknown, origin: string, { folder, home }: PushPages): string {
  const url = typeof path === "string" ? URL.parse(path, origin) : null;
  return url?.origin === origin && url.pathname.startsWith(folder) ? url.href : origin + home;
}
