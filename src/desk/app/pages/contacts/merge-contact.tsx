import { useState } from "react";
import { Link } from "react-router";
import type { ContactLine } from "#domain/contacts/list/list-contacts.ts";
import type { PossibleDuplicate } from "#domain/contacts/merging/list-duplicates.ts";
import type { ShownContact } from "#domain/contacts/show-contact.ts";
import { m } from "#messages/messages.js";
import { DeskDialog } from "../../components/desk-dialog.tsx";
import { MergeSearch } from "../../components/merge-search.tsx";
import { Notice } from "../../components/notice.tsx";
import { PlainTable } from "../../components/plain-table.tsx";
import { useContactChange } from "./use-contact-change.ts";

/** What the preview of a merge shows of each contact. */
type MergedContact = Pick<ContactLine, "id" | "name" | "emails" | "phone" | "leads" | "ndas">;

const REASONS: Record<PossibleDuplicate["reason"], () => string> = {
  same_mailbox: m.contact_same_mailbox,
  same_lead: m.contact_same_lead,
  same_name_and_phone: m.contact_same_name_and_phone,
};

/** Shows contacts that may be the same person, for comparison before a merge. */
export function DuplicateNotices({ contact }: { contact: ShownContact }) {
  return contact.duplicates.map((duplicate) => (
    <Notice key={duplicate.id} title={m.contact_maybe_same({ name: duplicate.name, email: duplicate.emails[0] ?? "" })}>
      <p>{REASONS[duplicate.reason]()}</p>
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <Link to={`/contacts/${duplicate.id}`} className="link inline-block min-h-6">
          {duplicate.name}
        </Link>
        <MergeButton contact={contact} other={duplicate} />
      </p>
    </Notice>
  ));
}

/** Finds another contact of the same person and merges it into this one. */
export function ContactMergeSearch({ contact }: { contact: ShownContact }) {
  return (
    <MergeSearch<ContactLine>
      id={contact.id}
      path="/contacts"
      initial={contact.name}
      title={m.contact_merge()}
      label={m.name_email_or_phone()}
      noResults={m.contact_merge_none()}
    >
      {(other) => (
        <>
          <p className="mb-2 wrap-anywhere">{[other.name, ...other.emails, other.phone].filter(Boolean).join(", ")}</p>
          <MergeButton contact={contact} other={other} />
        </>
      )}
    </MergeSearch>
  );
}

interface MergeProps {
  contact: ShownContact;
  other: MergedContact;
}

/** Opens the preview of a merge. */
function MergeButton({ contact, other }: MergeProps) {
  const { change, isBusy, error } = useContactChange(contact.id);
  const [isOpen, setOpen] = useState(false);
  const merge = async (): Promise<void> => {
    if (await change("POST", "/merge", { contact: other.id })) setOpen(false);
  };
  const shown: MergedContact = {
    ...contact,
    emails: contact.addresses.map(({ email }) => email),
    leads: contact.leads.length,
    ndas: contact.ndas.length,
  };
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
        {m.contact_compare()}
      </button>
      {isOpen && (
        <DeskDialog title={m.contact_merge_title()} onClose={() => setOpen(false)}>
          {error && <Notice tone="wrong">{error}</Notice>}
          <PlainTable<MergedContact>
            label={m.contact_merge_title()}
            rows={[shown, other]}
            getKey={({ id }) => id}
            columns={[
              [m.person_name(), ({ name }) => name],
              [m.field_email(), ({ emails }) => emails.join(", ")],
              [m.field_phone(), ({ phone }) => phone],
              [m.desk_leads_title(), ({ leads }) => leads],
              [m.desk_ndas_title(), ({ ndas }) => ndas],
            ]}
          />
          <p className="mb-4">{m.contact_merge_text()}</p>
          <p>
            <button type="button" className="button" disabled={isBusy} onClick={merge}>
              {m.contact_merge_now()}
            </button>
          </p>
        </DeskDialog>
      )}
    </>
  );
}
