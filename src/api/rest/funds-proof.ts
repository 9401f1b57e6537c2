import * as v from "valibot";
import { showProof } from "#domain/ndas/qualification/funds-proof.ts";
import { defineOperation, FileResponse } from "../http/operation.ts";

export const showBuyersProof = defineOperation({
  id: "showProofOfFunds",
  method: "GET",
  path: "/account/proof-of-funds",
  tag: "Accounts",
  summary: "Returns the buyer's own proof of funds, a PDF or an image",
  who: "buyer",
  response: { status: 200, schema: v.any(), content_type: "application/octet-stream" },
  problems: [404],
  async handle(context) {
    const { bytes, content_type, file_name } = await showProof(context);
    return new FileResponse(bytes, content_type, file_name);
  },
});
