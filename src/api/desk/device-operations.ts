import { checkSubscription, subscriptionSchema } from "#domain/accounts/devices/subscription.ts";
import { addDevice, listOwnDevices, removeDevice, testDevice } from "#domain/staff/devices/own-devices.ts";
import type { StaffCode } from "#domain/staff/staff-messages.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import type { Subscription } from "#integrations/push/push-sender.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation, defineForm } from "./desk-operation.ts";

const list = defineDeskOperation<void, undefined>({
  id: "listMyDevices",
  method: "GET",
  path: "/desk/me/devices",
  summary: "Lists your browsers that show notifications of leads; `public_key` is the site's VAPID key",
  right: "lead.write",
  handle: (context) => listOwnDevices(context),
});

const add = defineDeskOperation<void, Subscription, StaffCode>({
  id: "addMyDevice",
  method: "POST",
  path: "/desk/me/devices",
  summary: "Turns on notifications of leads in a browser, by its push subscription",
  ...defineForm(subscriptionSchema, checkSubscription),
  status: 204,
  right: "lead.write",
  handle: (context, { input }) => addDevice(context, input),
});

const remove = defineDeskOperation<string, undefined>({
  id: "removeMyDevice",
  method: "DELETE",
  path: "/desk/me/devices/{id}",
  summary: "Turns off notifications in one of your browsers",
  status: 204,
  async find(context, { id = "" }) {
    authorize(context, "lead.write");
    return id;
  },
  handle: (context, { subject }) => removeDevice(context, subject),
});

const sendTest = defineDeskOperation<string, undefined>({
  id: "testMyDevice",
  method: "POST",
  path: "/desk/me/devices/{id}/test",
  summary: "Sends a notification to one of your browsers to try it",
  status: 204,
  async find(context, { id = "" }) {
    authorize(context, "lead.write");
    return id;
  },
  handle: (context, { subject }) => testDevice(context, subject),
});

export const DEVICE_OPERATIONS: readonly Operation[] = [list, add, remove, sendTest];
