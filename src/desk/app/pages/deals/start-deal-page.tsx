import { Form, type HttpError, useNotify } from "ra-core";
import { useFormContext, useWatch } from "react-hook-form";
import { useNavigate, useSearchParams } from "react-router";
import type { DealBuyer } from "#domain/deals/list-deal-buyers.ts";
import type { ShownDeal } from "#domain/deals/show-deal.ts";
import type { ShownLead } from "#domain/leads/inbox/show-lead.ts";
import type { DeskListingRow } from "#domain/listings/editing/lists/list-desk-listings.ts";
import { m } from "#messages/messages.js";
import { SubmitButton, UNSAVED } from "../../components/desk-form.tsx";
import { SelectField, TextField } from "../../components/fields.tsx";
import { Notice } from "../../components/notice.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { useDeskQuery } from "../../components/use-desk-query.ts";
import { call, type ProblemBody } from "../../data/call.ts";
import { toQueryString } from "../../data/data-provider.ts";

/** Starts a deal: `?lead=` gives the buyer, `?listing=` the listing. */
export function StartDealPage() {
  const [query] = useSearchParams();
  const leadId = query.get("lead");
  return (
    <>
      <PageHead title={m.deal_start()} lead={m.deal_start_lead()} />
      {leadId ? <LeadForm leadId={leadId} /> : <StartForm listing={query.get("listing") ?? ""} />}
    </>
  );
}

/** Starts a lead's deal for a listing that they inquired about, or for another. */
function LeadForm({ leadId }: { leadId: string }) {
  const { response, error } = useDeskQuery<ShownLead>(`/leads/${encodeURIComponent(leadId)}`);
  if (error) return <Notice tone="wrong">{error}</Notice>;
  if (!response) return <p className="text-ink-soft">{m.desk_loading()}</p>;
  const [latest] = response.enquiries;
  const inquired = response.enquiries.flatMap(({ listing }) => (listing ? [listing] : []));
  const names = [...new Map(inquired.map(({ number, name }) => [number, `${name} (${number})`])).values()];
  return (
    <StartForm
      listing={String(inquired[0]?.number ?? "")}
      lead={{ id: response.id, name: latest?.name ?? "", inquired: names.join(", ") }}
    />
  );
}

interface StartProps {
  listing: string;
  lead?: { id: string; name: string; inquired: string };
}

function StartForm({ listing, lead }: StartProps) {
  const notify = useNotify();
  const navigate = useNavigate();
  const submit = async ({ listing_number, buyer }: Record<string, unknown>) => {
    const [kind, id] = String(buyer ?? "").split(":");
    const party = lead
      ? { lead_id: lead.id }
      : kind === "lead"
        ? { lead_id: id }
        : { buyer_id: id ? Number(id) : null };
    try {
      const deal = await call<ShownDeal>("/deals", "POST", { listing_number, ...party });
      notify(m.deal_started(), { type: "success" });
      navigate(`/deals/${deal.id}`);
      return undefined;
    } catch (error) {
      const { message, body } = error as HttpError & { body?: ProblemBody };
      if (!body?.errors) notify(message, { type: "error" });
      // The buyer's deal for this listing is already open.
      if (body?.current) navigate(`/deals/${String(body.current.id)}`);
      const { buyer_id, ...errors } = body?.errors ?? {};
      return { ...UNSAVED, ...errors, ...(buyer_id && { buyer: buyer_id }) };
    }
  };
  return (
    <Form
      record={{ listing_number: listing, buyer: "" }}
      onSubmit={submit as never}
      disableInvalidFormNotification
      noValidate
    >
      {lead && (
        <p className="mb-5">
          {m.buyer()}: <strong>{lead.name}</strong>
        </p>
      )}
      <ListingField
        hint={lead?.inquired ? m.deal_inquired_about({ listings: lead.inquired }) : m.deal_listing_hint()}
      />
      {!lead && <BuyerField />}
      <SubmitButton label={m.deal_start()} />
    </Form>
  );
}

const LISTINGS = "deal-listings";
const MAX_LISTINGS = 20;

/** Suggests listings by number or headline, because few people know the numbers. */
function ListingField({ hint }: { hint: string }) {
  const typed = String(useWatch({ name: "listing_number" }) ?? "").trim();
  const path = `/listings${toQueryString({
    pagination: { page: 1, perPage: MAX_LISTINGS },
    sort: { field: "updated_at", order: "DESC" },
    filter: typed ? { q: typed } : {},
  })}`;
  const { response } = useDeskQuery<{ data: DeskListingRow[] }>(path);
  return (
    <>
      <TextField source="listing_number" label={m.field_listing_number()} hint={hint} list={LISTINGS} required />
      <datalist id={LISTINGS}>
        {response?.data.map(({ number, name }) => (
          <option key={number} value={number}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** Offers the people who inquired about the listing or signed its NDA. */
function BuyerField() {
  const number = String(useWatch({ name: "listing_number" }) ?? "").trim();
  const isNumber = /^\d{4,9}$/.test(number);
  const { response } = useDeskQuery<{ data: DealBuyer[] }>(`/deal-buyers?listing=${isNumber ? number : ""}`);
  const { formState } = useFormContext();
  const buyers = response?.data ?? [];
  return (
    <>
      <SelectField
        source="buyer"
        label={m.buyer()}
        hint={m.deal_buyer_hint()}
        choices={buyers.map(({ lead_id, buyer_id, name, email }) => [
          lead_id ? `lead:${lead_id}` : `buyer:${buyer_id}`,
          `${name} (${email})`,
        ])}
        required
      />
      {isNumber && response && buyers.length === 0 && !formState.errors.buyer && <Notice>{m.deal_no_buyers()}</Notice>}
    </>
  );
}
