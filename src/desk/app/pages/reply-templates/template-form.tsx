import { useNotify, useRedirect } from "ra-core";
import { useState } from "react";
import { REPLY_PLACEHOLDERS } from "#domain/leads/templates/placeholders.ts";
import { m } from "#messages/messages.js";
import { DeskDialog } from "../../components/desk-dialog.tsx";
import { CreatePage, EditPage } from "../../components/desk-form.tsx";
import { SelectField, TextArea, TextField } from "../../components/fields.tsx";
import { PlaceholderChips } from "../../components/placeholder-chips.tsx";
import { Facts } from "../../components/show-page.tsx";
import { useAttempt } from "../../components/use-attempt.ts";
import { call } from "../../data/call.ts";
import { useListingChoices } from "../listings/use-listing-choices.ts";

const getLabels = () => ({
  name: m.name(),
  subject: m.subject(),
  text: m.text(),
  office_id: m.office(),
});

export function TemplateCreatePage() {
  return (
    <CreatePage title={m.reply_template_add()} submit={m.reply_template_add()} fieldLabels={getLabels()}>
      <TemplateFields />
    </CreatePage>
  );
}

export function TemplateEditPage() {
  return (
    <EditPage
      title={({ name }) => String(name)}
      submit={m.save()}
      fieldLabels={getLabels()}
      renderInstead={({ writable, subject, text }) =>
        writable ? null : (
          <Facts
            rows={[
              [m.subject(), String(subject ?? "")],
              [
                m.text(),
                <span key="text" className="whitespace-pre-line">
                  {String(text)}
                </span>,
              ],
            ]}
          />
        )
      }
      renderBelow={({ id, name, writable }) => (writable ? <DeleteButton id={String(id)} name={String(name)} /> : null)}
    >
      <TemplateFields />
    </EditPage>
  );
}

function TemplateFields() {
  const offices = useListingChoices()?.offices ?? [];
  return (
    <>
      <TextField source="name" label={m.name()} hint={m.reply_template_name_hint()} required />
      {offices.length > 1 && (
        <SelectField
          source="office_id"
          label={m.office()}
          emptyLabel={m.reply_template_every_office()}
          choices={offices.map(({ id, name }) => [String(id), name] as const)}
        />
      )}
      <PlaceholderChips names={REPLY_PLACEHOLDERS} />
      <TextField source="subject" label={m.subject()} hint={m.reply_template_subject_hint()} />
      <TextArea source="text" label={m.text()} lines={12} required />
    </>
  );
}

function DeleteButton({ id, name }: { id: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const notify = useNotify();
  const attempt = useAttempt();
  const redirect = useRedirect();
  const remove = () =>
    attempt(async () => {
      await call(`/reply-templates/${id}`, "DELETE");
      notify(m.reply_template_deleted(), { type: "success" });
      redirect("list", "reply-templates");
    });
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
        {m.reply_template_delete()}
      </button>
      {isOpen && (
        <DeskDialog title={m.reply_template_delete_title({ name })} onClose={() => setOpen(false)}>
          <button type="button" className="button" onClick={remove}>
            {m.reply_template_delete()}
          </button>
        </DeskDialog>
      )}
    </>
  );
}
