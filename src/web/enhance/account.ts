import { getSalutationName } from "#editions/person-name.ts";
import { m } from "#messages/messages.js";
import { readPageInfo } from "../browser/page-info.ts";
import { onUserInfo, readUserInfo, type UserInfo } from "../browser/user-info/user-info.ts";
import { findAll, ignoreError, isPlainClick, on } from "./dom.ts";

/** Shows the signed-in buyer's menu in place of the sign-in link, and signs out. */
export function startAccount(): void {
  const signInLinks = new Map(findAll("[data-account]").map((entry) => [entry, [...entry.childNodes]]));
  let shownName: string | undefined;
  const update = (): void => {
    const user = readUserInfo();
    const name = user ? formatName(user) : undefined;
    if (name === shownName) return;
    shownName = name;
    for (const [entry, link] of signInLinks)
      entry.replaceChildren(...(name === undefined ? link : [createMenu(entry, name)]));
  };
  update();
  onUserInfo(update);
  on("click", "[data-sign-out]", (link, event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // If the code doesn't load, the link opens a page that signs out.
    signOut().catch(() => location.assign((link as HTMLAnchorElement).href));
  });
  if (document.querySelector("[data-buyer]")) requireSession();
  refreshUser();
}

/** Formats the name in the menu; the email address of a buyer without a name. */
function formatName(user: UserInfo): string {
  const name = getSalutationName(document.documentElement.lang, user);
  return name ? m.account_name({ name }) : user.email;
}

function createMenu({ dataset }: HTMLElement, name: string): Node {
  const template = document.getElementById("account") as HTMLTemplateElement;
  const menu = template.content.cloneNode(true) as DocumentFragment;
  menu.querySelector("summary span")!.textContent = name;
  if (dataset.account === "menu") return menu;
  const list = document.createElement("div");
  list.className = "account-list";
  const heading = document.createElement("p");
  heading.className = "account-name";
  heading.textContent = name;
  list.append(heading, menu.querySelector("ul")!);
  return list;
}

/** Signs out, and then leaves the page, because it may require the session. */
async function signOut(): Promise<void> {
  isLeaving = true;
  const { signOut } = await import("../browser/user-info/session.ts");
  await signOut();
  location.assign(readPageInfo().prefix || "/");
}

let isLeaving = false;

/** Restores a lost token. Leaves a buyer's page when the session has ended, in this or another tab. */
function requireSession(): void {
  let wasKnown = readUserInfo() !== null;
  onUserInfo(() => {
    const isKnown = readUserInfo() !== null;
    // The server redirects to sign-in, because the session has ended.
    if (wasKnown && !isKnown && !isLeaving) location.reload();
    wasKnown = isKnown;
  });
  import("../browser/user-info/session.ts")
    .then(async ({ restoreUserInfo }) => {
      if (!(await restoreUserInfo())) location.reload();
    })
    .catch(ignoreError);
}

/** Refreshes the stored user on page load and whenever the token changes. Loads nothing without a token. */
function refreshUser(): void {
  let lastToken: string | undefined;
  const refresh = (): void => {
    const token = readUserInfo()?.token;
    if (token === lastToken) return;
    lastToken = token;
    if (!token) return;
    import("../browser/user-info/load-user-info.ts").then(({ loadUserInfo }) => loadUserInfo(token)).catch(ignoreError);
  };
  refresh();
  onUserInfo(refresh);
}
