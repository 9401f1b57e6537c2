import { getSalutationName } from "#editions/person-name.ts";
import { m } from "#messages/messages.js";
import { onUserInfo, readUserInfo, type UserInfo } from "../browser/user-info/user-info.ts";
import { findAll, ignoreError, isPlainClick, on } from "./dom.ts";

const loadSession = () => import("./buyer-session.ts");

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
    loadSession()
      .then(({ signOutAndLeave }) => signOutAndLeave())
      .catch(() => location.assign((link as HTMLAnchorElement).href));
  });
  if (document.querySelector("[data-buyer]"))
    loadSession()
      .then(({ requireSession }) => requireSession())
      .catch(ignoreError);
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
