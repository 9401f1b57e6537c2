import { clearVisitor } from "../../browser/user-info/user-info.ts";
import { notifyContentAdded } from "../dom.ts";
import { storeScrollPosition } from "../page-focus.ts";
import { showRejection } from "./form-errors.ts";

/** Statuses whose page replaces the form's: sign-in, forbidden, not found, gone. */
const OWN_PAGE_STATUSES = [401, 403, 404, 410];

/**
 * Posts a form to its page. Opens the page to which the server redirects, or shows the form again with its errors.
 *
 * @throws if the server can't be reached or fails
 */
export async function sendToPage(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const fields = new FormData(form, submitter);
  const isMultipart = form.enctype === "multipart/form-data";
  const body = isMultipart ? fields : new URLSearchParams(fields as unknown as Record<string, string>);
  // For an enhanced form, the server responds with 204 instead of a redirect, so that the next page is requested only
  // once.
  const response = await fetch(form.action, { method: "POST", body, headers: { "X-Enhanced": "1" } });
  const next = response.headers.get("Location");
  if (response.ok && next) {
    if (form.dataset.endsSession) clearVisitor();
    return openPage(new URL(next, location.href));
  }
  if (OWN_PAGE_STATUSES.includes(response.status)) return form.submit();
  const type = response.headers.get("Content-Type") ?? "";
  // The response to a form that is too large, or to one form too many, is only a message.
  if (response.status < 500 && type.startsWith("text/plain"))
    return showRejection(form, { message: await response.text(), errors: {} });
  if (!type.startsWith("text/html") || response.status >= 500)
    throw new Error(`The page responded with status ${response.status}.`);
  replaceMain(await response.text(), form);
}

/** Opens a page. If only the hash differs, the browser would not request it, so the page is reloaded. */
function openPage(target: URL): void {
  if (target.pathname === location.pathname) storeScrollPosition(target.pathname);
  const isSame = target.pathname === location.pathname && target.search === location.search;
  if (isSame) {
    history.replaceState(null, "", target);
    location.reload();
  } else location.assign(target);
}

/** Replaces the page's content with the server's response, which contains what was typed except passwords and files. */
function replaceMain(html: string, form: HTMLFormElement): void {
  const answer = new DOMParser().parseFromString(html, "text/html");
  const [main, next] = [document.querySelector("main"), answer.querySelector("main")];
  if (!main || !next) throw new Error("The answer is not a page of this site.");
  const unreturned = [...form.elements].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && /^(password|file)$/.test(field.type),
  );
  main.replaceChildren(...document.importNode(next, true).childNodes);
  document.title = answer.title;
  for (const { id, type, value, files } of unreturned) {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement)) continue;
    if (type === "file") field.files = files;
    else field.value = value;
  }
  main.querySelector<HTMLElement>("[data-takes-focus]")?.focus();
  // Moves the focus to the first error, if the form was rejected.
  notifyContentAdded(main);
}
