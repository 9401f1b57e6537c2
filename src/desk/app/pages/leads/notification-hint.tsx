import { Link } from "react-router";
import { canPush } from "#lib/push/subscribe.ts";
import { m } from "#messages/messages.js";
import { useRight } from "../../components/use-right.ts";

/** Links to the switch for notifications, in browsers where the person hasn't decided about them. */
export function NotificationHint() {
  const mayAnswer = useRight("lead.write");
  if (!mayAnswer || !canPush() || Notification.permission !== "default") return null;
  return (
    <Link to="/me#notifications" className="link self-center">
      {m.push_hint()}
    </Link>
  );
}
