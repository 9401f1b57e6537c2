import { Form, type HttpError, useNotify } from "ra-core";
import { type ReactNode, useState } from "react";
import { useFormState } from "react-hook-form";
import { m } from "#messages/messages.js";
import { call, type ProblemBody } from "../data/call.ts";
import { type Conflict, ConflictNotice } from "./conflict-notice.tsx";
import { SubmitButton, UNSAVED } from "./desk-form.tsx";
import { useUnsavedWarning } from "./use-unsaved-warning.ts";

interface SettingsFormProps<Settings> {
  /** The path of the call that saves the settings. */
  path: string;
  initial: Settings;
  /** The fields to send, with their labels. */
  labels: Readonly<Record<string, string>>;
  submit: string;
  children(saved: Settings): ReactNode;
}

/**
 * A form for settings that exist once, such as head office's. If two people change them at the same time, a conflict notice
 * shows both versions.
 */
export function SettingsForm<Settings extends { version: string }>({
  path,
  initial,
  labels,
  submit,
  children,
}: SettingsFormProps<Settings>) {
  const notify = useNotify();
  const [saved, setSaved] = useState(initial);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const onSubmit = async (values: Record<string, unknown>) => {
    const names = [...Object.keys(labels), "version"];
    const fields = Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
    try {
      setSaved(await call<Settings>(path, "PUT", fields));
      notify(m.desk_saved(), { type: "success" });
      return undefined;
    } catch (error) {
      const { message, status, body } = error as HttpError & { body?: ProblemBody };
      if (status === 409 && body?.current) setConflict({ message, current: body.current });
      else if (Object.keys(body?.errors ?? {}).length === 0) notify(message, { type: "error" });
      return body?.errors ?? UNSAVED;
    }
  };
  return (
    <Form record={{ id: path, ...saved }} onSubmit={onSubmit as never} disableInvalidFormNotification noValidate>
      <WarningWhileChanged />
      {conflict && <ConflictNotice {...conflict} labels={labels} onResolved={() => setConflict(null)} />}
      {children(saved)}
      <SubmitButton label={submit} />
    </Form>
  );
}

/** A page may have several of these forms, and only one warning can be active: the changed form's. */
function WarningWhileChanged() {
  const { isDirty } = useFormState();
  return isDirty ? <UnsavedWarning /> : null;
}

function UnsavedWarning() {
  useUnsavedWarning(true);
  return null;
}
