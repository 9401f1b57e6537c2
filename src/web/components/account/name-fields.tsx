import { getNameOrder } from "#editions/person-name.ts";
import { m } from "#messages/messages.js";
import { usePageInfo } from "../../page-info.ts";
import { Field } from "../forms/field.tsx";

interface NameFieldsProps {
  /** The name, value and errors of a field. */
  getField(name: "first_name" | "last_name"): Omit<React.ComponentProps<typeof Field>, "label">;
}

/** The fields of a person's name, in the order in which the reader writes names. */
export function NameFields({ getField }: NameFieldsProps) {
  const { locale } = usePageInfo();
  const first = (
    <Field key="first" {...getField("first_name")} label={m.field_first_name()} autoComplete="given-name" />
  );
  const last = <Field key="last" {...getField("last_name")} label={m.field_last_name()} autoComplete="family-name" />;
  const fields = getNameOrder(locale) === "family_first" ? [last, first] : [first, last];
  return <div className="grid gap-5 sm:grid-cols-2">{fields}</div>;
}
