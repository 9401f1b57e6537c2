import type { DeskPartner } from "#domain/partners/desk-partners.ts";
import { m } from "#messages/messages.js";

export const getSendsChoices = () =>
  [
    ["network", m.partner_sends_network()],
    ["offices", m.partner_sends_offices()],
  ] as const;

export function getStatusLabel({ active, paused_after_failures }: DeskPartner): string {
  if (active) return m.partner_active();
  return paused_after_failures ? m.partner_paused_after_failures() : m.paused();
}
