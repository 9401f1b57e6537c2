import type { Context } from "#domain/context.ts";
import { SCHEMES, type Scheme } from "#domain/network/logo/logo.ts";
import { addLogo, removeLogo } from "#domain/network/settings/change-logo.ts";
import {
  checkNetworkSettings,
  editNetworkSettings,
  type NetworkSettingsChange,
  networkSettingsSchema,
  showNetworkSettings,
} from "#domain/network/settings/edit-network-settings.ts";
import type { StaffCode } from "#domain/staff/staff-messages.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { MAX_UPLOAD_BYTES } from "#integrations/files/files.ts";
import { NotFound } from "#lib/errors.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation, defineForm } from "./desk-operation.ts";

const show = defineDeskOperation<void, undefined>({
  id: "showNetworkSettings",
  method: "GET",
  path: "/desk/network-settings",
  summary: "Returns the network's brand, colors, legal notice and tag ids",
  right: "network.write",
  handle: async (context) => showNetworkSettings(context),
});

const change = defineDeskOperation<void, NetworkSettingsChange, StaffCode>({
  id: "changeNetworkSettings",
  method: "PUT",
  path: "/desk/network-settings",
  summary: "Updates the network's brand, colors, legal notice and tag ids",
  ...defineForm(networkSettingsSchema, checkNetworkSettings),
  right: "network.write",
  handle: async (context, { input }) => editNetworkSettings(context, input),
});

// SVG is listed so that the response says why it isn't accepted.
const logoUpload = { types: ["image/png", "image/webp", "image/jpeg", "image/svg+xml"], maxBytes: MAX_UPLOAD_BYTES };

async function findScheme(context: Context, params: Record<string, string>): Promise<Scheme> {
  authorize(context, "network.write");
  const scheme = SCHEMES.find((name) => name === params.scheme);
  if (!scheme) throw new NotFound();
  return scheme;
}

const addNetworkLogo = defineDeskOperation<Scheme, Uint8Array>({
  id: "addNetworkLogo",
  method: "POST",
  path: "/desk/network-settings/logo/{scheme}",
  summary: "Shows an uploaded logo in one color scheme instead of the drawn one",
  upload: logoUpload,
  status: 201,
  find: findScheme,
  handle: async (context, { subject, input }) => ({ ...(await addLogo(context, subject, input)) }),
});

const removeNetworkLogo = defineDeskOperation<Scheme, undefined>({
  id: "removeNetworkLogo",
  method: "DELETE",
  path: "/desk/network-settings/logo/{scheme}",
  summary: "Goes back to the drawn logo, or to the same logo in both color schemes",
  find: findScheme,
  handle: async (context, { subject }) => ({ ...(await removeLogo(context, subject)) }),
});

export const NETWORK_SETTINGS_OPERATIONS: readonly Operation[] = [show, change, addNetworkLogo, removeNetworkLogo];
