import { useNotify } from "ra-core";
import { useState } from "react";
import type { SellerPage } from "#domain/listings/seller-pages/edit-seller-page.ts";
import { m } from "#messages/messages.js";
import { formatTime } from "../../../components/format-time.ts";
import { call } from "../../../data/call.ts";

interface SellerLinkProps {
  number: number;
  page: SellerPage;
  onChanged(page: SellerPage): void;
}

/**
 * Creates and revokes the secret link to a seller's page. The link is shown only once, because only its hash is stored.
 */
export function SellerLink({ number, page, onChanged }: SellerLinkProps) {
  const notify = useNotify();
  const [url, setUrl] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      notify((error as Error).message, { type: "error" });
    } finally {
      setIsBusy(false);
    }
  };
  const make = () =>
    run(async () => {
      const made = await call<{ url: string; page: SellerPage }>(`/listings/${number}/seller-link`, "POST", {});
      setUrl(made.url);
      onChanged(made.page);
    });
  const revoke = () =>
    run(async () => {
      onChanged(await call<SellerPage>(`/listings/${number}/seller-link`, "DELETE"));
      setUrl("");
      notify(m.seller_link_revoked(), { type: "success" });
    });
  const copy = () =>
    run(async () => {
      await navigator.clipboard.writeText(url);
      notify(m.seller_link_copied(), { type: "success" });
    });
  return (
    <div>
      <p className="text-ink-soft">
        {page.linked_at ? m.seller_link_made({ time: formatTime(page.linked_at) }) : m.seller_link_none()}
      </p>
      {url && (
        <label className="mt-3 block">
          <span className="font-semibold">{m.seller_link_once()}</span>
          <input className="input mt-1" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {url && (
          <button type="button" className="button" disabled={isBusy} onClick={copy}>
            {m.copy_link()}
          </button>
        )}
        <button type="button" className="button button-quiet" disabled={isBusy} onClick={make}>
          {page.linked_at ? m.seller_link_replace() : m.seller_link_make()}
        </button>
        {(page.linked_at || page.is_weekly) && (
          <button type="button" className="button button-quiet" disabled={isBusy} onClick={revoke}>
            {m.seller_link_revoke()}
          </button>
        )}
      </div>
    </div>
  );
}
