import type { Context as Call, Handler } from "hono";
import { buyerOf, type Context, type Viewer } from "#domain/context.ts";
import { refusalOf } from "#domain/enquiries/enquiry-messages.ts";
import type { FieldCodes } from "#domain/enquiries/enquiry-schema.ts";
import { answeredBefore, answerOnce, type NumberedCall, numberOf } from "#domain/idempotency/answer-once.ts";
import { type AdmissionSetup, admit, idempotencyKeyOf } from "./admission.ts";
import type { ApiCalls } from "./api-calls.ts";
import { noCodes } from "./field-codes.ts";
import { readJsonBody } from "./json-body.ts";
import type { Operation, Raw } from "./operation.ts";
import { isAskedAbout, type Precognition, precognitionOf, precognitionSuccess } from "./precognition.ts";

export interface Serving extends AdmissionSetup {
  context: Context;
  /** Who makes the call, by its session alone. */
  viewerOf(c: Call): Promise<Viewer>;
  /** Whose call it is: a session, or an id that says nothing of its bearer. */
  visitorOf(c: Call): string | undefined;
}

/** Serves one operation: what it is about, what came in, then, unless it was only asked beforehand, the work itself. */
export function serveOperation(serving: Serving, operation: Operation): Handler<ApiCalls> {
  const refuse = operation.refuse ?? refusalOf;
  const together = joinEqualCalls();
  return async (c) => {
    const viewer: Viewer = operation.who ? await serving.viewerOf(c) : { role: "visitor" };
    const context: Context = { ...serving.context, viewer };
    if (operation.who === "buyer") buyerOf(context);
    const idempotency_key = operation.idempotent ? idempotencyKeyOf(c.req.raw.headers) : null;
    const raw = await rawOf(c, operation);
    const subject = await operation.find?.(context, c.req.param(), raw);
    const checked = operation.check?.(raw, context) ?? { input: undefined };
    const precognition = precognitionOf(c.req.raw.headers);
    if (precognition) {
      const codes = "codes" in checked ? askedAbout(checked.codes, precognition) : noCodes();
      if (Object.keys(codes).length) throw refuse(codes, context.locale);
      return precognitionSuccess();
    }
    if ("codes" in checked) throw refuse(checked.codes, context.locale);

    const { input } = checked;
    const address = c.get("address") ?? "";
    const enter = async () =>
      operation.admission ? admit(c, serving, operation.admission, raw, context.locale) : false;
    const work = (context: Context, verified: boolean) =>
      operation.handle(context, { subject, input, asking: { address, verified, idempotency_key } });
    const once = async (call: NumberedCall): Promise<object> => {
      const before = await answeredBefore(context, call);
      if (before) return before;
      const verified = await enter();
      return answerOnce(context, call, async (context) => ({ ...(await work(context, verified)) }));
    };

    const call = idempotency_key && numbered(operation, serving.visitorOf(c), idempotency_key, raw);
    const answer = call ? await together(call, () => once(call)) : await work(context, await enter());
    const { status } = operation.answer;
    return status === 204 ? c.body(null, 204) : c.json(answer ?? {}, status);
  };
}

async function rawOf(c: Call, { body }: Operation): Promise<Raw> {
  return { query: new URL(c.req.url).searchParams, body: body ? await readJsonBody(c.req.raw) : {} };
}

/** A form that is half filled in may hold what the call does not know. */
function askedAbout(codes: FieldCodes, precognition: Precognition): FieldCodes {
  const asked = Object.entries(codes).filter(
    ([field, code]) => code !== "unknown_field" && isAskedAbout(field, precognition),
  );
  return Object.fromEntries(asked);
}

function numbered({ id }: Operation, visitor: string | undefined, key: string, { body }: Raw): NumberedCall {
  // A second try brings another answer to the challenge; it is the same call.
  const { challenge: _, ...said } = body;
  return { operation: id, visitor: visitor ?? "", key, body: said };
}

/** Equal calls that arrive while one of them is being answered share its answer, and count once. */
function joinEqualCalls() {
  const inFlight = new Map<string, Promise<object>>();
  return (call: NumberedCall, answer: () => Promise<object>): Promise<object> => {
    const id = `${numberOf(call)} ${JSON.stringify(call.body)}`;
    const flying = inFlight.get(id);
    if (flying) return flying;
    const flight = answer().finally(() => inFlight.delete(id));
    inFlight.set(id, flight);
    return flight;
  };
}
