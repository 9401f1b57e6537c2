import { m } from "#messages/messages.js";

export const getKindChoices = () =>
  [
    ["301", m.desk_redirect_permanent()],
    ["302", m.desk_redirect_temporary()],
  ] as const;

export function getKindLabel(status: 301 | 302): string {
  return status === 302 ? m.desk_redirect_temporary() : m.desk_redirect_permanent();
}
