import { m } from "#messages/messages.js";
import { useShell } from "../../shell.ts";
import { useSite } from "../../use-site.ts";
import { PhoneLink } from "./phone-link.tsx";

/** How to reach this site's people without the form. */
export function ContactDetails() {
  const { head_office } = useShell();
  const { kind, phone, office, agent } = useSite();
  return (
    <section className="rounded-sm border border-rule bg-sheet p-6">
      <h2 className="text-2xl">{m.contact_details()}</h2>
      <p className="mt-3 text-xl font-semibold">
        <PhoneLink number={phone} extension={kind === "agent" ? agent?.extension : null} />
      </p>
      {office ? (
        <>
          <address className="mt-3 not-italic">
            {office.address_1}
            {office.address_2 && `, ${office.address_2}`}
            <br />
            {office.locality}, {office.state_abbreviated} {office.postal_code}
          </address>
          <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
            <a href={office.map_url} className="link" rel="noopener">
              {m.contact_map()}
            </a>
            {office.whats_app_url && (
              <a href={office.whats_app_url} className="link" rel="noopener">
                {m.contact_whats_app()}
              </a>
            )}
          </p>
        </>
      ) : (
        <p className="mt-3">{head_office}</p>
      )}
    </section>
  );
}
