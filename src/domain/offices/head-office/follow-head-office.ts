import { EVERYTHING } from "#db/cache-versions.ts";
import type { ChangeFeed } from "#db/change-feed.ts";
import type { Context } from "#domain/context.ts";
import { selectHeadOffice } from "./head-office-queries.ts";

/**
 * Applies head office's phone number and address, as set at the desk, to the network. Returns whether anything changed.
 */
export async function readHeadOffice({ db, network }: Pick<Context, "db" | "network">): Promise<boolean> {
  const { phone, address } = await selectHeadOffice(db);
  const environment_phone = network.environment_phone ?? network.default_phone;
  const current = { environment_phone, default_phone: phone ?? environment_phone, head_office_address: address };
  const isChanged =
    current.default_phone !== network.default_phone || address !== (network.head_office_address ?? null);
  Object.assign(network, current);
  return isChanged;
}

/** Applies the phone number and address again whenever they change, in any process, and invalidates all pages. */
export function followHeadOffice(
  context: Pick<Context, "db" | "network" | "log">,
  changes: Pick<ChangeFeed, "onChange" | "announce">,
): void {
  changes.onChange((tags) => {
    if (!tags.includes(EVERYTHING) && !tags.includes("offices")) return;
    readHeadOffice(context)
      .then((isChanged) => isChanged && changes.announce([EVERYTHING]))
      .catch((error) => context.log.warn({ err: error }, "failed to read head office settings"));
  });
}
