import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { MailTest, SetUp, SetUpStep } from "#domain/network/set-up/show-set-up.ts";
import { getLanguage } from "#editions/language-prefix.ts";
import { m } from "#messages/messages.js";
import { Notice } from "../../components/notice.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { useDeskQuery } from "../../components/use-desk-query.ts";
import { getLanguageName } from "../../components/use-locales.ts";
import { call } from "../../data/call.ts";

interface StepText {
  title: string;
  text: string;
  /** The pages for this step and the links' texts. The mail test has a button instead. */
  links?: readonly (readonly [path: string, label: string])[];
}

const getTexts = (): Record<SetUpStep, StepText> => ({
  head_office: {
    title: m.head_office(),
    text: m.desk_set_up_head_office_text(),
    links: [["/head-office", m.desk_set_up_head_office_link()]],
  },
  office: {
    title: m.desk_set_up_office(),
    text: m.desk_set_up_office_text(),
    links: [["/offices/create", m.desk_office_add()]],
  },
  agent: {
    title: m.desk_set_up_agent(),
    text: m.desk_set_up_agent_text(),
    links: [["/agents/create", m.desk_agent_add()]],
  },
  mail: { title: m.email(), text: m.desk_set_up_mail_text() },
  listings: {
    title: m.listings(),
    text: m.desk_set_up_listings_text(),
    links: [
      ["/new-import", m.desk_import_new()],
      ["/listings/create", m.desk_set_up_listings_link()],
    ],
  },
  publish: {
    title: m.desk_set_up_publish(),
    text: m.desk_set_up_publish_text(),
    links: [["/listings", m.desk_set_up_publish_link()]],
  },
});

/** The checklist for setting up a network. A step is marked as done when the network's data shows that it is. */
export function SetUpPage() {
  const { response, error, reload } = useDeskQuery<SetUp>("/set-up");
  const [problem, setProblem] = useState<string | null>(null);
  const isSending = response?.mail_test?.status === "waiting";
  useEffect(() => {
    if (!isSending) return undefined;
    const timer = setInterval(() => void reload(), 2_000);
    return () => clearInterval(timer);
  }, [isSending, reload]);
  if (error) return <Notice tone="wrong">{error}</Notice>;
  if (!response) return <p className="text-ink-soft">{m.desk_loading()}</p>;
  const run = (path: string, method: string) => async (): Promise<void> => {
    try {
      await call(`/set-up${path}`, method);
      setProblem(null);
      await reload();
    } catch (caught) {
      setProblem((caught as Error).message);
    }
  };
  const { steps, is_finished, is_dismissed, mail_test, offered_locales, locales_value } = response;
  const texts = getTexts();
  const count = steps.filter(({ is_done }) => is_done).length;
  return (
    <>
      <PageHead title={m.desk_set_up_title()} lead={m.desk_set_up_lead()} />
      <p role="status" className="mb-6 font-semibold">
        {is_finished ? m.desk_set_up_finished() : m.desk_set_up_progress({ count, total: steps.length })}
      </p>
      {problem && <Notice tone="wrong">{problem}</Notice>}
      <ol className="max-w-3xl">
        {steps.map(({ name, is_done }, position) => (
          <li key={name} className="border-t border-rule py-4">
            <h2 className="text-xl">
              {`${position + 1}. ${texts[name].title}`}
              {is_done && <span className="ml-3 text-base text-accent">{`✓ ${m.desk_set_up_done()}`}</span>}
            </h2>
            <p className="mt-1 max-w-prose text-ink-soft">{texts[name].text}</p>
            {name === "mail" && mail_test && <MailResult test={mail_test} />}
            <p className="mt-3 flex flex-wrap gap-3">
              {texts[name].links?.map(([path, label], order) => (
                <Link key={path} to={path} className={`button ${is_done || order > 0 ? "button-quiet" : ""}`}>
                  {label}
                </Link>
              )) ?? (
                <button
                  type="button"
                  className={`button ${is_done ? "button-quiet" : ""}`}
                  disabled={isSending}
                  onClick={run("/mail-test", "POST")}
                >
                  {m.desk_set_up_mail_send()}
                </button>
              )}
            </p>
          </li>
        ))}
      </ol>
      {offered_locales.map((locale) => (
        <p key={locale} className="mt-6 max-w-prose border-t border-rule pt-4">
          {m.desk_set_up_language({
            language: getLanguageName(getLanguage(locale)),
            variable: "LOCALES",
            value: locales_value,
          })}
        </p>
      ))}
      {!is_finished && (
        <p className="mt-6 border-t border-rule pt-4">
          {is_dismissed ? (
            <button type="button" className="link min-h-6 cursor-pointer" onClick={run("/dismissed", "DELETE")}>
              {m.desk_set_up_again()}
            </button>
          ) : (
            <button type="button" className="link min-h-6 cursor-pointer" onClick={run("/dismissed", "PUT")}>
              {m.desk_set_up_dismiss()}
            </button>
          )}
        </p>
      )}
    </>
  );
}

function MailResult({ test: { to, status, error } }: { test: MailTest }) {
  const texts: Record<MailTest["status"], string> = {
    sent: m.desk_set_up_mail_sent({ to }),
    waiting: m.desk_set_up_mail_waiting({ to }),
    failed: m.desk_set_up_mail_failed({ to }),
    no_server: m.desk_set_up_mail_no_server({ variable: "SMTP_URL" }),
    made_up: m.desk_set_up_mail_made_up({ to }),
  };
  return (
    <div role="status" className="mt-3 max-w-prose">
      <Notice tone={status === "sent" ? "good" : status === "waiting" ? "plain" : "wrong"}>
        <p>{texts[status]}</p>
        {error && status !== "sent" && <p className="mt-1 wrap-anywhere text-ink-soft">{error}</p>}
      </Notice>
    </div>
  );
}
