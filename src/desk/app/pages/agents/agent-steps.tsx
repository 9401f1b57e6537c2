import { useWatch } from "react-hook-form";
import type { EditedAgent } from "#domain/offices/agents/editing/edit-agent.ts";
import { m } from "#messages/messages.js";
import { CheckField, SelectField } from "../../components/fields.tsx";
import { SlugPanel } from "../../components/slug-panel.tsx";
import { getSharedCountLabels, StepCounts, StepPanel } from "../../components/step-panel.tsx";
import { useChoices } from "../../components/use-choices.ts";
import { useRight } from "../../components/use-right.ts";

/**
 * The actions on an agent: managers rename, deactivate and reactivate one; head office also moves one to another
 * office.
 */
export function AgentSteps({ agent }: { agent: EditedAgent }) {
  const isManager = useRight("agent.create");
  const isHeadOffice = useRight("office.create");
  if (!isManager) return null;
  const { id, slug, version, active } = agent;
  return (
    <section className="mb-8">
      <SlugPanel key={version} resource={`/agents/${id}`} slug={slug} version={version} path={`/agents/${slug}`} />
      {isHeadOffice && <MovePanel agent={agent} />}
      {active ? <RetirementPanel agent={agent} isAnyOffice={isHeadOffice} /> : <ReturnPanel agent={agent} />}
    </section>
  );
}

const getCountLabels = (): Record<string, string> => ({
  ...getSharedCountLabels(),
  agent_accounts: m.desk_transfer_agent_accounts(),
});

function MovePanel({ agent: { id, office_id, version } }: { agent: EditedAgent }) {
  const offices = useChoices("offices", { status: "Active" });
  return (
    <StepPanel
      title={m.desk_agent_move()}
      lead={m.desk_agent_move_lead()}
      method="POST"
      path={`/agents/${id}/move`}
      version={version}
      defaults={{ records: "follow" }}
      submit={m.desk_agent_move_action()}
      done={m.desk_agent_moved()}
    >
      <StepCounts path={`/agents/${id}/transfer`} labels={getCountLabels()} />
      <SelectField
        source="office_id"
        label={m.desk_agent_move_office()}
        choices={offices.filter(([office]) => office !== String(office_id))}
        required
      />
      <SelectField
        source="records"
        label={m.desk_agent_records()}
        choices={[
          ["follow", m.desk_agent_records_follow()],
          ["stay", m.desk_agent_records_stay()],
        ]}
        required
      />
      <StayingRecords id={id} office_id={office_id} />
    </StepPanel>
  );
}

/** Asks who takes over the records that stay at the old office. Not shown if all of them move with the agent. */
function StayingRecords({ id, office_id }: { id: number; office_id: number }) {
  const records = useWatch({ name: "records" }) as string | undefined;
  return records === "stay" ? <ReceiverField id={id} filter={{ office_id: String(office_id) }} /> : null;
}

function ReceiverField({ id, filter }: { id: number; filter: Record<string, string> }) {
  const agents = useChoices("agents", { ...filter, active: "true" });
  return (
    <SelectField
      source="receiver_id"
      label={m.desk_receiver()}
      choices={agents.filter(([agent]) => agent !== String(id))}
      emptyLabel={m.desk_receiver_none()}
    />
  );
}

function RetirementPanel({ agent, isAnyOffice }: { agent: EditedAgent; isAnyOffice: boolean }) {
  const { id, office_id, version } = agent;
  return (
    <StepPanel
      title={m.desk_agent_retire()}
      lead={m.desk_agent_retire_lead()}
      method="POST"
      path={`/agents/${id}/retirement`}
      version={version}
      submit={m.desk_agent_retire_action()}
      done={m.desk_agent_retired()}
    >
      <StepCounts path={`/agents/${id}/transfer`} labels={getCountLabels()} />
      <ReceiverField id={id} filter={isAnyOffice ? {} : { office_id: String(office_id) }} />
    </StepPanel>
  );
}

function ReturnPanel({ agent: { id, version } }: { agent: EditedAgent }) {
  return (
    <StepPanel
      title={m.desk_agent_return()}
      lead={m.desk_agent_return_lead()}
      method="POST"
      path={`/agents/${id}/return`}
      version={version}
      defaults={{ brings_back: true }}
      submit={m.desk_agent_return()}
      done={m.desk_agent_returned()}
    >
      <CheckField source="brings_back" label={m.desk_brings_back()} />
    </StepPanel>
  );
}
