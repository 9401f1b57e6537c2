import { useNotificationContext, useTranslate } from "ra-core";
import { useEffect } from "react";
import { m } from "#messages/messages.js";

const SHOWN_MS = 6_000;

/**
 * Shows the latest notification at the bottom of the page; screen readers announce it. An error stays until it is
 * closed, and reappears after later notifications are gone.
 */
export function Toasts() {
  const { notifications, setNotifications } = useNotificationContext();
  const translate = useTranslate();
  const latest = notifications.at(-1);
  const removeLatest = (): void => setNotifications((all) => all.slice(0, -1).filter(({ type }) => type === "error"));
  useEffect(() => {
    if (!latest || latest.type === "error") return;
    const timer = setTimeout(() => setNotifications((all) => all.filter(({ type }) => type === "error")), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [latest, setNotifications]);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 flex justify-center p-4">
      {latest && (
        <p
          className={`pointer-events-auto flex items-center gap-4 border-l-4 bg-sheet px-4 py-3 shadow-lg ${latest.type === "error" ? "border-signal" : "border-accent"}`}
        >
          {typeof latest.message === "string"
            ? translate(latest.message, { _: latest.message, ...latest.notificationOptions?.messageArgs })
            : latest.message}
          <button type="button" className="link min-h-6 cursor-pointer" onClick={removeLatest}>
            {m.close()}
          </button>
        </p>
      )}
    </div>
  );
}
