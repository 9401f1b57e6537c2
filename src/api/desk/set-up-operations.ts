import type { Context } from "#domain/context.ts";
import { dismissSetUp, type SetUp, sendMailTest, showSetUp } from "#domain/network/set-up/show-set-up.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation } from "./desk-operation.ts";

/** Defines an operation on the network's set-up list, which only head office may call. */
function defineSetUpOperation(
  id: string,
  method: Operation["method"],
  path: string,
  summary: string,
  work: (context: Context) => Promise<SetUp>,
): Operation {
  return defineDeskOperation<void, undefined>({
    id,
    method,
    path: `/desk/set-up${path}`,
    summary,
    right: "network.write",
    handle: (context) => work(context),
  });
}

export const SET_UP_OPERATIONS: readonly Operation[] = [
  defineSetUpOperation("showSetUp", "GET", "", "Returns what is left to do to set up the network", showSetUp),
  defineSetUpOperation("sendMailTest", "POST", "/mail-test", "Emails the signed-in person as a test", sendMailTest),
  defineSetUpOperation("dismissSetUp", "PUT", "/dismissed", "Puts the set-up list away", (context) =>
    dismissSetUp(context, true),
  ),
  defineSetUpOperation("reopenSetUp", "DELETE", "/dismissed", "Shows the set-up list again", (context) =>
    dismissSetUp(context, false),
  ),
];
