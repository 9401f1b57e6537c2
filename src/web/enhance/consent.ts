import { stripPrefix } from "../browser/page-info.ts";
import { chooseConsent } from "../browser/plugins/choose-consent.ts";
import { type Choices, TRACKING_START_MS } from "../browser/plugins/plugin.ts";
import type { Reporting } from "../browser/plugins/start-plugins.ts";
import { readConsent } from "../browser/plugins/stored-consent.ts";
import type { Shell } from "../shell.ts";
import { on } from "./dom.ts";

type Plugins = NonNullable<Shell["plugins"]>;

/** Matches URLs with a sign-in token. Vendor scripts read the address bar, so none runs there. */
const SECRET_QUERY = /[?&]token=/;

let reporting: Promise<Reporting | null> | undefined;

/** Starts the vendors that the visitor allows. Asks the visitor where the law requires it. */
export function startConsent(): void {
  const json = document.getElementById("plugins")?.textContent;
  const banner = document.getElementById("consent");
  if (!json) return;
  const plugins = JSON.parse(json) as Plugins;
  reporting = startVendors(plugins, TRACKING_START_MS);
  reportView();
  if (banner) startBanner(banner, plugins);
}

/** Reports a view of the page in the address bar to the vendors that run. */
export function reportView(): void {
  void reporting?.then((started) => started?.page(stripPrefix(), location.search));
}

function startVendors({ ids, consent }: Plugins, delayMs: number): Promise<Reporting | null> {
  if (SECRET_QUERY.test(location.search)) return Promise.resolve(null);
  return new Promise((resolve) => setTimeout(resolve, delayMs))
    .then(() => import("../browser/plugins/start-plugins.ts"))
    .then(({ startPlugins }) => startPlugins(ids, consent, location.search))
    .catch(() => null);
}

function startBanner(banner: HTMLElement, plugins: Plugins): void {
  const isOptIn = plugins.consent === "opt_in";
  const getButton = (action: string) => banner.querySelector<HTMLElement>(`[data-consent=${action}]`)!;
  const getCheckboxes = () => banner.querySelectorAll<HTMLInputElement>("input[type=checkbox]");
  let current: Choices | null = null;
  const showChoices = (): void => {
    banner.querySelector<HTMLElement>("[data-consent-choices]")!.hidden = false;
    getButton("choose").hidden = true;
    getButton("save").hidden = false;
  };
  const open = (choices: Choices | null): void => {
    current = choices;
    banner.hidden = false;
    if (!choices) return;
    for (const box of getCheckboxes()) box.checked = choices[box.name as keyof Choices];
    showChoices();
  };
  const choose = (choices: Choices): void => {
    chooseConsent(choices);
    banner.hidden = true;
    // A running script can't be unloaded, so withdrawing consent reloads the page. Newly allowed vendors start
    // immediately.
    if (current?.analytics || current?.marketing) location.reload();
    else if (choices.analytics || choices.marketing) {
      reporting = startVendors(plugins, 0);
      reportView();
    }
  };
  const readChecked = (): Choices => {
    const choices: Choices = { analytics: false, marketing: false };
    for (const box of getCheckboxes()) choices[box.name as keyof Choices] = box.checked;
    return choices;
  };
  on("click", "[data-consent]", (button) => {
    const action = button.dataset.consent;
    if (action === "choose") showChoices();
    else if (action === "save") choose(readChecked());
    else choose({ analytics: action === "accept", marketing: action === "accept" });
  });
  on("click", "[data-consent-open]", () =>
    open(readConsent(document.cookie) ?? { analytics: !isOptIn, marketing: !isOptIn }),
  );
  if (isOptIn && !readConsent(document.cookie)) open(null);
}
