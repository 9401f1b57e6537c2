import { Form, useNotify } from "ra-core";
import { useNavigate } from "react-router";
import type { DeskListing } from "#domain/listings/editing/desk-listing.ts";
import { listFieldsOfType } from "#domain/listings/fields/listing-fields.ts";
import { m } from "#messages/messages.js";
import { SubmitButton } from "../../components/desk-form.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { call, type ProblemBody } from "../../data/call.ts";
import { ListingField } from "./form/listing-field.tsx";
import { toRequestFields } from "./form/to-request-fields.ts";
import { useListingChoices } from "./use-listing-choices.ts";

const FIRST_FIELDS = ["name", "category_slug", "subcategory_slug", "region_slug"] as const;

/** Creates a listing with its first fields. The rest is filled in on the editor page that follows. */
export function NewListingPage() {
  const choices = useListingChoices();
  const navigate = useNavigate();
  const notify = useNotify();
  if (!choices) return <p className="text-ink-soft">{m.desk_loading()}</p>;
  const create = async (fields: object) => {
    try {
      const { id } = await call<DeskListing>("/listings", "POST", { fields: toRequestFields(fields) });
      navigate(`/listings/${id}`);
    } catch (error) {
      const { message, body } = error as Error & { body?: ProblemBody };
      if (body?.errors) return body.errors;
      notify(message, { type: "error" });
    }
    return undefined;
  };
  return (
    <>
      <PageHead title={m.edit_new()} lead={m.edit_new_lead()} />
      <Form onSubmit={create} noValidate record={{ kind: "business", office_id: choices.offices[0]?.id }}>
        {FIRST_FIELDS.map((field) => (
          <ListingField key={field} field={field} choices={choices} />
        ))}
        {choices.offices.length > 1 &&
          listFieldsOfType("owner").map((field) => <ListingField key={field} field={field} choices={choices} />)}
        <SubmitButton label={m.edit_start_draft()} />
      </Form>
    </>
  );
}
