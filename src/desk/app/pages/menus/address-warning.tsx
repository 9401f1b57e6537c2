import { useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import type { TestedAddress } from "#domain/redirects/test-address.ts";
import { m } from "#messages/messages.js";
import { useRight } from "../../components/use-right.ts";
import { call } from "../../data/call.ts";

/** How long typing must pause before the address is tested. */
const DEBOUNCE_MS = 500;

/** Warns if a visitor finds no page at the address in a field. An address that wasn't edited isn't tested. */
export function AddressWarning({ source }: { source: string }) {
  const address = String(useWatch({ name: source }) ?? "").trim();
  const initial = useRef(address);
  const mayTest = useRight("redirect.read");
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => {
    if (!mayTest || !isPath(address) || address === initial.current) return;
    let isLate = false;
    const timer = setTimeout(async () => {
      const path = `/address-test?address=${encodeURIComponent(address)}`;
      const result = await call<TestedAddress>(path).catch(() => null);
      if (!isLate && result) setMissing(result.status === 404 ? address : null);
    }, DEBOUNCE_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [address, mayTest]);
  return (
    <p role="status" className="-mt-4 mb-5 max-w-xl font-semibold text-signal empty:hidden">
      {missing === address && address !== "" && m.desk_redirect_test_missing({ address })}
    </p>
  );
}

/** Whether an address is a path of this site, the only kind that can be tested. */
const isPath = (address: string): boolean => /^\/(?!\/)/.test(address);
