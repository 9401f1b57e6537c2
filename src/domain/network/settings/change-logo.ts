import { type Context, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { drawIcons } from "#domain/network/logo/draw-icons.ts";
import { getIconKey, getLogoKey, type Logo, type Scheme } from "#domain/network/logo/logo.ts";
import { BadLogo, type LogoFault, readLogo } from "#domain/network/logo/read-logo.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Invalid } from "#lib/errors.ts";
import { sha256 } from "#lib/sha256.ts";
import { m } from "#messages/messages.js";
import { selectLogo, updateLogo } from "./settings-queries.ts";

/** The network's logo after a change; null for the default logo. */
export interface LogoChange {
  logo: Logo | null;
}

/**
 * Shows an uploaded logo in headers, emails, documents, icons and share pictures instead of the default one. A logo for
 * the dark scheme requires one for the light scheme, and is removed with it.
 *
 * @throws NotSignedIn; NotAllowed; Invalid if it isn't a picture
 */
export async function addLogo(context: Context, scheme: Scheme, bytes: Uint8Array): Promise<LogoChange> {
  authorize(context, "network.write");
  const options = getMessageOptions(context.locale);
  if (scheme === "dark" && !(await selectLogo(context.db))) throw createLogoProblem(m.logo_light_first({}, options));
  const { png, width, height } = await readLogo(bytes).catch((error) => {
    throw error instanceof BadLogo ? createLogoProblem(getReason(error.fault, context.locale)) : error;
  });
  const file = getLogoKey(sha256(png));
  await context.files.put(file, png);
  for (const [icon, bytes] of await drawIcons(png)) await context.files.put(getIconKey(file, icon), bytes);
  return saveLogo(context, scheme, { file, width, height });
}

/** Goes back to the default logo, or to the same logo in both schemes. @throws NotSignedIn; NotAllowed */
export async function removeLogo(context: Context, scheme: Scheme): Promise<LogoChange> {
  authorize(context, "network.write");
  return saveLogo(context, scheme, null);
}

/** Saves the logo without a new version, so that an open form on the same page can still be saved. */
function saveLogo(context: Context, scheme: Scheme, saved: { file: string; width: number; height: number } | null) {
  return runInTransaction(context, async (tx) => {
    await updateLogo(tx.db, scheme, saved);
    const action = saved ? "network.logo_added" : "network.logo_removed";
    await recordAuditEvent(tx, { action, subject: "network", details: { scheme } });
    await invalidate(tx, "*");
    return { logo: await selectLogo(tx.db) };
  });
}

const createLogoProblem = (reason: string): Invalid => new Invalid(reason, { logo: [reason] });

const REASONS: Record<LogoFault, typeof m.logo_svg> = {
  svg: m.logo_svg,
  unreadable: m.logo_unreadable,
  too_many_pixels: m.logo_too_many_pixels,
  too_small: m.logo_too_small,
};

const getReason = (fault: LogoFault, locale: Locale): string => REASONS[fault]({}, getMessageOptions(locale));
