import type { EditedOffice } from "#domain/offices/editing/edit-office.ts";
import { m } from "#messages/messages.js";
import { CheckField, SelectField } from "../../components/fields.tsx";
import { formatTime } from "../../components/format-time.ts";
import { SlugPanel } from "../../components/slug-panel.tsx";
import { getSharedCountLabels, StepCounts, StepPanel } from "../../components/step-panel.tsx";
import { useChoices } from "../../components/use-choices.ts";
import { useRight } from "../../components/use-right.ts";

/** Head office's actions on an office: rename, close, merge, reopen. */
export function OfficeSteps({ office }: { office: EditedOffice }) {
  if (!useRight("office.create")) return null;
  const { id, slug, version, path, type, status } = office;
  return (
    <section className="mb-8">
      <SlugPanel key={version} resource={`/offices/${id}`} slug={slug} version={version} path={path} />
      {type === "office" && status === "Active" && <ClosingPanel office={office} />}
      {status === "Inactive" && <ReopeningPanel office={office} />}
    </section>
  );
}

const getCountLabels = (): Record<string, string> => ({
  ...getSharedCountLabels(),
  territory: m.desk_transfer_territory(),
  articles: m.articles(),
  pages: m.desk_transfer_pages(),
  reply_templates: m.reply_templates_title(),
  pictures: m.desk_transfer_pictures(),
  agents: m.agents(),
  agent_accounts: m.desk_transfer_agent_accounts(),
  manager_accounts: m.desk_transfer_manager_accounts(),
  reviews: m.desk_transfer_reviews(),
  own_texts: m.desk_transfer_own_texts(),
  partners: m.desk_transfer_partners(),
});

function ClosingPanel({ office: { id, version } }: { office: EditedOffice }) {
  return (
    <StepPanel
      title={m.desk_office_close()}
      lead={m.desk_office_close_lead()}
      method="POST"
      path={`/offices/${id}/closing`}
      version={version}
      defaults={{ agents: "move" }}
      submit={m.desk_office_close_action()}
      done={m.desk_office_closed_done()}
    >
      <StepCounts path={`/offices/${id}/closing`} labels={getCountLabels()} />
      <ReceiverField own={id} />
      <SelectField
        source="agents"
        label={m.desk_closing_agents()}
        choices={[
          ["move", m.desk_closing_agents_move()],
          ["retire", m.desk_closing_agents_retire()],
        ]}
        required
      />
    </StepPanel>
  );
}

function ReceiverField({ own }: { own: number }) {
  const offices = useChoices("offices", { status: "Active" });
  return (
    <SelectField
      source="receiver_id"
      label={m.desk_receiver()}
      hint={m.desk_receiver_office_hint()}
      choices={offices.filter(([id]) => id !== String(own))}
      required
    />
  );
}

function ReopeningPanel({ office: { id, version, closed_at, successor_id } }: { office: EditedOffice }) {
  const offices = useChoices("offices");
  const receiver = offices.find(([office]) => office === String(successor_id))?.[1];
  const lead =
    closed_at && receiver
      ? m.desk_office_reopen_lead({ date: formatTime(closed_at), receiver })
      : m.desk_office_closed_note();
  return (
    <StepPanel
      title={m.desk_office_reopen()}
      lead={lead}
      method="POST"
      path={`/offices/${id}/reopening`}
      version={version}
      defaults={{ brings_back: true }}
      submit={m.desk_office_reopen()}
      done={m.desk_office_reopened()}
    >
      <CheckField source="brings_back" label={m.desk_brings_back()} />
    </StepPanel>
  );
}
