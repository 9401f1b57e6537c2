import type { Guide } from "#domain/content/pages/find-guide.ts";
import { homeIn } from "#domain/context.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";
import { Consents, WhoAnswers } from "./enquiry-acknowledged.tsx";
import { Layout } from "./layout.tsx";
import { answererOf, type LeadMailProps } from "./lead-facts.tsx";
import { Action, Paragraph, Subtitle, Title } from "./parts.tsx";

export interface GuideMailProps extends LeadMailProps {
  guide: Guide;
}

/** To the visitor: the guide they asked for, what is in it, and whom to ask after reading. */
export function GuideSent(props: GuideMailProps) {
  const { guide, lead, network, locale } = props;
  const says = messagesIn(locale);
  const { name: answerer } = answererOf(props);
  return (
    <Layout
      locale={locale}
      network={network}
      subject={guideSubject(props)}
      preview={m.mail_guide_preview({ guide: guide.name }, says)}
      reason={m.mail_acknowledged_reason({ origin: new URL(network.origin).host }, says)}
    >
      <Title>{guide.name}</Title>
      <Paragraph>{m.mail_guide_lead({ name: lead.enquiry.name }, says)}</Paragraph>
      <Paragraph>{guide.description}</Paragraph>
      <Action href={homeIn(network, locale) + guide.path}>{m.mail_acknowledged_guide({}, says)}</Action>
      <Subtitle>{m.mail_guide_after({}, says)}</Subtitle>
      <Paragraph>{m.mail_guide_questions({ answerer }, says)}</Paragraph>
      <WhoAnswers {...props} />
      <Consents {...props} />
    </Layout>
  );
}

export function guideSubject({ guide, locale }: GuideMailProps): string {
  return m.mail_guide_subject({ guide: guide.name }, messagesIn(locale));
}
