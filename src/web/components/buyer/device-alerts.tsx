import { useEffect, useState } from "react";
import type { Device } from "#domain/accounts/devices/devices.ts";
import { canPush, findSubscription, subscribe } from "#lib/push/subscribe.ts";
import { m } from "#messages/messages.js";
import { type ApiResponse, createHttpClient } from "../../browser/http/http-client.ts";
import { Notice } from "../account/notice.tsx";
import { FormAlert } from "../forms/form-frame.tsx";

/** Its scope has only buyers' pages, because it answers no requests of others. */
const WORKER = { url: "/push-worker.js", scope: "/bizmatch/" };
const DEVICES = "/api/account/devices";

const http = createHttpClient();

interface Devices {
  data: Device[];
  public_key: string;
}

async function readDevices(): Promise<Devices> {
  const { data } = (await http.get(DEVICES)) as ApiResponse;
  return data as Devices;
}

/** Returns the device that this browser is, if alerts are on for this buyer and reach it. */
async function findThisDevice(): Promise<Device | undefined> {
  const subscription = await findSubscription(WORKER);
  if (!subscription) return undefined;
  const { data } = await readDevices();
  return data.find(({ endpoint, works }) => works && endpoint === subscription.endpoint);
}

/** Why alerts couldn't be turned on, as a message for the person. */
class ProblemError extends Error {}

/** @throws ProblemError */
async function turnOn(): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") throw new ProblemError(m.push_blocked());
  const { public_key } = await readDevices();
  const subscription = await subscribe(WORKER, public_key).catch(() => {
    throw new ProblemError(m.push_failed());
  });
  const { endpoint, keys } = subscription.toJSON();
  await http.post(DEVICES, { endpoint, keys });
}

async function turnOff(): Promise<void> {
  const device = await findThisDevice();
  await (await findSubscription(WORKER))?.unsubscribe();
  if (device) await http.delete(`${DEVICES}/${device.id}`);
}

type Status = "unknown" | "unsupported" | "off" | "on";

/** Turns a buyer's alerts on and off in this browser. It needs script, so it shows nothing without it. */
export function DeviceAlerts({ isDemo }: { isDemo: boolean }) {
  const [status, setStatus] = useState<Status>("unknown");
  const [problem, setProblem] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const refresh = async (): Promise<void> => {
    const isOn = canPush() && (await findThisDevice().catch(() => undefined)) !== undefined;
    setStatus(isOn ? "on" : canPush() ? "off" : "unsupported");
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser is read once.
  useEffect(() => void refresh(), []);
  const change = async (work: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    setProblem("");
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof ProblemError ? error.message : m.error_later());
    }
    await refresh();
    setIsBusy(false);
  };
  if (status === "unknown") return null;
  const isOn = status === "on";
  return (
    <section aria-labelledby="device-alerts" className="mt-6 rounded-sm border border-rule bg-sheet p-5">
      <h3 id="device-alerts" className="font-display text-xl">
        {m.device_alerts_title()}
      </h3>
      <p className="mt-1">{isOn ? m.device_alerts_on() : m.device_alerts_text()}</p>
      {isDemo && <p className="mt-1 text-ink-soft">{m.push_demo()}</p>}
      {problem && (
        <div className="mt-3">
          <FormAlert key={problem}>{problem}</FormAlert>
        </div>
      )}
      {status === "unsupported" ? (
        <div className="mt-3">
          <Notice>{m.device_alerts_unsupported()}</Notice>
        </div>
      ) : (
        <button
          type="button"
          className="button button-quiet mt-4"
          disabled={isBusy}
          onClick={() => void change(isOn ? turnOff : turnOn)}
        >
          {isOn ? m.device_alerts_disable() : m.device_alerts_enable()}
        </button>
      )}
    </section>
  );
}
