import { useId, useState } from "react";
import { m } from "#messages/messages.js";
import { useHydrated } from "../../browser/user-info/use-user-info.ts";

type Verification = { kind: "known" | "unknown"; name: string; hash: string } | { kind: "failed" };

/** Checks whether a file was signed on this site. The file stays in the browser; only its hash is sent. */
export function VerifyDocument() {
  const [result, setResult] = useState<Verification | null>(null);
  const isHydrated = useHydrated();
  const field = useId();
  const check = async (file: File | undefined): Promise<void> => {
    setResult(null);
    if (!file) return;
    const { checkDocument } = await import("../../browser/check-document.ts");
    const checked = await checkDocument(file).catch(() => null);
    const { name } = file;
    setResult(checked ? { kind: checked.known ? "known" : "unknown", name, hash: checked.hash } : { kind: "failed" });
  };
  return (
    <section className="rounded-sm border border-rule bg-sheet p-5">
      <label htmlFor={field} className="font-semibold">
        {m.verify_choose()}
      </label>
      <p className="text-ink-soft">{m.verify_privacy()}</p>
      <input
        id={field}
        type="file"
        accept="application/pdf"
        disabled={!isHydrated}
        onChange={({ target }) => void check(target.files?.[0])}
        className="input mt-2"
      />
      <noscript>
        <p className="mt-2">{m.verify_needs_script()}</p>
      </noscript>
      <div role="status" className="mt-4">
        {result?.kind === "failed" && <p className="font-semibold text-signal">{m.verify_failed()}</p>}
        {result && result.kind !== "failed" && (
          <div
            className={`border-l-4 px-4 py-3 ${result.kind === "known" ? "border-accent bg-accent-wash" : "border-signal bg-signal-wash"}`}
          >
            <p className="font-semibold break-words">
              {result.kind === "known"
                ? m.verify_known({ name: result.name })
                : m.verify_unknown({ name: result.name })}
            </p>
            <p className="mt-1 text-sm break-all">{m.verify_hash({ hash: result.hash })}</p>
          </div>
        )}
      </div>
    </section>
  );
}
