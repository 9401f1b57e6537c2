import { Form, type HttpError, useNotify } from "ra-core";
import { useState } from "react";
import type { HeadOffice } from "#domain/offices/head-office/edit-head-office.ts";
import { m } from "#messages/messages.js";
import { type Conflict, ConflictNotice } from "../../components/conflict-notice.tsx";
import { SubmitButton, UNSAVED } from "../../components/desk-form.tsx";
import { TextField } from "../../components/fields.tsx";
import { Notice } from "../../components/notice.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { useDeskQuery } from "../../components/use-desk-query.ts";
import { call, type ProblemBody } from "../../data/call.ts";

/** Head office's contact details. Inquiries that no office covers go to its email address. */
export function HeadOfficePage() {
  const { response, error } = useDeskQuery<HeadOffice>("/head-office");
  if (error) return <Notice tone="wrong">{error}</Notice>;
  if (!response) return <p className="text-ink-soft">{m.desk_loading()}</p>;
  return <HeadOfficeForm initial={response} />;
}

function HeadOfficeForm({ initial }: { initial: HeadOffice }) {
  const notify = useNotify();
  const [saved, setSaved] = useState(initial);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const labels = {
    name: m.desk_name(),
    email: m.field_email(),
    phone: m.desk_phone(),
    address: m.desk_head_office_address(),
  };
  const onSubmit = async ({ name, email, phone, address, version }: Partial<HeadOffice>) => {
    try {
      setSaved(await call<HeadOffice>("/head-office", "PUT", { name, email, phone, address, version }));
      notify(m.desk_saved(), { type: "success" });
      return undefined;
    } catch (error) {
      const { message, status, body } = error as HttpError & { body?: ProblemBody };
      if (status === 409 && body?.current) setConflict({ message, current: body.current });
      else notify(message, { type: "error" });
      return body?.errors ?? UNSAVED;
    }
  };
  return (
    <>
      <PageHead title={m.desk_head_office_title()} lead={m.desk_head_office_lead()} />
      {!saved.email && <Notice tone="wrong">{m.desk_head_office_no_email()}</Notice>}
      <Form record={{ id: "head-office", ...saved }} onSubmit={onSubmit as never} warnWhenUnsavedChanges noValidate>
        {conflict && <ConflictNotice {...conflict} labels={labels} onResolved={() => setConflict(null)} />}
        <TextField source="name" label={labels.name} required />
        <TextField source="email" type="email" label={labels.email} hint={m.desk_head_office_email_hint()} required />
        <TextField source="phone" type="tel" label={labels.phone} />
        <TextField
          source="address"
          label={labels.address}
          hint={m.desk_head_office_address_hint({ address: saved.default_address })}
        />
        <SubmitButton label={m.desk_save()} />
      </Form>
    </>
  );
}
