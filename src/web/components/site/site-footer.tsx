import { m } from "#messages/messages.js";
import { RepeatedHtml } from "../../document/repeated-html.tsx";
import { useShell } from "../../shell.ts";
import { useSite } from "../../use-site.ts";
import { SitePhoneLink } from "../people/phone-link.tsx";
import { CountryChoice } from "./country-choice.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { PageLink } from "./page-link.tsx";
import { PrivacyChoices } from "./privacy-choices.tsx";

export function SiteFooter() {
  const { brand, year, legal_notice } = useShell();
  const { promise, independence, disclaimer } = useSite().sections.footer;
  return (
    <footer className="border-t border-rule bg-wash text-[0.95rem]">
      <RepeatedHtml as="div" name="footer" className="page-width grid gap-8 py-10 sm:grid-cols-2 lg:grid-cols-6">
        <div className="lg:col-span-2">
          <p className="font-display text-xl">{brand}</p>
          {promise && <p className="mt-2 max-w-sm text-ink-soft">{promise}</p>}
          {independence && <p className="mt-2 max-w-sm text-ink-soft">{independence}</p>}
          <FooterAddress />
        </div>
        <FooterMenus />
      </RepeatedHtml>
      <div className="border-t border-rule">
        {disclaimer && <p className="page-width pt-4 text-ink-soft">{disclaimer}</p>}
        {legal_notice && <p className="page-width whitespace-pre-line pt-4 text-ink-soft">{legal_notice}</p>}
        <div className="page-width flex flex-wrap justify-between gap-x-8 gap-y-1 py-4 text-ink-soft">
          <p>
            © {year} {brand}. {m.footer_credit()}
          </p>
          <LanguageChoice />
          <CountryChoice />
          <ul className="link-list flex flex-wrap gap-x-5 no-print">
            <FooterLink href="/desk">{m.agent_sign_in()}</FooterLink>
            <li>
              <PrivacyChoices />
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}

function FooterAddress() {
  const { head_office } = useShell();
  const { office } = useSite();
  return (
    <address className="mt-6 not-italic">
      <p className="kicker">{office ? office.name : m.head_office()}</p>
      {office ? (
        <p className="mt-2">
          {office.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
      ) : (
        <p className="mt-2">{head_office}</p>
      )}
      <p className="mt-1">
        <SitePhoneLink />
      </p>
      {office?.broker_lic && <p className="mt-1 text-ink-soft">{m.license({ number: office.broker_lic })}</p>}
      {office?.broker_of_record && (
        <p className="mt-1 text-ink-soft">{m.broker_of_record({ name: office.broker_of_record })}</p>
      )}
    </address>
  );
}

/** The footer's menus, one column each. */
function FooterMenus() {
  const { menus } = useSite();
  return menus.footer
    .filter(({ children }) => children.length > 0)
    .map(({ label, href, children }) => (
      <div key={href} className="no-print">
        <p className="kicker">{label}</p>
        <ul className="link-list mt-2 space-y-1">
          {children.map((entry) => (
            <FooterLink key={entry.href} href={entry.href}>
              {entry.label}
            </FooterLink>
          ))}
        </ul>
      </div>
    ));
}

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <PageLink href={href}>{children}</PageLink>
    </li>
  );
}
