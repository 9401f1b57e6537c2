import type { SentListings as Sent } from "#domain/leads/replies/find-sent-listings.ts";
import { m } from "#messages/messages.js";
import { LINK_PLACE, splitAtLink } from "../../components/link-place.ts";

/** Says which other listings an answer showed and whose NDA it invited to sign. */
export function SentListings({ sent_listings, nda_listing }: Sent) {
  return (
    <>
      {sent_listings.map((listing) => (
        <Sentence key={listing.number} text={m.desk_lead_sent_listing({ listing: LINK_PLACE })} listing={listing} />
      ))}
      {nda_listing && <Sentence text={m.desk_lead_sent_nda({ listing: LINK_PLACE })} listing={nda_listing} />}
    </>
  );
}

function Sentence({ text, listing }: { text: string; listing: Sent["sent_listings"][number] }) {
  const { before, after } = splitAtLink(text);
  return (
    <p className="max-w-prose wrap-anywhere">
      {before}
      <a href={`/buy-a-business/listings/${listing.slug}`} className="link inline-block min-h-6">
        {listing.name}
      </a>
      {after}
    </p>
  );
}
