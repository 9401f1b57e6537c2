import { useNotify, useRefresh } from "ra-core";
import { Link } from "react-router";
import type { DeskNda } from "#domain/ndas/desk/desk-nda-queries.ts";
import type { Qualification } from "#domain/ndas/qualification/qualification.ts";
import { m } from "#messages/messages.js";
import { formatTime } from "../../components/format-time.ts";
import { Facts, ShowPage } from "../../components/show-page.tsx";
import { useAttempt } from "../../components/use-attempt.ts";
import { useRight } from "../../components/use-right.ts";
import { ViewLog } from "../../components/view-log.tsx";
import { call } from "../../data/call.ts";
import { getNdaStatus } from "./nda-status.ts";
import { QualificationFacts } from "./qualification-facts.tsx";

type ShownNda = DeskNda & { qualification: Qualification | null };

/** One NDA: the signer, their financial qualification, what they have viewed, and the decisions on it. */
export function NdaPage() {
  return (
    <ShowPage<ShownNda> title={({ name }) => name} actions={(nda) => <DecisionButtons nda={nda} />}>
      {(nda) => (
        <>
          <Facts
            rows={[
              [m.status(), getNdaStatus(nda)],
              [m.listing(), `${nda.listing} (${nda.listing_number})`],
              [m.field_email(), nda.email],
              ...(nda.contact_id
                ? [
                    [
                      m.contact_label(),
                      <Link key="contact" to={`/contacts/${nda.contact_id}`} className="link inline-block min-h-6">
                        {m.contact_open()}
                      </Link>,
                    ] as const,
                  ]
                : []),
              [m.signed(), formatTime(nda.signed_at)],
              [m.nda_pdf_version(), nda.template_version],
              [
                m.nda_pdf_document(),
                <a key="pdf" href={`/api/desk/ndas/${nda.id}/pdf`} download className="link">
                  {m.nda_pdf()}
                </a>,
              ],
            ]}
          />
          <h2 className="mt-8 mb-3 text-2xl">{m.buyer_profile_title()}</h2>
          <QualificationFacts nda_id={nda.id} qualification={nda.qualification} isRevoked={nda.revoked_at !== null} />
          <h2 className="mt-8 mb-3 text-2xl">{m.document_views()}</h2>
          <ViewLog path={`/ndas/${nda.id}/views`} />
        </>
      )}
    </ShowPage>
  );
}

function DecisionButtons({ nda }: { nda: DeskNda }) {
  const mayDecide = useRight("nda.approve");
  const notify = useNotify();
  const attempt = useAttempt();
  const refresh = useRefresh();
  if (!mayDecide || nda.revoked_at) return null;
  const decide = (path: string) => () =>
    attempt(async () => {
      await call(`/ndas/${nda.id}/${path}`, "PUT");
      notify(m.desk_saved());
      refresh();
    });
  const renderButton = (label: string, path: string) => (
    <button type="button" className="button button-quiet" onClick={decide(path)}>
      {label}
    </button>
  );
  const { approval } = nda;
  return (
    <>
      {(approval === "waiting" || approval === "declined") && renderButton(m.desk_nda_approve(), "approval")}
      {(approval === "waiting" || approval === "approved") && renderButton(m.desk_nda_decline(), "refusal")}
      {renderButton(m.desk_nda_revoke(), "revocation")}
    </>
  );
}
