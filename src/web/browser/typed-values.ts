import { type ClientActionFunctionArgs, isRouteErrorResponse } from "react-router";
import { inquiryFailed } from "#editions/catalogue.ts";
import type { Refused } from "../components/forms/form-frame.tsx";

/** Sends a page's form; where the server is not reached, the form stays with all that was typed, and says so. */
export async function useTypedValues({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    const rejected: Refused = { message: inquiryFailed(), errors: {}, typed: {} };
    return rejected;
  }
}
