import type { Guide } from "#domain/content/pages/find-guide.ts";
import { toHomeUrl } from "#domain/context.ts";
import { m } from "#messages/messages.js";
import type { Email, EmailData } from "../email.ts";
import { Action, Paragraph, Subtitle, Title } from "../parts.tsx";
import { getAnswerer } from "./lead-facts.tsx";
import { AnswererContact, Consents, getVisitorReason, VISITOR_EMAIL } from "./visitor-parts.tsx";

type Data = EmailData["enquiry-mails"] & { lead: { guide: Guide } };

/** To the visitor: the requested guide, its contents and a contact for questions. */
export const guideSent: Email<"enquiry-mails", Data> = {
  ...VISITOR_EMAIL,
  isDue: ({ lead, visitor }) => lead.guide !== null && visitor.may_receive,
  subject: ({ lead, options }) => m.mail_guide_subject({ guide: lead.guide.name }, options),
  content: {
    preview: ({ lead, options }) => m.mail_guide_preview({ guide: lead.guide.name }, options),
    reason: getVisitorReason,
    body: (props) => {
      const { network, locale, options } = props;
      const { guide } = props.lead;
      return (
        <>
          <Title>{guide.name}</Title>
          <Paragraph>{m.mail_guide_lead({}, options)}</Paragraph>
          <Paragraph>{guide.description}</Paragraph>
          <Action href={toHomeUrl(network, locale) + guide.path}>{m.mail_acknowledged_guide({}, options)}</Action>
          <Subtitle>{m.mail_guide_after({}, options)}</Subtitle>
          <Paragraph>{m.mail_guide_questions({ answerer: getAnswerer(props).name }, options)}</Paragraph>
          <AnswererContact {...props} />
          <Consents {...props} />
        </>
      );
    },
  },
};
