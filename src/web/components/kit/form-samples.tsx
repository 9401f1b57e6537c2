import { m } from "#messages/messages.js";
import { Notice } from "../account/notice.tsx";
import { Checkbox, Field, FieldErrors, SelectField } from "../forms/field.tsx";
import { FormAlert, FormFrame } from "../forms/form-frame.tsx";
import { InquiryField } from "../forms/inquiry-field.tsx";
import { InquiryForm } from "../forms/inquiry-form.tsx";
import { PageForm } from "../forms/page-form.tsx";
import { PrivacyCheck } from "../forms/privacy-check.tsx";
import type { States } from "./samples.tsx";

const TYPED = "Marisol Etcheverry";

/** Controls, forms and messages. `action` is the page's own path. */
export function createFormSamples(action: string): Record<string, States> {
  const hint = m.edit_name_hint();
  const errors = [m.field_name_required()];
  const choices = [
    ["yes", m.yes()],
    ["no", m.no()],
  ] as const;
  return {
    button: {
      primary: (
        <button type="button" className="button">
          {m.home_search()}
        </button>
      ),
      quiet: (
        <button type="button" className="button button-quiet">
          {m.listing_save()}
        </button>
      ),
      disabled: (
        <button type="button" className="button" disabled>
          {m.inquiry_sending()}
        </button>
      ),
    },
    Field: {
      empty: <Field name="name" label={m.field_name()} required />,
      optional: <Field name="name" label={m.field_name()} hint={hint} />,
      filled: <Field name="name" label={m.field_name()} defaultValue={TYPED} required />,
      error: <Field name="name" label={m.field_name()} hint={hint} errors={errors} required />,
      disabled: <Field name="name" label={m.field_name()} defaultValue={TYPED} disabled />,
      lines: <Field name="name" label={m.field_name()} lines={4} required />,
    },
    SelectField: {
      empty: <SelectField name="choice" label={m.field_choose()} choices={choices} required />,
      filled: <SelectField name="choice" label={m.field_choose()} choices={choices} defaultValue="yes" />,
      error: <SelectField name="choice" label={m.field_choose()} choices={choices} errors={errors} required />,
    },
    Checkbox: {
      unchecked: (
        <Checkbox name="check" defaultChecked={false}>
          {m.yes()}
        </Checkbox>
      ),
      checked: (
        <Checkbox name="check" defaultChecked>
          {m.yes()}
        </Checkbox>
      ),
      error: (
        <Checkbox name="check" defaultChecked={false} errors={errors} required>
          {m.yes()}
        </Checkbox>
      ),
    },
    FieldErrors: { two: <FieldErrors id="two-errors" errors={[...errors, hint]} /> },
    PrivacyCheck: {
      unchecked: <PrivacyCheck name="privacy_terms" defaultChecked={false} />,
      error: <PrivacyCheck name="privacy_terms" defaultChecked={false} errors={errors} />,
    },
    InquiryField: {
      email: <InquiryField name="email" categories={[]} />,
      timing: <InquiryField name="fields.timing" categories={[]} required />,
    },
    FormFrame: {
      rejected: (
        <FormFrame
          action={action}
          rejected={{ message: m.error_title(), errors: {}, typed: {} }}
          submitLabel={m.home_search()}
        >
          <Field name="name" label={m.field_name()} />
        </FormFrame>
      ),
    },
    PageForm: {
      "one button": (
        <PageForm action={action} method="get">
          <button type="submit" className="button button-quiet">
            {m.home_search()}
          </button>
        </PageForm>
      ),
    },
    FormAlert: { error: <FormAlert>{m.error_title()}</FormAlert> },
    Notice: { success: <Notice takesFocus={false}>{m.thank_you_title()}</Notice> },
    InquiryForm: {
      empty: <InquiryForm type="contact" action={action} rejected={undefined} />,
      rejected: (
        <InquiryForm
          type="contact"
          action={action}
          rejected={{ message: m.error_title(), errors: { name: errors }, typed: { message: hint } }}
        />
      ),
    },
  };
}
