import type { Guide } from "#domain/content/pages/find-guide.ts";
import { toHomeUrl } from "#domain/context.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";
import { Consents, WhoAnswers } from "./inquiry-acknowledged.tsx";
import { Layout } from "./layout.tsx";
import { getAnswerer, type LeadMailProps } from "./lead-facts.tsx";
import { Action, Paragraph, Subtitle, Title } from "./parts.tsx";

export interface GuideMailProps extends LeadMailProps {
  guide: Guide;
}

/** Email to the visitor: the requested guide, its contents and a contact for questions. */
export function GuideSent(props: GuideMailProps) {
  const { guide, lead, network, locale } = props;
  const options = messagesIn(locale);
  const { name: answerer } = getAnswerer(props);
  return (
    <Layout
      locale={locale}
      network={network}
      subject={guideSubject(props)}
      preview={m.mail_guide_preview({ guide: guide.name }, options)}
      reason={m.mail_acknowledged_reason({ origin: new URL(network.origin).host }, options)}
    >
      <Title>{guide.name}</Title>
      <Paragraph>{m.mail_guide_lead({ name: lead.enquiry.name }, options)}</Paragraph>
      <Paragraph>{guide.description}</Paragraph>
      <Action href={toHomeUrl(network, locale) + guide.path}>{m.mail_acknowledged_guide({}, options)}</Action>
      <Subtitle>{m.mail_guide_after({}, options)}</Subtitle>
      <Paragraph>{m.mail_guide_questions({ answerer }, options)}</Paragraph>
      <WhoAnswers {...props} />
      <Consents {...props} />
    </Layout>
  );
}

export function guideSubject({ guide, locale }: GuideMailProps): string {
  return m.mail_guide_subject({ guide: guide.name }, messagesIn(locale));
}
