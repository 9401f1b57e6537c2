import { useRecordContext, useResourceContext } from "ra-core";
import { useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { OpenForms } from "#domain/content/presence/record-editing.ts";
import { m } from "#messages/messages.js";
import { formatTime } from "../../components/format-time.ts";
import { Notice } from "../../components/notice.tsx";
import { call } from "../../data/call.ts";
import { compareVersions } from "./compare-versions.ts";
import { Differences } from "./differences.tsx";

/** How long to wait between calls, alone and while someone else has the text open, whose typing is stored each second. */
const ALONE_MS = 4_000;
const TOGETHER_MS = 1_000;

type Labels = Readonly<Record<string, string>>;

/**
 * Says who else has the text of the surrounding form open or has closed it without saving, shows what they have typed,
 * and says when one of them has saved.
 */
export function OtherEditors({ labels }: { labels: Labels }) {
  const record = useRecordContext();
  const forms = useOpenForms(`/${useResourceContext()}/${record?.id}/editing`);
  // The form's version. The form may hold a restored draft of an earlier version, or include the changes of a later
  // one.
  const version = String(useWatch({ name: "version" }));
  if (!forms || !record) return null;
  return (
    <div aria-live="polite">
      {forms.version > version && <Notice>{m.desk_editors_saved()}</Notice>}
      {forms.data.map(({ name, is_open, draft, typed_at }, position) => {
        const title = is_open
          ? m.desk_editors_open({ name })
          : m.desk_editors_left({ name, time: formatTime(typed_at) });
        return (
          // Two people may have the same name.
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is the same in each response.
          <Notice key={position} title={title}>
            {draft ? <OthersText draft={draft} labels={labels} isOpen={is_open} /> : m.desk_editors_unchanged()}
          </Notice>
        );
      })}
    </div>
  );
}

/** How another person's unsaved text differs from the form. */
function OthersText({ draft, labels, isOpen }: { draft: Record<string, unknown>; labels: Labels; isOpen: boolean }) {
  const { getValues } = useFormContext();
  useWatch();
  const changes = compareVersions(getValues(), { ...getValues(), ...draft }, labels);
  if (changes.length === 0) return m.desk_editors_same();
  return (
    <details open={isOpen}>
      <summary className="link min-h-6 cursor-pointer">{m.desk_editors_text()}</summary>
      <Differences changes={changes} />
      <p className="text-ink-soft">{m.desk_editors_legend()}</p>
    </details>
  );
}

function useOpenForms(path: string): OpenForms | null {
  const [forms, setForms] = useState<OpenForms | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOpen = true;
    const record = async (): Promise<void> => {
      // A failed read is repeated in a few seconds; editing continues.
      const response = document.hidden ? null : await call<OpenForms>(path, "PUT").catch(() => null);
      if (!isOpen) return;
      if (response) setForms(response);
      timer = setTimeout(record, response?.data.some(({ is_open }) => is_open) ? TOGETHER_MS : ALONE_MS);
    };
    record();
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [path]);
  return forms;
}
