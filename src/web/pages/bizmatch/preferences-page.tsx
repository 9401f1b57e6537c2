import { listAlerts } from "#domain/buyers/alerts/searches/saved-search.ts";
import { toMajorPreferences } from "#domain/buyers/preferences/buyer-preferences.ts";
import { parsePreferencesForm } from "#domain/buyers/preferences/preferences-form.ts";
import { checkPreferences } from "#domain/buyers/preferences/preferences-input.ts";
import { createPreferencesProblem } from "#domain/buyers/preferences/preferences-messages.ts";
import { readPreferences } from "#domain/buyers/preferences/read-preferences.ts";
import { updatePreferences } from "#domain/buyers/preferences/update-preferences.ts";
import { listCategories } from "#domain/listings/categories/category-choices.ts";
import { preferenceFailed, preferenceUpdated } from "#editions/contract-messages.ts";
import { withFormatLocale } from "#editions/format-locale.ts";
import { listRegions } from "#editions/translated-data.ts";
import { Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { Notice } from "../../components/account/notice.tsx";
import { AlertSettings } from "../../components/buyer/alert-settings.tsx";
import { BuyerHeading } from "../../components/buyer/buyer-heading.tsx";
import { PageLink } from "../../components/site/page-link.tsx";
import { Island } from "../../document/island.tsx";
import { useActionData, useLoaderData } from "../../document/page-data.ts";
import { redirect, withStatus } from "../../document/responses.ts";
import { createPageAction, createPageLoader } from "../../page-loader.ts";
import { getPagePath } from "../../site-map.ts";
import { changeAlerts } from "./change-alerts.ts";
import { changeRows, toTypedPreferences } from "./typed-preferences.ts";

const PATH = getPagePath("preferences");

export const loader = createPageLoader(async ({ context, url }) => {
  const { preferences, matching } = await readPreferences(context);
  const about = url.searchParams.get("about");
  return {
    alerts: await listAlerts(context),
    searchUrl: url.searchParams.get("search"),
    isAlertsChanged: about === "alerts",
    saved: toMajorPreferences(preferences, context.edition.currency),
    matching,
    isSaved: about === "saved",
    isDemo: context.isDemoOpen?.() ?? false,
    categories: listCategories(context.locale),
    regions: listRegions(context.locale, context.edition),
  };
});

export const action = createPageAction(async ({ context, form }) => {
  const alerts = await changeAlerts(context, form, PATH);
  if (alerts) return alerts;
  const input = parsePreferencesForm(form);
  const typed = toTypedPreferences(input);
  // Adds or removes a row without script; nothing is saved yet.
  const rows = changeRows(typed.preferences, form);
  if (rows) return { message: "", errors: {}, typed: { ...typed, preferences: rows } };
  try {
    const checked = checkPreferences(input, withFormatLocale(context.edition, context.locale));
    if ("codes" in checked) throw createPreferencesProblem(checked.codes, context.locale);
    await updatePreferences(context, checked.change);
  } catch (error) {
    if (error instanceof Invalid) return withStatus({ message: error.message, errors: error.errors, typed }, 422);
    context.log.error({ err: error }, "preferences could not be saved");
    return withStatus({ message: preferenceFailed(), errors: {}, typed }, 503);
  }
  return redirect(`${PATH}?about=saved`, 303);
});

/** A buyer's preferences and alerts. */
export default function PreferencesPage() {
  const { saved, matching, isSaved, categories, regions, alerts, searchUrl, isAlertsChanged, isDemo } =
    useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const rejected = actionData && "rejected" in actionData ? actionData.rejected : null;
  const response = actionData && !("rejected" in actionData) ? actionData : undefined;
  return (
    <BuyerHeading title={m.preferences_title()} lead={m.preferences_lead()}>
      {isSaved && !response && (
        <div className="mt-5 space-y-3">
          <Notice>{preferenceUpdated()}</Notice>
          <p>
            <PageLink href={getPagePath("matches")} className="link font-semibold">
              {m.see_matches()}
            </PageLink>
          </p>
        </div>
      )}
      <Island
        name="preferences-form"
        when="load"
        props={{ action: PATH, saved, matching, response, categories, regions }}
      />
      <AlertSettings
        action={PATH}
        alerts={alerts}
        searchUrl={searchUrl}
        isDone={isAlertsChanged && !actionData}
        rejected={rejected}
        isDemo={isDemo}
      />
    </BuyerHeading>
  );
}
