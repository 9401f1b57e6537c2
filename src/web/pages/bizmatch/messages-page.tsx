import { randomUUID } from "node:crypto";
import { requireBuyer } from "#domain/context.ts";
import { listConversations } from "#domain/leads/conversations/list-conversations.ts";
import { getMessageLimits, sendMessage } from "#domain/leads/conversations/send-message.ts";
import { m } from "#messages/messages.js";
import { Notice } from "../../components/account/notice.tsx";
import { VerifyEmailForms } from "../../components/account/verify-email-forms.tsx";
import { BuyerHeading } from "../../components/buyer/buyer-heading.tsx";
import { ConversationSection } from "../../components/buyer/conversation-section.tsx";
import { Pagination } from "../../components/listings/pagination.tsx";
import { PageLink } from "../../components/site/page-link.tsx";
import { parsePageNumber } from "../../content/parse-page-number.ts";
import { useActionData, useLoaderData } from "../../document/page-data.ts";
import { PageResponse, withStatus } from "../../document/responses.ts";
import { handleUnchallengedForm } from "../../forms/handle-form.ts";
import { handleVerification, isCodeSent } from "../../forms/handle-verification.ts";
import { createPageAction, createPageLoader } from "../../page-loader.ts";
import { getPagePath } from "../../site-map.ts";

const PATH = getPagePath("messages");
const SENT = "sent";

export const loader = createPageLoader(async ({ context, url }) => ({
  ...(await listConversations(context, parsePageNumber(url))),
  key: randomUUID(),
  isCodeSent: isCodeSent(url),
  isSent: url.searchParams.get("about") === SENT,
}));

export const action = createPageAction(async (args) => {
  const { context, form, metadata } = args;
  const get = (name: string): string => String(form.get(name) ?? "");
  const conversation = get("conversation");
  const response = await (handleVerification(args, PATH) ??
    handleUnchallengedForm(form, `${PATH}?about=${SENT}`, async () => {
      await metadata.enforceLimits(getMessageLimits(requireBuyer(context).id));
      await sendMessage(context, { conversation, message: get("message"), key: get("key") });
    }));
  return response instanceof PageResponse
    ? response
    : withStatus({ conversation, rejected: response.data }, response.status);
});

/** A buyer's inquiries with the answers of agents, and a form to write again. */
export default function MessagesPage() {
  const { conversations, email, isVerified, key, page, pages, ...done } = useLoaderData<typeof loader>();
  const response = useActionData<typeof action>();
  const isEmpty = isVerified && conversations.length === 0;
  return (
    <BuyerHeading title={m.buyer_messages()} lead={isEmpty && page === 1 ? m.messages_none() : m.messages_lead()}>
      {done.isSent && !response && (
        <div className="mt-5">
          <Notice>{m.messages_sent()}</Notice>
        </div>
      )}
      {!isVerified && (
        <div className="mt-8 max-w-[65ch]">
          <VerifyEmailForms
            action={PATH}
            lead={m.messages_unverified({ email })}
            isCodeSent={done.isCodeSent}
            rejected={response?.conversation === "" ? response.rejected : undefined}
          />
        </div>
      )}
      {isEmpty && (
        <p className="mt-6">
          <PageLink href={page > 1 ? PATH : getPagePath("search")} className="button">
            {page > 1 ? m.search_first_page() : m.see_businesses()}
          </PageLink>
        </p>
      )}
      {conversations.map((conversation) => (
        <ConversationSection
          key={conversation.id}
          conversation={conversation}
          action={PATH}
          formKey={key}
          rejected={response?.conversation === conversation.id ? response.rejected : undefined}
        />
      ))}
      <Pagination path={PATH} query={[]} page={page} pages={pages} />
    </BuyerHeading>
  );
}
