import { toHomeUrl } from "#domain/context.ts";
import { m } from "#messages/messages.js";
import { getPagePath } from "#web/site-map.ts";
import type { Email } from "../email.ts";
import { Action, Intro, Paragraph, SmallPrint, Title } from "../parts.tsx";

/** The signer's copy of an agreement. */
export const ndaSignedBuyer: Email<"nda-mails"> = {
  kind: "notice",
  recipient: "buyer",
  locale: ({ locale }) => locale,
  envelope: ({ nda, answerer, attachment }) => ({
    key: `nda:${nda.id}:buyer`,
    to: nda.email,
    reply_to: answerer.email,
    attachments: [attachment],
  }),
  texts: {
    section: "email-nda",
    values: ({ subject, answerer }) => ({ listing: subject.name, broker: answerer.name }),
  },
  subject: ({ subject, options }) => m.mail_nda_buyer_subject({ listing: subject.name }, options),
  content: {
    preview: ({ options }) => m.mail_nda_buyer_preview({}, options),
    reason: ({ network, options }) => m.mail_nda_buyer_reason({ origin: new URL(network.origin).host }, options),
    body: ({ nda, subject, answerer, network, locale, options, texts }) => {
      const home = toHomeUrl(network, locale);
      const message = nda.approval === "waiting" ? m.mail_nda_buyer_waiting : m.mail_nda_buyer_open;
      return (
        <>
          <Title>{m.mail_nda_buyer_title({}, options)}</Title>
          <Intro texts={texts}>{m.mail_nda_buyer_lead({ listing: subject.name }, options)}</Intro>
          <Paragraph>{message({ name: answerer.name }, options)}</Paragraph>
          <Action href={`${home}${getPagePath("listing", subject.slug)}`}>
            {m.mail_nda_buyer_action({}, options)}
          </Action>
          <SmallPrint>{m.mail_nda_verify({ address: `${home}${getPagePath("verifyDocument")}` }, options)}</SmallPrint>
        </>
      );
    },
  },
};
