import { useNotificationContext, useTranslate } from "ra-core";
import { useEffect } from "react";
import { m } from "#messages/messages.js";

const SHOWN_MS = 6_000;

/** Notifications at the bottom of the page, announced by screen readers. An error stays until it is closed. */
export function Toasts() {
  const { notifications, setNotifications } = useNotificationContext();
  const translate = useTranslate();
  const [first] = notifications;
  useEffect(() => {
    if (!first || first.type === "error") return;
    const timer = setTimeout(() => setNotifications((all) => all.slice(1)), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [first, setNotifications]);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 flex justify-center p-4">
      {first && (
        <p
          className={`pointer-events-auto flex items-center gap-4 border-l-4 bg-sheet px-4 py-3 shadow-lg ${first.type === "error" ? "border-signal" : "border-accent"}`}
        >
          {typeof first.message === "string"
            ? translate(first.message, { _: first.message, ...first.notificationOptions?.messageArgs })
            : first.message}
          <button
            type="button"
            className="link min-h-6 cursor-pointer"
            onClick={() => setNotifications((all) => all.slice(1))}
          >
            {m.desk_close()}
          </button>
        </p>
      )}
    </div>
  );
}
