import type { Context } from "#domain/context.ts";
import type { Question } from "#domain/listings/checks/question.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { Invalid } from "#lib/errors.ts";
import type { TypedFields } from "../fields/typed-fields.ts";
import { selectPhotos } from "../photos/photo-queries.ts";
import { openListing } from "./find-desk-listing.ts";
import { getListingQuestions } from "./open-questions.ts";
import { readFields } from "./read-fields.ts";

/** The questions that the values in an unsaved form would raise, and its invalid fields. Nothing is stored. */
export interface FormRemarks {
  questions: Question[];
  errors: Record<string, string[]>;
}

/**
 * Lists the questions that an unsaved form would raise.
 *
 * @throws NotFound, NotAllowed
 */
export async function listQuestions(
  context: Context,
  { number, fields }: { number: number; fields: TypedFields },
): Promise<FormRemarks> {
  authorize(context, "listing.write");
  const { row } = await openListing(context, number, "listing.write", false);
  try {
    const values = readFields(context, fields, row);
    return { questions: getListingQuestions(context, values, await selectPhotos(context.db, number)), errors: {} };
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    return { questions: [], errors: error.errors };
  }
}
