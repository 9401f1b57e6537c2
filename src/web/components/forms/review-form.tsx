import { REVIEW_FORM } from "#domain/reviews/review-form.ts";
import { getFieldNames, isRequired } from "#lib/forms/form.ts";
import { m } from "#messages/messages.js";
import { Field, FieldErrors } from "./field.tsx";
import { FormFrame, getRejectedField, type Rejected } from "./form-frame.tsx";
import { PrivacyCheck } from "./privacy-check.tsx";

const NAMES = getFieldNames(REVIEW_FORM);

interface ReviewFormProps {
  /** The slug of the office being reviewed. */
  office: string;
  /** The page's own path. */
  action: string;
  rejected: Rejected | undefined;
  /** The invitation whose link opened the form. */
  invited?: { token: string; name: string; email: string } | null;
}

/** The form to review an office: a star rating and text. */
export function ReviewForm({ office, action, rejected, invited }: ReviewFormProps) {
  const typed: Partial<Record<string, string>> = rejected?.typed ?? (invited ? { ...invited } : {});
  const getFieldState = (name: string) => ({
    ...getRejectedField(rejected, NAMES, name),
    required: isRequired(REVIEW_FORM, name),
  });
  const getField = (name: string) => ({ ...getFieldState(name), defaultValue: typed[name] });
  return (
    <FormFrame
      action={action}
      rejected={rejected}
      submitLabel={m.review_send()}
      challenge="review"
      check={{ path: "/api/reviews", known: { office } }}
    >
      {invited && <input type="hidden" name="token" value={invited.token} />}
      <Rating chosen={typed.rating} errors={rejected?.errors.rating} />
      <Field {...getField("text")} label={m.review_text()} lines={6} />
      <Field {...getField("name")} label={m.field_name()} hint={m.review_name_hint()} autoComplete="name" />
      <Field
        {...getField("email")}
        type="email"
        label={m.field_email()}
        hint={m.review_email_hint()}
        autoComplete="email"
      />
      <PrivacyCheck {...getFieldState("privacy_terms")} defaultChecked={typed.privacy_terms === "1"} />
    </FormFrame>
  );
}

function Rating({ chosen, errors }: { chosen: string | undefined; errors: string[] | undefined }) {
  return (
    <fieldset data-field="rating" aria-describedby={errors ? "field-rating-error" : undefined}>
      <legend className="font-semibold">{m.review_rating()}</legend>
      <div className="mt-1 flex flex-wrap gap-x-4">
        {[5, 4, 3, 2, 1].map((rating) => (
          <label key={rating} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="rating"
              value={rating}
              defaultChecked={chosen === String(rating)}
              aria-invalid={errors ? true : undefined}
              className="size-6 accent-accent"
            />
            {m.review_stars_choice({ count: rating })}
          </label>
        ))}
      </div>
      <FieldErrors id="field-rating-error" errors={errors} />
    </fieldset>
  );
}
