import { useNotify, useRedirect } from "ra-core";
import { useState } from "react";
import { m } from "#messages/messages.js";
import { DeskDialog } from "../../components/desk-dialog.tsx";
import { CreatePage, EditPage } from "../../components/desk-form.tsx";
import { CheckField, SelectField, TextField } from "../../components/fields.tsx";
import { formatTime } from "../../components/format-time.ts";
import { Facts } from "../../components/show-page.tsx";
import { useAttempt } from "../../components/use-attempt.ts";
import { call } from "../../data/call.ts";
import { getKindChoices } from "./redirect-labels.ts";

const getLabels = () => ({
  from_pattern: m.desk_redirect_from(),
  to_pattern: m.desk_redirect_to(),
  status: m.type(),
  replaces_page: m.desk_redirect_replaces(),
});

export function RedirectCreatePage() {
  return (
    <CreatePage
      title={m.desk_redirect_add()}
      submit={m.desk_redirect_create()}
      fieldLabels={getLabels()}
      defaults={{ status: 301 }}
    >
      <AddressFields />
      <CheckField source="replaces_page" label={m.desk_redirect_replaces()} hint={m.desk_redirect_replaces_hint()} />
    </CreatePage>
  );
}

export function RedirectEditPage() {
  return (
    <EditPage
      title={({ from_pattern }) => String(from_pattern)}
      submit={m.save()}
      fieldLabels={{ ...getLabels(), active: m.desk_redirect_active() }}
      renderBelow={({ id, from_pattern, hits, last_hit_at }) => (
        <>
          <Facts
            rows={[
              [m.requests(), Number(hits).toLocaleString()],
              [m.last_request(), formatTime(last_hit_at)],
            ]}
          />
          <DeleteButton id={Number(id)} from_pattern={String(from_pattern)} />
        </>
      )}
    >
      <AddressFields />
      <CheckField source="active" label={m.desk_redirect_active()} hint={m.desk_redirect_active_hint()} />
      <CheckField source="replaces_page" label={m.desk_redirect_replaces()} hint={m.desk_redirect_replaces_hint()} />
    </EditPage>
  );
}

function AddressFields() {
  return (
    <>
      <TextField
        source="from_pattern"
        label={m.desk_redirect_from()}
        hint={m.desk_redirect_from_hint({ parameter: "{name}", example: "/old-page", pattern: "/team/{name}" })}
        required
      />
      <TextField
        source="to_pattern"
        label={m.desk_redirect_to()}
        hint={m.desk_redirect_to_hint({ example: "/about/our-team" })}
        required
      />
      <SelectField
        source="status"
        label={m.type()}
        hint={m.desk_redirect_kind_hint()}
        choices={getKindChoices()}
        required
      />
    </>
  );
}

function DeleteButton({ id, from_pattern }: { id: number; from_pattern: string }) {
  const [isOpen, setOpen] = useState(false);
  const notify = useNotify();
  const attempt = useAttempt();
  const redirect = useRedirect();
  const remove = () =>
    attempt(async () => {
      await call(`/redirects/${id}`, "DELETE");
      notify(m.desk_redirect_deleted(), { type: "success" });
      redirect("list", "redirects");
    });
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
        {m.desk_redirect_delete()}
      </button>
      {isOpen && (
        <DeskDialog title={m.desk_redirect_delete_title()} onClose={() => setOpen(false)}>
          <p className="mb-4 wrap-anywhere">{m.desk_redirect_delete_text({ address: from_pattern })}</p>
          <button type="button" className="button" onClick={remove}>
            {m.desk_redirect_delete()}
          </button>
        </DeskDialog>
      )}
    </>
  );
}
