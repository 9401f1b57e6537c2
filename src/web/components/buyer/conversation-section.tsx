import type { Conversation, ConversationEntry } from "#domain/leads/conversations/list-conversations.ts";
import { INQUIRY_TYPE_LABELS } from "#domain/leads/inquiry-type-labels.ts";
import { m } from "#messages/messages.js";
import { useFormats } from "../../page-info.ts";
import { getPagePath } from "../../site-map.ts";
import { Field, FieldIdPrefix } from "../forms/field.tsx";
import { FormFrame, getRejectedField, type Rejected } from "../forms/form-frame.tsx";
import { PageLink } from "../site/page-link.tsx";

interface ConversationSectionProps {
  conversation: Conversation;
  action: string;
  /** Identifies the form, so that a message that is posted twice is stored once. */
  formKey: string;
  rejected: Rejected | undefined;
}

/** The messages between a buyer and an office, and a form to write again. */
export function ConversationSection({ conversation, action, formKey, rejected }: ConversationSectionProps) {
  const { id, agent, office, canReply, entries } = conversation;
  const titleId = `conversation-${id}`;
  return (
    <section aria-labelledby={titleId} className="mt-8 max-w-3xl rounded-sm border border-rule bg-sheet p-5 sm:p-6">
      <h2 id={titleId} className="font-display text-2xl">
        {agent ?? office}
      </h2>
      {agent && <p className="text-ink-soft">{office}</p>}
      <ol className="mt-4 space-y-4">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} office={office} />
        ))}
      </ol>
      {!canReply && <p className="mt-5 text-ink-soft">{m.messages_just_sent()}</p>}
      {canReply && (
        <details className="mt-5 border-t border-rule pt-4" open={rejected !== undefined}>
          <summary className="link inline-block cursor-pointer py-1">{m.messages_write()}</summary>
          <div className="mt-3">
            <FieldIdPrefix value={`${id}-`}>
              <FormFrame action={action} rejected={rejected} submitLabel={m.inquiry_send()}>
                <input type="hidden" name="conversation" value={id} />
                <input type="hidden" name="key" value={formKey} />
                <Field
                  {...getRejectedField(rejected, ["message"], "message")}
                  label={m.field_message()}
                  lines={5}
                  defaultValue={rejected?.typed.message}
                  required
                />
              </FormFrame>
            </FieldIdPrefix>
          </div>
        </details>
      )}
    </section>
  );
}

function Entry({ entry, office }: { entry: ConversationEntry; office: string }) {
  const { kind, type, text, who, listings, files, at } = entry;
  const { date } = useFormats();
  const isAnswer = kind === "answer";
  return (
    <li className={`border-l-4 pl-4 ${isAnswer ? "border-accent" : "border-rule-strong"}`}>
      <p className="text-ink-soft">
        <strong className="text-ink">{isAnswer ? (who ?? office) : m.messages_you()}</strong>
        {" · "}
        <time dateTime={at}>{date(at)}</time>
        {type && type !== "listing" && ` · ${INQUIRY_TYPE_LABELS[type]()}`}
      </p>
      {!isAnswer && <Listings listings={listings} />}
      {text && <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>}
      {isAnswer && <Listings listings={listings} />}
      {files.length > 0 && (
        <p className="mt-1 text-ink-soft wrap-anywhere">
          {m.messages_files({ files: files.join(m.list_separator()) })}
        </p>
      )}
    </li>
  );
}

function Listings({ listings }: Pick<ConversationEntry, "listings">) {
  return listings.map(({ name, slug }) => (
    <p key={name} className="wrap-anywhere">
      {slug ? (
        <PageLink href={getPagePath("listing", slug)} className="link inline-block min-h-6">
          {name}
        </PageLink>
      ) : (
        name
      )}
    </p>
  ));
}
