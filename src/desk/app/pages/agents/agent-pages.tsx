import { useWatch } from "react-hook-form";
import type { EditedAgent } from "#domain/offices/agents/editing/edit-agent.ts";
import { m } from "#messages/messages.js";
import { ButtonLink } from "../../components/button-link.tsx";
import { CreatePage, EditPage } from "../../components/desk-form.tsx";
import { ExportLinks } from "../../components/export-links.tsx";
import { CheckField, SelectField, TextArea, TextField } from "../../components/fields.tsx";
import { ListPage } from "../../components/list-page.tsx";
import { ProfilePhotoPanel } from "../../components/profile-photo.tsx";
import { Facts, ShowPage } from "../../components/show-page.tsx";
import { SiteLink } from "../../components/site-link.tsx";
import { useChoices } from "../../components/use-choices.ts";
import { useRight } from "../../components/use-right.ts";
import { ViewsPanel } from "../../components/views/views-panel.tsx";
import { AgentSteps } from "./agent-steps.tsx";

export function AgentListPage() {
  const mayWrite = useRight("agent.write");
  const canCreate = useRight("agent.create");
  return (
    <ListPage<EditedAgent>
      title={m.agents()}
      lead={m.desk_agents_lead()}
      empty={m.desk_agents_empty()}
      sort={{ field: "name", order: "ASC" }}
      filters={[{ name: "q", label: m.desk_search(), kind: "search" }]}
      actions={
        <>
          <ExportLinks kind="agents" />
          {canCreate && <ButtonLink to="/agents/create" label={m.desk_agent_add()} />}
        </>
      }
      getRowPath={({ id }) => (mayWrite ? `/agents/${id}` : `/agents/${id}/show`)}
      columns={[
        { name: "name", label: m.name(), value: (row) => row.name, isSortable: true },
        { name: "role", label: m.desk_agent_role(), value: (row) => row.role ?? "–" },
        { name: "office", label: m.office(), value: (row) => row.office, isSortable: true },
        { name: "email", label: m.field_email(), value: (row) => row.email },
        {
          name: "active",
          label: m.status(),
          value: (row) => (row.active ? m.desk_agent_status_active() : m.desk_agent_status_inactive()),
        },
      ]}
    />
  );
}

const getLabels = () => ({
  name: m.name(),
  office_id: m.office(),
  role: m.desk_agent_role(),
  about: m.desk_agent_about(),
  email: m.field_email(),
  phone: m.field_phone(),
  extension: m.desk_extension(),
  assigned_to: m.desk_agent_assigned_to(),
});

export function AgentCreatePage() {
  return (
    <CreatePage
      title={m.desk_agent_add()}
      lead={m.desk_agent_add_lead()}
      submit={m.desk_agent_add_action()}
      fieldLabels={{ ...getLabels(), slug: m.web_address() }}
      redirect="edit"
    >
      <TextField source="name" label={m.name()} required />
      <TextField source="slug" label={m.web_address()} hint={m.desk_slug_hint()} />
      <OfficeField />
      <ProfileFields />
      <SubstituteField />
    </CreatePage>
  );
}

export function AgentEditPage() {
  const canManageAgents = useRight("agent.create");
  const { office_id: _, ...fields } = getLabels();
  const labels = { ...fields, ...getShownLabels() };
  return (
    <EditPage
      title={({ name }) => String(name)}
      lead={m.changes_go_live()}
      submit={m.desk_publish()}
      fieldLabels={labels}
      renderAbove={({ active, slug }) => active && <SiteLink path={`/agents/${slug}`} />}
      renderBelow={(record) => (
        <>
          <ProfilePhotoPanel
            resource={`/agents/${record.id}`}
            photo={(record as unknown as EditedAgent).image}
            hint={m.desk_agent_photo_hint()}
            aspect={1}
            className="size-32 rounded-full"
          />
          <AgentSteps agent={record as unknown as EditedAgent} />
          <ViewsPanel path={`/views/agents/${record.slug}`} title={m.desk_views_of()} />
        </>
      )}
    >
      {canManageAgents && <TextField source="name" label={m.name()} required />}
      <ProfileFields />
      {canManageAgents && <SubstituteField />}
      <ShownFields />
    </EditPage>
  );
}

function ProfileFields() {
  return (
    <>
      <TextField source="role" label={m.desk_agent_role()} hint={m.desk_agent_role_hint()} />
      <TextArea source="about" label={m.desk_agent_about()} lines={10} />
      <TextField source="email" type="email" label={m.field_email()} hint={m.desk_agent_email_hint()} required />
      <TextField source="phone" type="tel" label={m.field_phone()} />
      <TextField source="extension" label={m.desk_extension()} />
    </>
  );
}

const getShownLabels = () => ({
  show_on_website: m.desk_agent_on_team_page(),
  email_public: m.desk_agent_email_public(),
  telephone_public: m.desk_agent_phone_public(),
  mobile_e164: m.field_mobile(),
  mobile_public: m.desk_agent_mobile_public(),
});

/** Choices of what the office's team page shows about the agent. */
function ShownFields() {
  const labels = getShownLabels();
  return (
    <fieldset className="mb-5 max-w-xl">
      <legend className="mb-2 text-xl">{m.desk_agent_shown()}</legend>
      <CheckField source="show_on_website" label={labels.show_on_website} />
      <CheckField source="email_public" label={labels.email_public} />
      <CheckField source="telephone_public" label={labels.telephone_public} />
      <TextField source="mobile_e164" type="tel" label={labels.mobile_e164} />
      <CheckField source="mobile_public" label={labels.mobile_public} />
    </fieldset>
  );
}

function OfficeField() {
  return (
    <SelectField source="office_id" label={m.office()} choices={useChoices("offices", { status: "Active" })} required />
  );
}

/** The colleague at the same office who gets the agent's leads. */
function SubstituteField() {
  const { id, office_id } = useWatch() as { id?: number; office_id?: number | string };
  const office = office_id ? String(office_id) : "";
  const agents = useChoices("agents", { office_id: office, active: "true" }, office !== "");
  return (
    <SelectField
      source="assigned_to"
      label={m.desk_agent_assigned_to()}
      hint={m.desk_agent_assigned_to_hint()}
      choices={agents.filter(([value]) => value !== String(id))}
      emptyLabel={m.desk_agent_none()}
    />
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
              [m.office(), row.office],
              [m.field_email(), row.email],
              [m.field_phone(), row.phone],
              [m.desk_agent_about(), row.about && <span className="whitespace-pre-line">{row.about}</span>],
            ]}
          />
          <ViewsPanel path={`/views/agents/${row.slug}`} title={m.desk_views_of()} />
        </>
      )}
    </ShowPage>
  );
}
