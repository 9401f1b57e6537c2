import { Form } from "ra-core";
import { m } from "#messages/messages.js";
import { DeskDialog } from "../../components/desk-dialog.tsx";
import { SubmitButton } from "../../components/desk-form.tsx";
import { SelectField, TextArea } from "../../components/fields.tsx";
import { REASON_CHOICES } from "./deal-labels.ts";

interface LostProps {
  onClose(): void;
  /** Returns the errors by field. */
  onLost(details: object): Promise<Record<string, string>>;
}

/** Asks why a deal was lost. */
export function LostDialog({ onClose, onLost }: LostProps) {
  const submit = ({ lost_reason, lost_note }: Record<string, unknown>) =>
    onLost({ lost_reason: lost_reason || null, lost_note: lost_note || null });
  return (
    <DeskDialog title={m.deal_lost_title()} onClose={onClose}>
      <Form record={{}} onSubmit={submit} noValidate>
        <SelectField source="lost_reason" label={m.reason()} choices={REASON_CHOICES} required />
        <TextArea source="lost_note" label={m.deal_lost_note()} lines={3} />
        <SubmitButton label={m.deal_lost_submit()} />
      </Form>
    </DeskDialog>
  );
}
