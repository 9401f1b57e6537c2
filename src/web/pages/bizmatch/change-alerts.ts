import { changeSearch, deleteSearch, setSavedListingAlerts } from "#domain/buyers/alerts/searches/change-search.ts";
import { saveSearch } from "#domain/buyers/alerts/searches/save-search.ts";
import { FREQUENCIES } from "#domain/buyers/alerts/searches/saved-search.ts";
import type { Context } from "#domain/context.ts";
import { Conflict, Invalid } from "#lib/errors.ts";
import { getOwnValue } from "#lib/own-value.ts";
import { redirect, withStatus } from "../../document/responses.ts";

/** The handler of each alert button, by the value of the form's field `alerts`. */
const CHANGES: Record<string, (context: Context, form: FormData) => Promise<unknown>> = {
  save: (context, form) => saveSearch(context, { url: getText(form, "url"), frequency: parseFrequency(form) }),
  change: (context, form) =>
    changeSearch(context, getText(form, "id"), { name: getText(form, "name"), frequency: parseFrequency(form) }),
  pause: (context, form) => changeSearch(context, getText(form, "id"), { paused: true }),
  resume: (context, form) => changeSearch(context, getText(form, "id"), { paused: false }),
  delete: (context, form) => deleteSearch(context, getText(form, "id")),
  listings: (context, form) => setSavedListingAlerts(context, form.get("saved_listings") === "1"),
};

/** Handles an alert form and redirects back to the alerts; null if it is another form. */
export async function changeAlerts(context: Context, form: FormData, path: string) {
  const change = getOwnValue(CHANGES, getText(form, "alerts"));
  if (!change) return null;
  try {
    await change(context, form);
  } catch (error) {
    if (!(error instanceof Invalid || error instanceof Conflict)) throw error;
    const errors = error instanceof Invalid ? Object.values(error.errors).flat() : [];
    const message = errors[0] ?? error.message;
    return withStatus({ rejected: message }, error instanceof Invalid ? 422 : 409);
  }
  return redirect(`${path}?about=alerts#alerts`, 303);
}

function getText(form: FormData, name: string): string {
  return String(form.get(name) ?? "");
}

function parseFrequency(form: FormData) {
  return FREQUENCIES.find((frequency) => frequency === form.get("frequency")) ?? "instant";
}
