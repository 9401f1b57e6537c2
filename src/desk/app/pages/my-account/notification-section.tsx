import { useNotify } from "ra-core";
import { useEffect, useState } from "react";
import type { Device } from "#domain/accounts/devices/devices.ts";
import { canPush } from "#lib/push/subscribe.ts";
import { m } from "#messages/messages.js";
import { formatTime } from "../../components/format-time.ts";
import { Notice } from "../../components/notice.tsx";
import { PlainTable } from "../../components/plain-table.tsx";
import { useDeskQuery } from "../../components/use-desk-query.ts";
import { call } from "../../data/call.ts";
import { enablePush, findOwnSubscription, useOwnEndpoint } from "../../push/use-push.ts";
import { AccountSection } from "./account-section.tsx";

const ID = "notifications";

interface NotificationSectionProps {
  /** Whether leads can be assigned to the person or their office. */
  getsLeads: boolean;
  isDemo: boolean;
}

/** Notifications of leads: the person's devices, and the switch for this one. */
export function NotificationSection({ getsLeads, isDemo }: NotificationSectionProps) {
  // The section doesn't exist yet when the browser follows a link to it.
  useEffect(() => {
    if (location.hash === `#${ID}`) document.getElementById(ID)?.scrollIntoView();
  }, []);
  return (
    <AccountSection id={ID} title={m.push_title()} lead={m.push_lead()}>
      {isDemo && <Notice>{m.push_demo()}</Notice>}
      {getsLeads ? <Devices /> : <Notice>{m.push_no_leads()}</Notice>}
    </AccountSection>
  );
}

function Devices() {
  const { response, error, reload } = useDeskQuery<{ data: Device[]; public_key: string }>("/me/devices");
  const own = useOwnEndpoint();
  const [isBusy, setIsBusy] = useState(false);
  const notify = useNotify();
  if (error) return <Notice tone="wrong">{error}</Notice>;
  if (!response) return <p className="text-ink-soft">{m.desk_loading()}</p>;
  const { data, public_key } = response;
  const run = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    setIsBusy(true);
    try {
      await work();
      notify(done);
      await own.reload();
      await reload();
    } catch (problem) {
      notify((problem as Error).message, { type: "error" });
    } finally {
      setIsBusy(false);
    }
  };
  const remove = async ({ id, endpoint }: Device): Promise<void> => {
    await call(`/me/devices/${id}`, "DELETE");
    const subscription = await findOwnSubscription();
    if (subscription?.endpoint === endpoint) await subscription.unsubscribe();
  };
  const current = data.find(({ endpoint }) => endpoint === own.endpoint);
  return (
    <>
      {data.length > 0 && (
        <PlainTable<Device>
          label={m.push_title()}
          rows={data}
          getKey={({ id }) => id}
          columns={[
            [m.push_device(), (device) => getDeviceName(device, own.endpoint)],
            [m.push_added(), ({ added_at }) => formatTime(added_at)],
            [m.push_last(), ({ works, notified_at }) => (works ? formatTime(notified_at) || "–" : m.push_broken())],
            [
              m.actions(),
              (device) => (
                <span className="flex flex-wrap gap-x-4">
                  <button
                    type="button"
                    className="link min-h-6"
                    disabled={isBusy}
                    onClick={() => void run(() => call(`/me/devices/${device.id}/test`, "POST"), m.push_test_sent())}
                  >
                    {m.send_test()}
                  </button>
                  <button
                    type="button"
                    className="link min-h-6"
                    disabled={isBusy}
                    onClick={() => void run(() => remove(device), m.push_turned_off())}
                  >
                    {m.deactivate()}
                  </button>
                </span>
              ),
            ],
          ]}
        />
      )}
      {!canPush() && <Notice>{m.push_unsupported()}</Notice>}
      {canPush() && !current?.works && (
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => void run(() => enablePush(public_key), m.push_turned_on())}
        >
          {m.push_enable()}
        </button>
      )}
    </>
  );
}

function getDeviceName({ browser, endpoint }: Device, ownEndpoint: string | null): string {
  const device = browser ?? m.sessions_unknown();
  return endpoint === ownEndpoint ? m.push_this_device({ device }) : device;
}
