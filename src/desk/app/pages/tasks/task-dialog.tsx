import { Form, type HttpError, useNotify } from "ra-core";
import type { ShownTask } from "#domain/deals/tasks/task.ts";
import { m } from "#messages/messages.js";
import { DeskDialog } from "../../components/desk-dialog.tsx";
import { SubmitButton, UNSAVED } from "../../components/desk-form.tsx";
import { TextField } from "../../components/fields.tsx";
import { call, type ProblemBody } from "../../data/call.ts";

interface DialogProps {
  task: ShownTask;
  onClose(): void;
  onSaved(): void;
}

/** Changes or deletes a task. */
export function TaskDialog({ task, onClose, onSaved }: DialogProps) {
  const notify = useNotify();
  const submit = async ({ title, due_on }: Record<string, unknown>) => {
    try {
      await call(`/tasks/${task.id}`, "PUT", { title, due_on, version: task.version });
      onSaved();
      return undefined;
    } catch (error) {
      const { message, body } = error as HttpError & { body?: ProblemBody };
      if (!body?.errors) notify(message, { type: "error" });
      return body?.errors ?? UNSAVED;
    }
  };
  const remove = async (): Promise<void> => {
    await call(`/tasks/${task.id}`, "DELETE").catch((error: HttpError) => notify(error.message, { type: "error" }));
    onSaved();
  };
  const { title, due_on } = task;
  return (
    <DeskDialog title={m.task_edit_title()} onClose={onClose}>
      <Form record={{ title, due_on }} onSubmit={submit as never} disableInvalidFormNotification noValidate>
        <TextField source="title" label={m.task_name()} required />
        <TextField source="due_on" label={m.task_due()} type="date" required />
        <div className="flex flex-wrap gap-3">
          <SubmitButton label={m.save()} />
          <button type="button" className="button button-quiet" onClick={remove}>
            {m.task_delete()}
          </button>
        </div>
      </Form>
    </DeskDialog>
  );
}
