import { requireBuyer } from "#domain/context.ts";
import { getProofLimits } from "#domain/ndas/nda-limits.ts";
import { deleteFundsProof, saveFundsProof } from "#domain/ndas/qualification/funds-proof.ts";
import { QUALIFICATION_FORM } from "#domain/ndas/qualification/qualification.ts";
import { saveQualification } from "#domain/ndas/qualification/save-qualification.ts";
import { showQualification } from "#domain/ndas/qualification/show-qualification.ts";
import { EXPERIENCE_LABELS, FINANCING_LABELS, TIMING_LABELS } from "#editions/qualification-labels.ts";
import { getFieldNames } from "#lib/forms/form.ts";
import { m } from "#messages/messages.js";
import { Notice } from "../../components/account/notice.tsx";
import { BuyerHeading } from "../../components/buyer/buyer-heading.tsx";
import { ProfileSection } from "../../components/buyer/profile-section.tsx";
import { Field, SelectField } from "../../components/forms/field.tsx";
import { FormFrame, getRejectedField } from "../../components/forms/form-frame.tsx";
import { useActionData, useLoaderData } from "../../document/page-data.ts";
import { PageResponse, withStatus } from "../../document/responses.ts";
import { handleUnchallengedForm } from "../../forms/handle-form.ts";
import { useFormats } from "../../page-info.ts";
import { type ActionArgs, createPageAction, createPageLoader } from "../../page-loader.ts";
import { getPagePath } from "../../site-map.ts";

const PATH = getPagePath("qualification");
const FORMS = ["facts", "proof", "removed"] as const;
type Forms = (typeof FORMS)[number];
const getAction = (form: Forms): string => `${PATH}?form=${form}`;
const FIELDS = getFieldNames(QUALIFICATION_FORM);

export const loader = createPageLoader(async ({ context, url: { searchParams } }) => ({
  qualification: await showQualification(context),
  done: FORMS.find((form) => form === searchParams.get("about")) ?? null,
}));

/** The handler of each form on the page. */
const HANDLERS: Record<Forms, (args: ActionArgs) => Promise<void>> = {
  facts: ({ context, form }) => saveQualification(context, Object.fromEntries(form)),
  async proof({ context, form, metadata }) {
    const limits = getProofLimits(requireBuyer(context).id);
    await metadata.enforceLimits(limits);
    const file = form.get("proof");
    const bytes = new Uint8Array(file instanceof Blob ? await file.arrayBuffer() : []);
    await metadata.countOutcome(limits, () => saveFundsProof(context, bytes));
  },
  removed: ({ context }) => deleteFundsProof(context),
};

export const action = createPageAction(async (args) => {
  const form = FORMS.find((name) => name === args.url.searchParams.get("form")) ?? "facts";
  const response = await handleUnchallengedForm(args.form, `${PATH}?about=${form}`, () => HANDLERS[form](args));
  return response instanceof PageResponse ? response : withStatus({ form, rejected: response.data }, response.status);
});

const DONE: Record<Forms, () => string> = {
  facts: m.qualification_saved,
  proof: m.proof_saved,
  removed: m.proof_removed,
};

const toChoices = <Key extends string>(labels: Record<Key, () => string>) =>
  Object.entries<() => string>(labels).map(([value, getLabel]) => [value, getLabel()] as const);

/** A buyer's financial qualification, shared with the agents of all listings whose NDA they sign. */
export default function QualificationPage() {
  const { qualification, done } = useLoaderData<typeof loader>();
  const response = useActionData<typeof action>();
  const { date } = useFormats();
  const getRejected = (form: Forms) => (response?.form === form ? response.rejected : undefined);
  const rejected = getRejected("facts");
  const getField = (name: (typeof FIELDS)[number]) => ({
    ...getRejectedField(rejected, FIELDS, name),
    defaultValue: rejected?.typed[name] ?? qualification[name]?.toString() ?? "",
  });
  return (
    <BuyerHeading title={m.buyer_profile_title()} lead={m.qualification_lead()}>
      {done && !response && (
        <div className="mt-5">
          <Notice key={done}>{DONE[done]()}</Notice>
        </div>
      )}
      <div className="mt-8 max-w-[65ch] space-y-12">
        <ProfileSection
          title={m.qualification_you()}
          text={
            qualification.stated_at
              ? m.qualification_stated({ date: date(qualification.stated_at) })
              : m.qualification_optional()
          }
        >
          <FormFrame action={getAction("facts")} rejected={rejected} submitLabel={m.qualification_send()}>
            <SelectField
              {...getField("experience")}
              label={m.qualification_experience()}
              choices={toChoices(EXPERIENCE_LABELS)}
            />
            <Field
              {...getField("cash_available")}
              label={m.qualification_cash()}
              hint={m.qualification_cash_hint()}
              inputMode="decimal"
            />
            <SelectField {...getField("timing")} label={m.qualification_timing()} choices={toChoices(TIMING_LABELS)} />
            <SelectField
              {...getField("financing")}
              label={m.qualification_financing()}
              choices={toChoices(FINANCING_LABELS)}
            />
            <Field
              {...getField("about")}
              label={m.qualification_about()}
              hint={m.qualification_about_hint()}
              lines={4}
            />
          </FormFrame>
        </ProfileSection>
        <ProfileSection title={m.proof_title()} text={m.proof_text()}>
          {qualification.proof_added_at && (
            <>
              <p className="mb-4">
                <a href="/api/account/proof-of-funds" download className="link inline-block py-1">
                  {m.proof_yours({ date: date(qualification.proof_added_at) })}
                </a>
              </p>
              <div className="mb-6">
                <FormFrame
                  action={getAction("removed")}
                  rejected={getRejected("removed")}
                  submitLabel={m.proof_remove()}
                >
                  {null}
                </FormFrame>
              </div>
            </>
          )}
          <FormFrame
            action={getAction("proof")}
            rejected={getRejected("proof")}
            submitLabel={qualification.proof_added_at ? m.proof_replace() : m.proof_send()}
            encType="multipart/form-data"
          >
            <Field
              {...getRejectedField(getRejected("proof"), ["proof"], "proof")}
              type="file"
              accept=".pdf,.jpg,.jpeg,.png,.webp"
              label={m.file()}
              hint={m.proof_hint()}
              required
            />
          </FormFrame>
        </ProfileSection>
      </div>
    </BuyerHeading>
  );
}
