import { EVERYTHING } from "#db/cache-versions.ts";
import type { ChangeFeed } from "#db/change-feed.ts";
import type { Context } from "#domain/context.ts";
import { selectLogo, selectNetworkSettings } from "./settings-queries.ts";

/**
 * Applies the brand, logo, colors and legal notice from the desk to the network. While no brand is set at the desk, the
 * environment's applies.
 */
export async function readNetworkSettings({ db, network }: Pick<Context, "db" | "network">): Promise<boolean> {
  const { brand, accent_light, accent_dark, legal_notice } = await selectNetworkSettings(db);
  const logo = await selectLogo(db);
  const environment_brand = network.environment_brand ?? network.brand;
  const colors = { accent_light, accent_dark };
  const current = { environment_brand, brand: brand ?? environment_brand, logo, colors, legal_notice };
  const isChanged =
    current.brand !== network.brand ||
    JSON.stringify(logo) !== JSON.stringify(network.logo ?? null) ||
    legal_notice !== (network.legal_notice ?? null) ||
    accent_light !== (network.colors?.accent_light ?? null) ||
    accent_dark !== (network.colors?.accent_dark ?? null);
  Object.assign(network, current);
  return isChanged;
}

/** Applies the settings again whenever they change, in any process, and invalidates all pages. */
export function followNetworkSettings(
  context: Pick<Context, "db" | "network" | "log">,
  changes: Pick<ChangeFeed, "onChange" | "announce">,
): void {
  changes.onChange((tags) => {
    if (!tags.includes(EVERYTHING)) return;
    readNetworkSettings(context)
      .then((isChanged) => isChanged && changes.announce([EVERYTHING]))
      .catch((error) => context.log.warn({ err: error }, "failed to read the network's settings"));
  });
}
