import { type HttpError, useNotify, useRecordContext, useResourceContext } from "ra-core";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { m } from "#messages/messages.js";
import { PageFrame } from "../../components/page-frame.tsx";
import { call, type ProblemBody } from "../../data/call.ts";
import { SharedPage } from "./shared-page.tsx";

/** Shows the page as it would look after saving the surrounding form. */
export function ContentPreview({ labels }: { labels: Readonly<Record<string, string>> }) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const notify = useNotify();
  const { getValues, setError } = useFormContext();
  const [html, setHtml] = useState<string | null>(null);
  if (!record?.path && !record?.is_email) return null;

  const show = async (): Promise<void> => {
    const values = Object.fromEntries(["version", ...Object.keys(labels)].map((name) => [name, getValues(name)]));
    try {
      setHtml((await call<{ html: string }>(`/${resource}/${record.id}/preview`, "POST", values)).html);
    } catch (error) {
      const { message, body } = error as HttpError & { body?: ProblemBody };
      for (const [name, text] of Object.entries(body?.errors ?? {})) setError(name, { message: String(text) });
      notify(message, { type: "error" });
    }
  };

  return (
    <section aria-label={m.preview()} className="mb-6">
      <button type="button" className="button button-quiet" onClick={show}>
        {m.preview()}
      </button>
      {html !== null && <PageFrame html={html} />}
      {html !== null && !record.is_email && <SharedPage html={html} />}
    </section>
  );
}
