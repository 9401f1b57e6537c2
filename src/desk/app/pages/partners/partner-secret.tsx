import { type HttpError, useNotify } from "ra-core";
import { useState } from "react";
import { m } from "#messages/messages.js";
import { DeskDialog } from "../../components/desk-dialog.tsx";
import { call } from "../../data/call.ts";

/** Shows or replaces the secret that signs the requests to the partner. */
export function PartnerSecret({ id }: { id: number }) {
  const notify = useNotify();
  const [secret, setSecret] = useState<string | null>(null);
  const [isReplacing, setReplacing] = useState(false);
  const load = async (path: string): Promise<void> => {
    try {
      setSecret((await call<{ secret: string }>(`/partners/${id}/${path}`, "POST")).secret);
    } catch (error) {
      notify((error as HttpError).message, { type: "error" });
    }
    setReplacing(false);
  };
  return (
    <section aria-labelledby="partner-secret" className="mb-8 border-t border-rule pt-6">
      <h2 id="partner-secret" className="mb-3 text-xl">
        {m.partner_secret()}
      </h2>
      <p className="mb-4 max-w-prose text-ink-soft">{m.partner_secret_text()}</p>
      {secret && (
        <p className="mb-4">
          <code className="wrap-anywhere">{secret}</code>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button button-quiet" onClick={() => load("shown-secret")}>
          {m.partner_secret_show()}
        </button>
        <button type="button" className="button button-quiet" onClick={() => setReplacing(true)}>
          {m.partner_secret_replace()}
        </button>
      </div>
      {isReplacing && (
        <DeskDialog title={m.partner_secret_replace()} onClose={() => setReplacing(false)}>
          <p className="mb-4">{m.partner_secret_replace_text()}</p>
          <button type="button" className="button" onClick={() => load("secret")}>
            {m.partner_secret_replace()}
          </button>
        </DeskDialog>
      )}
    </section>
  );
}
