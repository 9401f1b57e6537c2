import type { Alerts, SavedSearch } from "#domain/buyers/alerts/searches/saved-search.ts";
import { m } from "#messages/messages.js";
import { Island } from "../../document/island.tsx";
import { getPagePath } from "../../site-map.ts";
import { Notice } from "../account/notice.tsx";
import { PageForm } from "../forms/page-form.tsx";
import { PageLink } from "../site/page-link.tsx";

interface AlertSettingsProps {
  action: string;
  alerts: Alerts;
  /** The URL of a search to save, if the visitor followed a link to save it. */
  searchUrl: string | null;
  isDone: boolean;
  /** Why the change was rejected. */
  rejected: string | null;
  /** Whether the site is a demo, which sends no notifications. */
  isDemo: boolean;
}

const FREQUENCIES: Record<SavedSearch["frequency"], () => string> = {
  instant: m.alerts_instant,
  daily: m.alerts_daily,
  weekly: m.alerts_weekly,
};

/** The alerts that a buyer gets in addition to the weekly email: their saved searches and saved listings. */
export function AlertSettings({ action, alerts, searchUrl, isDone, rejected, isDemo }: AlertSettingsProps) {
  const { searches, saved_listings } = alerts;
  return (
    <section id="alerts" aria-labelledby="alerts-title" className="mt-14 scroll-mt-28 border-t border-rule pt-8">
      <h2 id="alerts-title" className="font-display text-3xl">
        {m.alerts_title()}
      </h2>
      <p className="mt-2 text-ink-soft">{searches.length > 0 ? m.alerts_lead() : m.alerts_none()}</p>
      {isDone && (
        <div className="mt-4">
          <Notice>{m.alerts_done()}</Notice>
        </div>
      )}
      {rejected && (
        <p role="alert" className="form-alert mt-4">
          {rejected}
        </p>
      )}
      {searchUrl && <SaveRequestedSearch action={action} url={searchUrl} />}
      {searches.length === 0 && !searchUrl && (
        <p className="mt-4">
          <PageLink href={getPagePath("search")} className="button button-quiet">
            {m.alerts_find()}
          </PageLink>
        </p>
      )}
      <ul className="mt-6 space-y-4">
        {searches.map((search) => (
          <li key={search.id} className="rounded-sm border border-rule bg-sheet p-5">
            <SearchSettings action={action} search={search} />
          </li>
        ))}
      </ul>
      <PageForm method="post" action={action} className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <input type="hidden" name="alerts" value="listings" />
        <label className="flex min-h-8 items-start gap-3">
          <input
            key={String(saved_listings)}
            type="checkbox"
            name="saved_listings"
            value="1"
            defaultChecked={saved_listings}
            className="size-6 shrink-0 accent-accent"
          />
          <span>{m.alerts_saved_listings()}</span>
        </label>
        <button type="submit" className="button button-quiet">
          {m.save()}
        </button>
      </PageForm>
      <Island name="device-alerts" when="load" props={{ isDemo }} />
    </section>
  );
}

/** Asks for confirmation before saving a search, because a GET link must not change anything. */
function SaveRequestedSearch({ action, url }: { action: string; url: string }) {
  return (
    <PageForm method="post" action={action} className="mt-5 rounded-sm border border-rule bg-sheet p-5">
      <p className="font-semibold">{m.saved_search_prompt()}</p>
      <input type="hidden" name="url" value={url} />
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <FrequencySelect id="new" value="instant" />
        <button type="submit" name="alerts" value="save" className="button">
          {m.saved_search_button()}
        </button>
        <PageLink href={url.startsWith("/") ? url : "/"} className="button button-quiet">
          {m.save_prompt_back()}
        </PageLink>
      </div>
    </PageForm>
  );
}

function SearchSettings({ action, search }: { action: string; search: SavedSearch }) {
  const { id, name, url, frequency, paused } = search;
  const renderButton = (alerts: string, label: string) => (
    <button
      type="submit"
      name="alerts"
      value={alerts}
      className="button button-quiet"
      aria-label={m.alerts_of({ action: label, name })}
    >
      {label}
    </button>
  );
  return (
    <PageForm method="post" action={action} key={`${name} ${frequency}`}>
      <input type="hidden" name="id" value={id} />
      <p className="wrap-anywhere">
        <PageLink href={url} className="link font-display text-xl">
          {name}
        </PageLink>
        {paused && <span className="ml-3 rounded-full bg-signal-wash px-3 py-0.5 text-sm">{m.paused()}</span>}
      </p>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <p className="min-w-0">
          <label htmlFor={`name-${id}`} className="mb-1 block font-semibold">
            {m.name()}
          </label>
          <input id={`name-${id}`} name="name" defaultValue={name} maxLength={120} className="input w-full" />
        </p>
        <FrequencySelect id={String(id)} value={frequency} />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {renderButton("change", m.alerts_change())}
        {paused ? renderButton("resume", m.alerts_resume()) : renderButton("pause", m.alerts_pause())}
        {renderButton("delete", m.delete_item())}
      </div>
    </PageForm>
  );
}

function FrequencySelect({ id, value }: { id: string; value: SavedSearch["frequency"] }) {
  return (
    <p className="min-w-0">
      <label htmlFor={`frequency-${id}`} className="mb-1 block font-semibold">
        {m.alerts_frequency()}
      </label>
      <select id={`frequency-${id}`} name="frequency" defaultValue={value} className="input w-full">
        {Object.entries(FREQUENCIES).map(([option, getLabel]) => (
          <option key={option} value={option}>
            {getLabel()}
          </option>
        ))}
      </select>
    </p>
  );
}
