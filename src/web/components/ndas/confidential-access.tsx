import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { type AddressPlace, formatConfidentialAddress } from "#domain/listings/confidential-address.ts";
import type { Confidential } from "#domain/ndas/confidential/show-confidential.ts";
import { m } from "#messages/messages.js";
import { readConfidential } from "../../browser/nda-calls.ts";
import { useUserInfo } from "../../browser/user-info/use-user-info.ts";
import { readUserInfo } from "../../browser/user-info/user-info.ts";
import { getPagePath } from "../../site-map.ts";
import { PageLink } from "../site/page-link.tsx";
import { ConfidentialDetails } from "./confidential-details.tsx";

const NdaDialog = lazy(() => import("./nda-dialog.tsx"));

interface ConfidentialAccessProps {
  post: string;
  name: string;
  place: AddressPlace;
}

/** The button to open a listing's confidential details, or the details themselves for a buyer who has signed. */
export function ConfidentialAccess({ post, name, place }: ConfidentialAccessProps) {
  const token = useUserInfo()?.token;
  const [details, setDetails] = useState<Omit<Confidential, "address"> | null>(null);
  const [closedMessage, setClosedMessage] = useState("");
  const [isSigning, setSigning] = useState(false);
  const [hasSigned, setSigned] = useState(false);
  const container = useRef<HTMLDivElement>(null);

  const load = useCallback(async (): Promise<void> => {
    const outcome = await readConfidential(post);
    if (outcome === "signed-out") return;
    if ("data" in outcome) setDetails(outcome.data);
    setClosedMessage("data" in outcome ? "" : outcome.message);
  }, [post]);
  useEffect(() => {
    setDetails(null);
    setClosedMessage("");
    if (token) void load();
  }, [token, load]);

  const startSigning = async (): Promise<void> => {
    if (!readUserInfo()) {
      const { openEntryDialog } = await import("../../browser/user-info/known-account.ts");
      if (!(await openEntryDialog())) return;
    }
    setSigning(true);
  };
  const finishSigning = async (isSigned: boolean): Promise<void> => {
    setSigning(false);
    if (!isSigned) return;
    setSigned(true);
    await load();
    container.current?.focus();
  };

  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      {!details && !closedMessage && <p className="mb-4 max-w-prose text-lg">{m.confidential_lead()}</p>}
      <div role="status">
        {closedMessage && (
          <p className="rounded-sm border-l-4 border-accent bg-accent-wash px-4 py-3">{closedMessage}</p>
        )}
      </div>
      {hasSigned && details && (
        <p className="mb-4">
          {m.qualification_offer()}{" "}
          <PageLink href={getPagePath("qualification")} className="link">
            {m.qualification_offer_link()}
          </PageLink>
        </p>
      )}
      {details ? (
        <ConfidentialDetails post={post} details={{ ...details, address: formatConfidentialAddress(place, details) }} />
      ) : (
        !closedMessage && (
          <button type="button" className="button" onClick={() => void startSigning()}>
            {m.nda_open()}
          </button>
        )
      )}
      {isSigning && (
        <Suspense>
          <NdaDialog post={post} name={name} onClose={(isSigned) => void finishSigning(isSigned)} />
        </Suspense>
      )}
    </div>
  );
}
