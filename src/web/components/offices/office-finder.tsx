import { useId } from "react";
import { DEFAULT_RADIUS } from "#domain/offices/search-offices.ts";
import { m } from "#messages/messages.js";
import type { FinderResult } from "../../content/offices/run-finder.ts";
import { usePageInfo } from "../../page-info.ts";
import { PageForm } from "../forms/page-form.tsx";
import { usePostalCodeLabel } from "../forms/use-postal-code-label.ts";
import { IgnoredValues } from "../listings/ignored-values.tsx";
import { NearMeButton } from "./near-me-button.tsx";
import { OfficeList } from "./office-list.tsx";

const RADII = [10, 25, 50, 100, 250, 500];

const NO_RESULT: FinderResult = { near: "", radius: DEFAULT_RADIUS, ignored: [], place: null, within: [], beyond: [] };

/**
 * Finds offices near a postal code or a town. Works as a plain form; script adds suggestions and the visitor's
 * location.
 */
export function OfficeFinder({
  action,
  result = NO_RESULT,
  title = m.nearest_offices(),
}: {
  action: string;
  /** The path of the results page. */
  result?: FinderResult;
  title?: string;
}) {
  const { distance_unit } = usePageInfo();
  const id = useId();
  const radii = [...new Set([...RADII, result.radius])].sort((a, b) => a - b);
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-3xl">
        {title}
      </h2>
      <PageForm
        action={action}
        method="get"
        role="search"
        aria-labelledby={`${id}-title`}
        className="mt-4 grid gap-4 sm:grid-cols-[1fr_9rem_auto] sm:items-end"
      >
        <div>
          <label htmlFor={`${id}-near`} className="font-semibold">
            {m.finder_near({ postal_code: usePostalCodeLabel() })}
          </label>
          <input
            id={`${id}-near`}
            name="near"
            className="input mt-1"
            defaultValue={result.near}
            maxLength={160}
            autoComplete="postal-code"
            list={`${id}-places`}
            data-suggests="geo"
          />
          <datalist id={`${id}-places`} />
        </div>
        <div>
          <label htmlFor={`${id}-radius`} className="font-semibold">
            {m.finder_radius()}
          </label>
          <select id={`${id}-radius`} name="radius" defaultValue={result.radius} className="input mt-1">
            {radii.map((radius) => (
              <option key={radius} value={radius}>
                {m.finder_radius_choice({ radius, unit: distance_unit })}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="button">
          {m.finder_submit()}
        </button>
      </PageForm>
      <NearMeButton href={`${action}?radius=${result.radius}`} />
      <div className="mt-6">
        <IgnoredValues ignored={result.ignored} />
        <FinderResults result={result} />
      </div>
    </section>
  );
}

function FinderResults({ result }: { result: FinderResult }) {
  const { distance_unit: unit } = usePageInfo();
  const { near, place, radius, within, beyond } = result;
  if (near === "") return null;
  if (place === null) {
    return (
      <div role="status" className="rounded-sm border border-rule bg-sheet p-6">
        <p className="font-display text-2xl">{m.finder_unknown({ near })}</p>
        <p className="mt-2 text-ink-soft">{m.finder_unknown_text()}</p>
      </div>
    );
  }
  return (
    <>
      <p role="status" className="font-display text-2xl">
        {within.length > 0
          ? m.finder_found({ count: within.length, place, radius, unit })
          : m.finder_none({ place, radius, unit })}
      </p>
      {within.length === 0 && beyond.length > 0 && <p className="mt-1 text-ink-soft">{m.finder_beyond()}</p>}
      <OfficeList offices={within.length > 0 ? within : beyond} />
    </>
  );
}
