import { isEmailVerified } from "#domain/accounts/verification/require-verified.ts";
import { showConfidential } from "#domain/ndas/confidential/show-confidential.ts";
import { showQualification } from "#domain/ndas/qualification/show-qualification.ts";
import { consentToSign, presentNda } from "#domain/ndas/signing/present-nda.ts";
import { checkSignature, createSignatureProblem } from "#domain/ndas/signing/sign-input.ts";
import { signNda } from "#domain/ndas/signing/sign-nda.ts";
import { NotAllowed } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { VerifyEmailForms } from "../../components/account/verify-email-forms.tsx";
import { BuyerHeading } from "../../components/buyer/buyer-heading.tsx";
import { Checkbox, Field } from "../../components/forms/field.tsx";
import { FormFrame, getRejectedField } from "../../components/forms/form-frame.tsx";
import { ConfidentialDetails } from "../../components/ndas/confidential-details.tsx";
import { NdaText } from "../../components/ndas/nda-text.tsx";
import { PrintText } from "../../components/ndas/print-text.tsx";
import { PageLink } from "../../components/site/page-link.tsx";
import { useActionData, useLoaderData } from "../../document/page-data.ts";
import { redirect } from "../../document/responses.ts";
import { handleUnchallengedForm } from "../../forms/handle-form.ts";
import { handleVerification, isCodeSent } from "../../forms/handle-verification.ts";
import { type ActionArgs, createPageAction, createPageLoader } from "../../page-loader.ts";
import { getPagePath } from "../../site-map.ts";

const toPath = (post: string): string => getPagePath("nda", post);

export const loader = createPageLoader(async ({ context, post, url }) => {
  const { text, signed, hasConsented, listing, email, name } = await presentNda(context, post);
  const details = signed && (await getResultOrReason(() => showConfidential(context, post)));
  const offersProfile = details instanceof Object && (await showQualification(context)).stated_at === null;
  const isVerified = await isEmailVerified(context);
  const isSent = isCodeSent(url);
  return { text, signed, hasConsented, listing, email, name, details, offersProfile, isVerified, isCodeSent: isSent };
});

/** Returns the confidential details, or the message that says why there is no access. */
async function getResultOrReason<T extends object>(open: () => Promise<T>): Promise<T | string> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof NotAllowed) return error.message;
    throw error;
  }
}

export const action = createPageAction((args) => {
  const { context, form, post } = args;
  const verification = handleVerification(args, toPath(post));
  if (verification) return verification;
  return handleUnchallengedForm(form, toPath(post), async () => {
    if (form.get("intent") === "sign") return sign(args);
    if (!form.get("consent")) throw createSignatureProblem({ consent: "must_accept" }, context.locale);
    await consentToSign(context, post);
  });
});

async function sign({ context, form, post, metadata, user_agent }: ActionArgs): Promise<void> {
  const { hasConsented, signed } = await presentNda(context, post);
  // Consent and email verification come before the signature, so an earlier attempt is redirected.
  if (!signed && !(hasConsented && (await isEmailVerified(context)))) throw redirect(toPath(post), 303);
  const version = form.get("template_version");
  const checked = checkSignature({
    signature: form.get("signature") ?? "",
    consent: true,
    ...(version && { template_version: String(version) }),
  });
  if ("codes" in checked) throw createSignatureProblem(checked.codes, context.locale);
  const call = { address: metadata.address, user_agent, idempotency_key: null };
  await signNda(context, { ...checked.input, post }, call);
}

/** An NDA without script: read and consent, then sign, then the confidential details. */
export default function NdaPage() {
  const { text, signed, hasConsented, listing, email, name, details, offersProfile, ...verification } =
    useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const path = toPath(listing.slug);
  const back = (
    <p className="mt-6">
      <PageLink href={getPagePath("listing", listing.slug)} className="link">
        {m.nda_back()}
      </PageLink>
    </p>
  );
  if (signed) {
    return (
      <BuyerHeading title={m.confidential_title()} lead={listing.name}>
        <div className="mt-6 max-w-3xl">
          {typeof details === "string" && (
            <p className="border-l-4 border-accent bg-accent-wash px-4 py-3">{details}</p>
          )}
          {details && typeof details === "object" && <ConfidentialDetails post={listing.slug} details={details} />}
          {offersProfile && (
            <p className="mt-6">
              {m.qualification_offer()}{" "}
              <PageLink href={getPagePath("qualification")} className="link">
                {m.qualification_offer_link()}
              </PageLink>
            </p>
          )}
          <p className="mt-6">
            <PageLink href={signed.pdf} download className="button button-quiet">
              {m.nda_pdf()}
            </PageLink>
          </p>
          {back}
        </div>
      </BuyerHeading>
    );
  }
  return (
    <BuyerHeading title={m.nda_title()} lead={m.nda_about({ name: listing.name })}>
      <div className="mt-6 max-w-[70ch]">
        <div className="rounded-sm border border-rule bg-sheet p-5">
          <NdaText text={text} heading="h2" />
        </div>
        <div className="my-4">
          <PrintText post={listing.slug} />
        </div>
        {hasConsented && !verification.isVerified ? (
          <VerifyEmailForms
            action={path}
            lead={m.email_code_lead({ email })}
            isCodeSent={verification.isCodeSent}
            rejected={rejected}
          />
        ) : hasConsented ? (
          <FormFrame action={path} rejected={rejected} submitLabel={m.nda_sign()}>
            <input type="hidden" name="intent" value="sign" />
            <p>{m.nda_signing_as({ name, email })}</p>
            <Field
              {...getRejectedField(rejected, ["signature"], "signature")}
              defaultValue={rejected?.typed.signature}
              label={m.nda_signature()}
              hint={m.nda_signature_hint()}
              autoComplete="name"
              required
            />
            <p className="text-ink-soft">{m.nda_sign_means()}</p>
          </FormFrame>
        ) : (
          <FormFrame action={path} rejected={rejected} submitLabel={m.nda_continue()}>
            <Checkbox {...getRejectedField(rejected, ["consent"], "consent")} defaultChecked={false} required>
              {m.nda_consent()}
            </Checkbox>
          </FormFrame>
        )}
        {back}
      </div>
    </BuyerHeading>
  );
}
