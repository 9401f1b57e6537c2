import {
  checkNetworkSettings,
  editNetworkSettings,
  type NetworkSettingsChange,
  networkSettingsSchema,
  showNetworkSettings,
} from "#domain/network-settings/edit-network-settings.ts";
import { createStaffProblem, type StaffCode } from "#domain/staff/staff-messages.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import type { Operation } from "../http/operation.ts";
import { anyObject, defineDeskOperation } from "./desk-operation.ts";

const show = defineDeskOperation<void, undefined>({
  id: "showNetworkSettings",
  method: "GET",
  path: "/desk/network-settings",
  summary: "Returns the network's brand, colors, legal notice and tag ids",
  response: { status: 200, schema: anyObject },
  find: async (context) => void authorize(context, "network.write"),
  handle: async (context) => showNetworkSettings(context),
});

const change = defineDeskOperation<void, NetworkSettingsChange, StaffCode>({
  id: "changeNetworkSettings",
  method: "PUT",
  path: "/desk/network-settings",
  summary: "Updates the network's brand, colors, legal notice and tag ids",
  body: networkSettingsSchema,
  response: { status: 200, schema: anyObject },
  problems: [409],
  find: async (context) => void authorize(context, "network.write"),
  check: ({ body }) => checkNetworkSettings(body),
  toProblem: createStaffProblem,
  handle: async (context, { input }) => editNetworkSettings(context, input),
});

export const NETWORK_SETTINGS_OPERATIONS: readonly Operation[] = [show, change];
