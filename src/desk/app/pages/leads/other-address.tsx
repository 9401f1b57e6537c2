import { m } from "#messages/messages.js";
import { Notice } from "../../components/notice.tsx";

/** Marks a reply that came from another address than the person's. */
export function OtherAddress() {
  return <Notice title={m.desk_lead_other_address()}>{m.desk_lead_other_address_text()}</Notice>;
}
