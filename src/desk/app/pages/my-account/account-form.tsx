import { Form, type HttpError, useNotify } from "ra-core";
import { type ReactNode, useState } from "react";
import { useFormContext } from "react-hook-form";
import { m } from "#messages/messages.js";
import { SubmitButton } from "../../components/desk-form.tsx";
import { TextField } from "../../components/fields.tsx";
import type { ProblemBody } from "../../data/call.ts";

type Values = Record<string, unknown>;

/** The current password, which sensitive changes ask for again. */
export function CurrentPasswordField() {
  return (
    <TextField
      source="password"
      type="password"
      label={m.desk_account_password()}
      autoComplete="current-password"
      required
    />
  );
}

interface AccountFormProps {
  record?: Values;
  submit: string;
  onSave(values: Values): Promise<void>;
  children: ReactNode;
}

/** A form that doesn't belong to a resource. Password fields are cleared after saving. */
export function AccountForm({ record = {}, submit, onSave, children }: AccountFormProps) {
  const notify = useNotify();
  const [saveCount, setSaveCount] = useState(0);
  const onSubmit = async (values: Values): Promise<Values | undefined> => {
    try {
      await onSave(values);
      setSaveCount((count) => count + 1);
      return undefined;
    } catch (error) {
      const { message, body } = error as HttpError & { body?: ProblemBody };
      if (body?.errors) return body.errors;
      notify(message, { type: "error" });
      return undefined;
    }
  };
  return (
    <Form
      record={record as never}
      onSubmit={onSubmit as never}
      sanitizeEmptyValues={false}
      // Passwords typed elsewhere on the page need no warning.
      warnWhenUnsavedChanges={"name" in record}
      noValidate
    >
      {children}
      <SubmitButton label={submit} />
      <ClearPasswordsAfterSave saveCount={saveCount} />
    </Form>
  );
}

function ClearPasswordsAfterSave({ saveCount }: { saveCount: number }) {
  const { setValue, getValues } = useFormContext();
  const [clearedAt, setClearedAt] = useState(saveCount);
  if (clearedAt !== saveCount) {
    setClearedAt(saveCount);
    queueMicrotask(() => {
      for (const name of ["password", "new_password"]) if (name in getValues()) setValue(name, "");
    });
  }
  return null;
}
