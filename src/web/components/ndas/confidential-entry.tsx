import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react";
import type { Confidential } from "#domain/ndas/confidential/show-confidential.ts";
import { m } from "#messages/messages.js";
import { openDialog } from "../../browser/dialogs/dialogs.ts";
import { readConfidential } from "../../browser/ndas/nda-calls.ts";
import { useUserInfo } from "../../browser/user-info/use-user-info.ts";
import { readUserInfo } from "../../browser/user-info/user-info.ts";
import { PageLink } from "../site/page-link.tsx";
import { ConfidentialPart } from "./confidential-part.tsx";

const NdaDialog = lazy(() => import("./nda-dialog.tsx"));

interface ConfidentialEntryProps {
  post: string;
  name: string;
  /** The invitation to sign, shown to anyone who has not been approved or declined yet. */
  lead: ReactNode;
}

/** The button to open a listing's confidential details, or the details themselves for a buyer who has signed. */
export default function ConfidentialEntry({ post, name, lead }: ConfidentialEntryProps) {
  const token = useUserInfo()?.token;
  const [part, setPart] = useState<Confidential | null>(null);
  const [closed, setClosed] = useState("");
  const [isSigning, setSigning] = useState(false);
  const [hasSigned, setSigned] = useState(false);
  const opened = useRef<HTMLDivElement>(null);

  const load = useCallback(async (): Promise<void> => {
    const outcome = await readConfidential(post);
    if (outcome === "signed-out") return;
    if ("data" in outcome) setPart(outcome.data);
    setClosed("data" in outcome ? "" : outcome.message);
  }, [post]);
  useEffect(() => {
    setPart(null);
    setClosed("");
    if (token) void load();
  }, [token, load]);

  const begin = async (): Promise<void> => {
    if (!readUserInfo() && !(await openDialog({ kind: "login" }))) return;
    setSigning(true);
  };
  const end = async (isSigned: boolean): Promise<void> => {
    setSigning(false);
    if (!isSigned) return;
    setSigned(true);
    await load();
    opened.current?.focus();
  };

  return (
    <div ref={opened} tabIndex={-1} className="outline-none">
      {!part && !closed && lead}
      <div role="status">
        {closed && <p className="rounded-sm border-l-4 border-accent bg-accent-wash px-4 py-3">{closed}</p>}
      </div>
      {hasSigned && part && (
        <p className="mb-4">
          {m.qualification_offer()}{" "}
          <PageLink href="/bizmatch/qualification" className="link">
            {m.qualification_offer_link()}
          </PageLink>
        </p>
      )}
      {part ? (
        <ConfidentialPart post={post} part={part} />
      ) : (
        !closed && (
          <button type="button" className="button" onClick={() => void begin()}>
            {m.nda_open()}
          </button>
        )
      )}
      {isSigning && (
        <Suspense>
          <NdaDialog post={post} name={name} onClose={(isSigned) => void end(isSigned)} />
        </Suspense>
      )}
    </div>
  );
}
