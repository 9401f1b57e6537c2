import { useRefresh } from "ra-core";
import { useEffect, useState } from "react";
import type { ShownLead } from "#domain/leads/inbox/show-lead.ts";
import { m } from "#messages/messages.js";
import { formatTime } from "../../components/format-time.ts";
import { Facts, ShowPage } from "../../components/show-page.tsx";
import { DealLinks } from "../deals/deal-links.tsx";
import { TasksPanel } from "../tasks/tasks-panel.tsx";
import { LeadActions } from "./lead-actions.tsx";
import { LeadHistory } from "./lead-history.tsx";
import { LeadInquiry } from "./lead-inquiry.tsx";
import { describeWait, getSourceLabel } from "./lead-labels.ts";
import { MergeForm } from "./merge-form.tsx";
import { PhoneMatches } from "./phone-matches.tsx";
import { LeadReply } from "./reply/lead-reply.tsx";

/** One lead: its inquiries, its history and the next steps. */
export function LeadPage() {
  return (
    <ShowPage<ShownLead>
      title={(lead) => lead.enquiries?.[0]?.name ?? m.desk_leads_title()}
      actions={(lead) => <QuickActions lead={lead} />}
    >
      {/* The cached row of the list, which has no events, is rendered before the record arrives. */}
      {(lead) => (lead.events ? <Lead lead={lead} /> : <p className="text-ink-soft">{m.desk_loading()}</p>)}
    </ShowPage>
  );
}

/** On a narrow screen, the phone number and the reply would be below a page of facts. */
function QuickActions({ lead }: { lead: ShownLead }) {
  const phone = lead.enquiries?.find((inquiry) => inquiry.phone)?.phone;
  const goToReply = (): void => {
    const reply = document.querySelector<HTMLElement>("#lead-reply textarea");
    reply?.scrollIntoView({ block: "center" });
    reply?.focus({ preventScroll: true });
  };
  return (
    <div className="flex flex-wrap gap-3 lg:hidden">
      {phone && (
        <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className="button">
          {m.desk_lead_call_number({ phone })}
        </a>
      )}
      {lead.writable && lead.events && (
        <button type="button" className="button button-quiet" onClick={goToReply}>
          {m.desk_lead_go_to_reply()}
        </button>
      )}
    </div>
  );
}

function Lead({ lead }: { lead: ShownLead }) {
  const refresh = useRefresh();
  // Loads the tasks again after one was added with a reply.
  const [tasksAdded, setTasksAdded] = useState(0);
  return (
    <div className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
      <div className="lg:col-start-2 [&_dl]:grid-cols-[6.5rem_minmax(0,1fr)]">
        <Status {...lead} />
      </div>
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        {lead.writable && <PhoneMatches lead={lead} onChanged={refresh} />}
        {lead.enquiries.map((inquiry) => (
          <LeadInquiry key={inquiry.id} lead={lead} enquiry={inquiry} onChanged={refresh} />
        ))}
        {lead.writable && (
          <div id="lead-reply">
            <LeadReply lead={lead} onChanged={refresh} onTaskAdded={() => setTasksAdded((before) => before + 1)} />
          </div>
        )}
        <LeadHistory leadId={lead.id} events={lead.events} />
      </div>
      <aside className="lg:col-start-2">
        {lead.writable && <LeadActions lead={lead} onChanged={refresh} />}
        <TasksPanel key={tasksAdded} on={{ lead: lead.id }} writable={lead.writable} />
        <DealLinks of={{ lead: lead.id }} />
        {lead.writable && <MergeForm lead={lead} onChanged={refresh} />}
      </aside>
    </div>
  );
}

/** How often the timer updates. */
const TICK_MS = 10_000;

function Status(lead: ShownLead) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const { text, isLate } = describeWait(lead, now);
  return (
    <Facts
      rows={[
        [m.status(), getStateLabel(lead)],
        [
          m.desk_lead_timer(),
          <span key="timer" className={isLate ? "font-semibold text-signal" : ""}>
            {text}
          </span>,
        ],
        ...(lead.pass_on_at ? [[m.desk_lead_reassigned_at(), formatTime(lead.pass_on_at)] as const] : []),
        ...(lead.overdue_at ? [[m.desk_lead_overdue_at(), formatTime(lead.overdue_at)] as const] : []),
        [m.agent(), lead.agent?.name ?? m.desk_lead_the_office()],
        [m.office(), lead.office.name],
        [m.desk_lead_source(), getSourceLabel(lead.source)],
      ]}
    />
  );
}

function getStateLabel({ spam, handled }: Pick<ShownLead, "spam" | "handled">): string {
  if (spam) return m.desk_lead_view_spam();
  return handled ? m.desk_lead_view_handled() : m.desk_lead_view_open();
}
