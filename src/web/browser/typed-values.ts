import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from "react-router";
import { inquiryFailed } from "#editions/catalogue.ts";
import type { Rejected } from "../components/forms/form-frame.tsx";
import { typedIn } from "../components/forms/typed-in.ts";

/** Statuses whose page says more than the form could: sign in, not allowed, not found, gone. */
const HAS_OWN_PAGE = [401, 403, 404, 410];

/**
 * A page's client action that sends its form; where the server cannot be reached or fails, the form stays with
 * everything that was typed and says so.
 *
 * @param message what to say then.
 * @param toAnswer turns that into what the page's own action answers with.
 */
export function keepTypedValues(
  message: () => string,
  toAnswer: (rejected: Rejected, url: URL) => unknown = (rejected) => rejected,
) {
  return async ({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> => {
    const copy = request.clone();
    try {
      return await serverAction();
    } catch (error) {
      const isAnswer = error instanceof Response || isRouteErrorResponse(error);
      if (isAnswer && (error.status < 400 || HAS_OWN_PAGE.includes(error.status))) throw error;
      const rejected: Rejected = { message: message(), errors: {}, typed: typedIn(await copy.formData()) };
      // An error status keeps the router from loading the page's data anew, which would fail as well.
      return data(toAnswer(rejected, new URL(request.url)), { status: 503 });
    }
  };
}

/** The client action of pages with an inquiry form. */
export const useTypedValues = keepTypedValues(inquiryFailed);
