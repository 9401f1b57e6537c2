import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from "react-router";
import { inquiryFailed } from "#editions/contract-messages.ts";
import type { Rejected } from "../components/forms/form-frame.tsx";
import { getTypedValues } from "../components/forms/get-typed-values.ts";

/** Statuses with a page of their own: sign in, forbidden, not found, gone. */
const OWN_PAGE_STATUSES = [401, 403, 404, 410];

/**
 * A page's client action that submits its form. If the server is unreachable or fails, the form keeps the typed values
 * and shows a message.
 *
 * @param message the message to show then.
 * @param toActionData converts that to the page's own action data.
 */
export function createClientAction(
  message: () => string,
  toActionData: (rejected: Rejected, url: URL) => unknown = (rejected) => rejected,
) {
  return async ({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> => {
    const copy = request.clone();
    try {
      return await serverAction();
    } catch (error) {
      const isResponse = error instanceof Response || isRouteErrorResponse(error);
      if (isResponse && (error.status < 400 || OWN_PAGE_STATUSES.includes(error.status))) throw error;
      const rejected: Rejected = { message: message(), errors: {}, typed: getTypedValues(await copy.formData()) };
      // An error status stops the router from reloading the page's data, which would fail too.
      return data(toActionData(rejected, new URL(request.url)), { status: 503 });
    }
  };
}

/** The client action of pages with an inquiry form. */
export const inquiryClientAction = createClientAction(inquiryFailed);
