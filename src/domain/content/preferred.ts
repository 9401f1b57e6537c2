import { DEFAULT_LOCALE, type Locale } from "#editions/locales.ts";

interface Version {
  locale: string;
  office_id?: number | null;
}

/**
 * Returns the languages in which a reader may be shown content: their own, otherwise en-US, in which all content
 * exists.
 */
export function getReadableLocales(locale: Locale): Locale[] {
  return [...new Set([locale, DEFAULT_LOCALE])];
}

/** Selects a version: the office's own before the network's, then the reader's language before any other. */
export function getPreferred<V extends Version>(versions: readonly V[], locale: Locale): V | undefined {
  const getPriority = (version: V): number => (version.office_id == null ? 2 : 0) + (version.locale === locale ? 0 : 1);
  return versions.reduce<V | undefined>(
    (best, version) => (best === undefined || getPriority(version) < getPriority(best) ? version : best),
    undefined,
  );
}

/** Selects the preferred version of each item, in order of first appearance. */
export function getPreferredOfEach<V extends Version>(
  versions: readonly V[],
  locale: Locale,
  getName: (version: V) => string,
): V[] {
  return [...Map.groupBy(versions, getName).values()].flatMap((same) => getPreferred(same, locale) ?? []);
}

/**
 * Maps each office id to a value computed from the versions that the office's pages may show: the network's and its
 * own.
 */
export function mapByOffice<V extends { office_id: number | null }, T>(
  versions: readonly V[],
  officeIds: readonly number[],
  of: (visible: V[]) => T,
): Map<number, T> {
  const byOffice = Map.groupBy(versions, ({ office_id }) => office_id);
  const networks = byOffice.get(null) ?? [];
  let withoutOwn: T | undefined;
  return new Map(
    officeIds.map((id) => {
      const own = byOffice.get(id);
      if (own) return [id, of([...networks, ...own])];
      // Computed once, because most offices have no versions of their own.
      withoutOwn ??= of(networks);
      return [id, withoutOwn];
    }),
  );
}
