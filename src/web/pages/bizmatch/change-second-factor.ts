import QRCode from "qrcode";
import { ACCOUNT_FORMS } from "#domain/accounts/account-forms.ts";
import { getPasswordLimits } from "#domain/accounts/account-limits.ts";
import { createFactorProof } from "#domain/accounts/second-factor/create-factor-proof.ts";
import {
  type AppOffer,
  addApp,
  readAppOffer,
  removeSecondFactor,
  renewOwnRecoveryCodes,
} from "#domain/accounts/second-factor/own-second-factor.ts";
import { removeBuyerPasskey } from "#domain/accounts/second-factor/passkeys/buyer-passkeys.ts";
import { getFactorLimits } from "#domain/accounts/second-factor/second-factor-limits.ts";
import { requireBuyer } from "#domain/context.ts";
import { parseForm } from "#lib/forms/form.ts";
import type { Rejected } from "../../components/forms/form-frame.tsx";
import { redirect, withStatus } from "../../document/responses.ts";
import { toRejectedResponse } from "../../forms/handle-form.ts";
import type { ActionArgs } from "../../page-loader.ts";
import { getPagePath } from "../../site-map.ts";

const FORMS = ["app", "passkey", "codes", "remove"] as const;
export type FactorForms = (typeof FORMS)[number];

/** The result of one of the page's forms. */
export interface FactorChange {
  form: FactorForms;
  rejected?: Rejected;
  /** New recovery codes, shown only in this response; none for a buyer who has them already. */
  codes?: string[];
  /** The passkey that a rejected form would have removed. */
  passkey?: string;
  /** The offered app of a rejected form, whose QR code is shown again. */
  offer?: DrawnOffer | null;
}

/** An offered app with its QR code as SVG. */
interface DrawnOffer extends AppOffer {
  qr_code: string;
}

export async function drawOffer(offer: AppOffer): Promise<DrawnOffer> {
  return { ...offer, qr_code: await QRCode.toString(offer.address, { type: "svg", margin: 1 }) };
}

/** Handles one of the forms that change a buyer's second factor. A rejected form returns with its name. */
export async function changeSecondFactor(args: ActionArgs) {
  const name = FORMS.find((one) => one === args.url.searchParams.get("form"));
  const { context, form, metadata } = args;
  if (!name || form.get("website")) return redirect(getPagePath("profile"), 303);
  const { id } = requireBuyer(context);
  const passkey = String(form.get("id") ?? "");
  try {
    const confirmation = parseForm(ACCOUNT_FORMS.confirmFactor, form);
    const needsFactor = name === "codes" || name === "remove";
    const client = { account_id: id, browser: metadata.session.browser };
    const limits = needsFactor ? await getFactorLimits(context, client, confirmation) : [];
    await metadata.enforceLimits([...getPasswordLimits(id), ...limits]);
    if (name === "passkey") {
      await removeBuyerPasskey(context, passkey, parseForm(ACCOUNT_FORMS.password, form));
      return redirect(`${getPagePath("secondFactor")}?about=passkey_removed`, 303);
    }
    if (name === "remove") {
      await metadata.countOutcome(limits, () => removeSecondFactor(context, confirmation));
      return redirect(`${getPagePath("profile")}?about=factor_removed`, 303);
    }
    const codes =
      name === "app"
        ? await addApp(context, parseForm(ACCOUNT_FORMS.addApp, form))
        : await metadata.countOutcome(limits, () => renewOwnRecoveryCodes(context, confirmation));
    metadata.session.rememberBrowser(await createFactorProof(context, id));
    return withStatus<FactorChange>({ form: name, codes }, 200);
  } catch (error) {
    const response = toRejectedResponse(error, form);
    const offer = name === "app" ? await readAppOffer(context, String(form.get("offer") ?? "")) : null;
    return withStatus<FactorChange>(
      { form: name, rejected: response.data, offer: offer && (await drawOffer(offer)), passkey },
      response.status,
    );
  }
}
