import type { ShownTemplate } from "#domain/leads/templates/reply-templates.ts";
import { m } from "#messages/messages.js";
import { ButtonLink } from "../../components/button-link.tsx";
import { formatTime } from "../../components/format-time.ts";
import { ListPage } from "../../components/list-page.tsx";
import { useRight } from "../../components/use-right.ts";

/** The templates that the signed-in person may use. */
export function TemplateList() {
  const mayAdd = useRight("office.write");
  return (
    <ListPage<ShownTemplate>
      title={m.reply_templates_title()}
      lead={m.reply_templates_lead()}
      actions={mayAdd && <ButtonLink to="/reply-templates/create" label={m.reply_template_add()} />}
      empty={mayAdd ? m.reply_templates_empty() : m.reply_templates_none()}
      getRowPath={({ id }) => `/reply-templates/${id}`}
      columns={[
        { name: "name", label: m.name(), value: ({ name }) => name },
        { name: "text", label: m.text(), value: ({ text }) => <Excerpt text={text} /> },
        { name: "office", label: m.office(), value: ({ office }) => office ?? m.reply_template_every_office() },
        { name: "updated_at", label: m.edit_changed(), value: ({ updated_at }) => formatTime(updated_at) },
      ]}
      perPage={1_000}
    />
  );
}

function Excerpt({ text }: { text: string }) {
  return <span className="line-clamp-2 text-ink-soft wrap-anywhere">{text}</span>;
}
