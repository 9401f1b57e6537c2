import type { EditedAgent } from "#domain/agents/editing/edit-agent.ts";
import { m } from "#messages/messages.js";
import { EditPage } from "../../components/desk-form.tsx";
import { TextArea, TextField } from "../../components/fields.tsx";
import { ListPage } from "../../components/list-page.tsx";
import { useRight } from "../../components/rights.ts";
import { Facts, ShowPage } from "../../components/show-page.tsx";
import { ViewsPanel } from "../../components/views/views-panel.tsx";

export function AgentListPage() {
  const mayWrite = useRight("agent.write");
  return (
    <ListPage<EditedAgent>
      title={m.desk_agents_title()}
      lead={m.desk_agents_lead()}
      empty={m.desk_agents_empty()}
      sort={{ field: "name", order: "ASC" }}
      filters={[{ name: "q", label: m.desk_search(), kind: "search" }]}
      leadsTo={({ id }) => (mayWrite ? `/agents/${id}` : `/agents/${id}/show`)}
      columns={[
        { name: "name", label: m.desk_name(), value: (row) => row.name, sorts: true },
        { name: "role", label: m.desk_agent_role(), value: (row) => row.role ?? "–" },
        { name: "office", label: m.desk_office(), value: (row) => row.office, sorts: true },
        { name: "email", label: m.field_email(), value: (row) => row.email },
        {
          name: "active",
          label: m.desk_standing(),
          value: (row) => (row.active ? m.desk_agent_here() : m.desk_agent_left()),
        },
      ]}
    />
  );
}

export function AgentEditPage() {
  return (
    <EditPage
      title={({ name }) => String(name)}
      lead={m.desk_agent_edit_lead()}
      submit={m.desk_publish()}
      sends={{
        role: m.desk_agent_role(),
        about: m.desk_agent_about(),
        email: m.field_email(),
        phone: m.desk_phone(),
        extension: m.desk_extension(),
      }}
      below={({ slug }) => <ViewsPanel path={`/views/agents/${slug}`} title={m.desk_views_of()} />}
    >
      <TextField source="role" label={m.desk_agent_role()} hint={m.desk_agent_role_hint()} />
      <TextArea source="about" label={m.desk_agent_about()} lines={10} />
      <TextField source="email" type="email" label={m.field_email()} hint={m.desk_agent_email_hint()} required />
      <TextField source="phone" type="tel" label={m.desk_phone()} />
      <TextField source="extension" label={m.desk_extension()} />
    </EditPage>
  );
}

export function AgentShowPage() {
  return (
    <ShowPage<EditedAgent> title={({ name }) => name}>
      {(row) => (
        <>
          <Facts
            rows={[
              [m.desk_agent_role(), row.role],
              [m.desk_office(), row.office],
              [m.field_email(), row.email],
              [m.desk_phone(), row.phone],
              [m.desk_agent_about(), row.about && <span className="whitespace-pre-line">{row.about}</span>],
            ]}
          />
          <ViewsPanel path={`/views/agents/${row.slug}`} title={m.desk_views_of()} />
        </>
      )}
    </ShowPage>
  );
}
