import { Link } from "react-router";
import type { ShownContact } from "#domain/contacts/show-contact.ts";
import { m } from "#messages/messages.js";
import { formatTime } from "../../components/format-time.ts";
import { Notice } from "../../components/notice.tsx";
import { Facts, ShowPage } from "../../components/show-page.tsx";
import { useRight } from "../../components/use-right.ts";
import { getNdaStatus } from "../ndas/nda-status.ts";
import { QualificationFacts } from "../ndas/qualification-facts.tsx";
import { ContactNoteForm } from "./contact-note-form.tsx";
import { ContactTimeline } from "./contact-timeline.tsx";
import { ContactMergeSearch, DuplicateNotices } from "./merge-contact.tsx";
import { useContactChange } from "./use-contact-change.ts";

/** One person: who they are, their leads and NDAs, and everything that happened. */
export function ContactPage() {
  return (
    <ShowPage<ShownContact> title={({ name, addresses }) => name || addresses?.[0]?.email || m.contacts_title()}>
      {/* The cached row of the list, which has no timeline, is rendered before the record arrives. */}
      {(contact) =>
        contact.timeline ? <Contact contact={contact} /> : <p className="text-ink-soft">{m.desk_loading()}</p>
      }
    </ShowPage>
  );
}

function Contact({ contact }: { contact: ShownContact }) {
  const { account, qualification } = contact;
  const mayErase = useRight("network.write");
  return (
    <div className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <aside className="lg:col-start-2 lg:row-start-1 lg:[&_dl]:grid-cols-[6.5rem_minmax(0,1fr)]">
        <Facts
          rows={[
            [m.field_email(), <Addresses key="addresses" contact={contact} />],
            [m.field_phone(), contact.phone && <PhoneLink phone={contact.phone} />],
            [m.agent(), contact.agent ?? contact.office],
            [m.contact_account(), account && describeAccount(account)],
          ]}
        />
        {contact.writable && <ContactMergeSearch key={contact.addresses.length} contact={contact} />}
        {mayErase && (
          <p className="mb-6">
            <Link
              to="/personal-data"
              state={{ email: contact.addresses[0]?.email }}
              className="link inline-block min-h-6"
            >
              {m.personal_data_of_contact()}
            </Link>
          </p>
        )}
        {contact.leads.length > 0 && <Leads leads={contact.leads} />}
        {contact.ndas.length > 0 && <Ndas ndas={contact.ndas} />}
        {contact.matches.total > 0 && <Matches {...contact.matches} />}
        {qualification && (
          <>
            <h2 className="mb-3 text-xl">{m.buyer_profile_title()}</h2>
            <QualificationFacts nda_id={qualification.nda_id} qualification={qualification} isRevoked={false} />
          </>
        )}
      </aside>
      <div className="lg:col-start-1 lg:row-start-1">
        <DuplicateNotices contact={contact} />
        {contact.writable && <ContactNoteForm contactId={contact.id} />}
        <ContactTimeline events={contact.timeline} isCut={contact.is_cut} />
      </div>
    </div>
  );
}

function Addresses({ contact }: { contact: ShownContact }) {
  const { change, isBusy, error } = useContactChange(contact.id);
  return (
    <>
      <ul>
        {contact.addresses.map(({ id, email, is_main }) => (
          <li key={id}>
            <a href={`mailto:${email}`} className="link inline-block min-h-6 wrap-anywhere">
              {email}
            </a>
            {contact.writable && !is_main && (
              <button
                type="button"
                className="link block min-h-6 cursor-pointer"
                disabled={isBusy}
                onClick={() => change("DELETE", `/addresses/${id}`)}
              >
                {m.contact_separate({ email })}
              </button>
            )}
          </li>
        ))}
      </ul>
      {error && <Notice tone="wrong">{error}</Notice>}
    </>
  );
}

function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className="link inline-block min-h-6">
      {phone}
    </a>
  );
}

function describeAccount({ is_closed, since }: NonNullable<ShownContact["account"]>): string {
  return is_closed ? m.contact_account_closed() : m.contact_account_since({ date: formatTime(since) });
}

function Leads({ leads }: Pick<ShownContact, "leads">) {
  return (
    <section className="mb-6">
      <h2 className="mb-3 text-xl">{m.desk_leads_title()}</h2>
      <ul>
        {leads.map(({ id, assignee, received_at, is_handled, is_spam }) => (
          <li key={id} className="mb-2">
            <Link to={`/leads/${id}`} className="link inline-block min-h-6">
              {formatTime(received_at)}
            </Link>
            <span className="block text-ink-soft">
              {[
                assignee,
                is_spam ? m.desk_lead_view_spam() : is_handled ? m.desk_lead_view_handled() : m.desk_lead_view_open(),
              ].join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ndas({ ndas }: Pick<ShownContact, "ndas">) {
  return (
    <section className="mb-6">
      <h2 className="mb-3 text-xl">{m.desk_ndas_title()}</h2>
      <ul>
        {ndas.map(({ id, listing, approval, revoked_at }) => (
          <li key={id} className="mb-2">
            <Link to={`/ndas/${id}/show`} className="link inline-block min-h-6">
              {listing.name} ({listing.number})
            </Link>
            <span className="block text-ink-soft">{getNdaStatus({ approval, revoked_at })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Listings that fit what a buyer is looking for. */
function Matches({ data, total }: ShownContact["matches"]) {
  return (
    <section className="mb-6">
      <h2 className="mb-3 text-xl">{m.contact_matches({ count: total })}</h2>
      <ul>
        {data.map(({ number, name, score, reasons }) => (
          <li key={number} className="mb-2">
            <Link to={`/listings/${number}`} className="link inline-block min-h-6">
              {name} ({number})
            </Link>
            <span className="block text-ink-soft">{[m.contact_match_score({ score }), ...reasons].join(" · ")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
