import { type FormEvent, useId, useState } from "react";
import { Link } from "react-router";
import type { TestedAddress } from "#domain/redirects/test-address.ts";
import { m } from "#messages/messages.js";
import { FieldError } from "../../components/field-error.tsx";
import { Notice } from "../../components/notice.tsx";
import { useRight } from "../../components/use-right.ts";
import { call } from "../../data/call.ts";

/** Tests which page or redirect a visitor gets at an address of the site. */
export function AddressTest() {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [result, setResult] = useState<TestedAddress | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const test = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      setResult(await call<TestedAddress>(`/address-test?address=${encodeURIComponent(typed)}`));
    } catch (caught) {
      setResult(null);
      setError((caught as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-labelledby={`${id}-title`} className="mb-8 border-y border-rule py-5">
      <h2 id={`${id}-title`} className="text-xl">
        {m.desk_redirect_test()}
      </h2>
      <form onSubmit={test} noValidate className="mt-2 max-w-xl">
        <label htmlFor={id} className="font-semibold">
          {m.desk_redirect_test_address()}
        </label>
        <p id={`${id}-hint`} className="text-ink-soft">
          {m.desk_redirect_test_hint()}
        </p>
        <div className="mt-1 flex flex-wrap gap-3">
          <input
            id={id}
            type="text"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            className="input min-w-0 grow basis-60"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : `${id}-hint`}
          />
          <button type="submit" className="button button-quiet" disabled={isBusy}>
            {m.desk_redirect_test_action()}
          </button>
        </div>
        <FieldError id={id} error={error} />
      </form>
      <div role="status" className="mt-4 empty:hidden">
        {result && <Result {...result} />}
      </div>
    </section>
  );
}

function Result({ address, hops, status, redirects }: TestedAddress) {
  const mayWrite = useRight("redirect.write");
  const end = hops.at(-1)?.to ?? address;
  const mayRedirect = mayWrite && status === 404 && redirects.length === 0;
  return (
    <Notice tone={status === 200 ? "good" : "plain"} title={describeOutcome(end, status)}>
      <p>{hops.length === 0 ? m.desk_redirect_test_direct() : m.desk_redirect_test_hops({ count: hops.length })}</p>
      {hops.length > 0 && (
        <ol className="mt-1 list-decimal pl-6">
          {hops.map(({ status, to }) => (
            <li key={to} className="wrap-anywhere">
              {status} → {to}
            </li>
          ))}
        </ol>
      )}
      {redirects.length > 0 && (
        <p className="mt-2">
          {m.desk_redirect_test_rules()}{" "}
          {redirects.map(({ id, from_pattern }, at) => (
            <span key={id}>
              {at > 0 && ", "}
              <Link to={mayWrite ? `/redirects/${id}` : `/redirects/${id}/show`} className="link wrap-anywhere">
                {from_pattern}
              </Link>
            </span>
          ))}
        </p>
      )}
      {mayRedirect && (
        <p className="mt-2">
          <Link
            to="/redirects/create"
            state={{ record: { from_pattern: address.replace(/\?.*/, "") } }}
            className="link inline-block min-h-6"
          >
            {m.desk_redirect_create()}
          </Link>
        </p>
      )}
    </Notice>
  );
}

function describeOutcome(address: string, status: number | null): string {
  if (status === 200) return m.desk_redirect_test_page({ address });
  if (status === 404) return m.desk_redirect_test_missing({ address });
  return status === null ? m.desk_redirect_test_file({ address }) : m.desk_redirect_test_status({ address, status });
}
