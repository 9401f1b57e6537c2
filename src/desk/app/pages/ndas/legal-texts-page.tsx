import type { LegalText } from "#domain/ndas/desk/legal-texts.ts";
import { m } from "#messages/messages.js";
import { ListPage } from "../../components/list-page.tsx";
import { describeReview } from "./describe-review.ts";

/** The texts that people sign, and whether counsel has reviewed them. */
export function LegalTextsPage() {
  return (
    <ListPage<LegalText>
      title={m.desk_legal_title()}
      lead={m.desk_legal_lead()}
      empty={m.desk_legal_empty()}
      getRowPath={({ id }) => `${id}/show`}
      columns={[
        { name: "id", label: m.nda_pdf_version(), value: ({ id }) => id },
        { name: "review", label: m.desk_legal_review(), value: describeReview },
      ]}
    />
  );
}
