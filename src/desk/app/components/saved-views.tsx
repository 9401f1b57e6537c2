import { Form, useListContext, useResourceContext } from "ra-core";
import { useState } from "react";
import type { SavedView, SavedViewQuery } from "#domain/staff/saved-views/saved-views.ts";
import { m } from "#messages/messages.js";
import { call, type ProblemBody } from "../data/call.ts";
import { DeskDialog } from "./desk-dialog.tsx";
import { SubmitButton } from "./desk-form.tsx";
import { CheckField, TextField } from "./fields.tsx";
import { useAttempt } from "./use-attempt.ts";
import { useDeskQuery } from "./use-desk-query.ts";

/** The views of this list that the person or their office has saved, and a button that saves the current one. */
export function SavedViews() {
  const path = `/list-views/${useResourceContext()}`;
  const { filterValues, sort, setFilters, setSort } = useListContext();
  const { response, reload } = useDeskQuery<{ data: SavedView[] }>(path);
  const [isSaving, setSaving] = useState(false);
  const current = toQuery(filterValues, sort);
  const views = response?.data ?? [];
  const show = ({ query }: SavedView): void => {
    setFilters(query.filter, []);
    setSort({ field: query.sort, order: query.order });
  };
  return (
    <fieldset className="mb-4 flex flex-wrap items-center gap-2">
      <legend className="sr-only">{m.view_saved()}</legend>
      {views.map((view) => (
        <ViewButton
          key={view.id}
          view={view}
          isCurrent={isSameQuery(view.query, current)}
          onShow={() => show(view)}
          onDeleted={reload}
        />
      ))}
      <button type="button" className="link min-h-6 cursor-pointer" onClick={() => setSaving(true)}>
        {m.view_save()}
      </button>
      {isSaving && (
        <SaveDialog
          path={path}
          query={current}
          onClose={(hasSaved) => {
            setSaving(false);
            if (hasSaved) reload();
          }}
        />
      )}
    </fieldset>
  );
}

interface ViewButtonProps {
  view: SavedView;
  isCurrent: boolean;
  onShow(): void;
  onDeleted(): void;
}

function ViewButton({ view, isCurrent, onShow, onDeleted }: ViewButtonProps) {
  const attempt = useAttempt();
  const remove = () =>
    attempt(async () => {
      await call(`/saved-views/${view.id}`, "DELETE");
      onDeleted();
    });
  return (
    <span
      className={`inline-flex min-h-9 items-center border ${isCurrent ? "border-accent bg-accent-wash" : "border-rule-strong bg-sheet"}`}
    >
      <button
        type="button"
        aria-pressed={isCurrent}
        className="min-h-9 cursor-pointer px-3"
        title={view.is_shared ? m.view_shared_by({ name: view.owner }) : undefined}
        onClick={onShow}
      >
        {view.name}
        {view.is_shared && <span className="text-ink-soft"> · {m.view_shared()}</span>}
      </button>
      {view.may_delete && (
        <button
          type="button"
          aria-label={m.view_delete({ name: view.name })}
          className="min-h-9 min-w-8 cursor-pointer border-l border-rule px-2 text-ink-soft"
          onClick={remove}
        >
          ×
        </button>
      )}
    </span>
  );
}

interface SaveDialogProps {
  path: string;
  query: SavedViewQuery;
  onClose(hasSaved: boolean): void;
}

function SaveDialog({ path, query, onClose }: SaveDialogProps) {
  const save = async ({ name, is_shared }: Record<string, unknown>): Promise<object | undefined> => {
    try {
      await call(path, "POST", { name: name ?? "", query, is_shared: Boolean(is_shared) });
      onClose(true);
      return undefined;
    } catch (error) {
      const { message, body } = error as Error & { body?: ProblemBody };
      return body?.errors ?? { name: message };
    }
  };
  return (
    <DeskDialog title={m.view_save()} onClose={() => onClose(false)}>
      <p className="mb-4 text-ink-soft">{m.view_save_lead()}</p>
      <Form record={{}} onSubmit={save} noValidate>
        <TextField source="name" label={m.view_name()} required autoComplete="off" />
        <CheckField source="is_shared" label={m.view_share()} />
        <SubmitButton label={m.view_save()} />
      </Form>
    </DeskDialog>
  );
}

function toQuery(filter: Record<string, unknown>, sort: { field: string; order: string }): SavedViewQuery {
  const set = Object.entries(filter).filter(([, value]) => value !== undefined && value !== null && value !== "");
  return {
    filter: Object.fromEntries(set.map(([name, value]) => [name, String(value)])),
    sort: sort.field,
    order: sort.order === "ASC" ? "ASC" : "DESC",
  };
}

function isSameQuery(one: SavedViewQuery, other: SavedViewQuery): boolean {
  const sorted = ({ filter }: SavedViewQuery): string => JSON.stringify(Object.entries(filter).sort());
  return sorted(one) === sorted(other) && one.sort === other.sort && one.order === other.order;
}
