import { useId } from "react";
import type { ReplyChoices } from "#domain/leads/replies/list-reply-choices.ts";
import { m } from "#messages/messages.js";

interface SelectProps {
  templates: ReplyChoices["templates"];
  onChoose(template: ReplyChoices["templates"][number]): void;
}

/** Inserts a template into the reply. */
export function TemplateSelect({ templates, onChoose }: SelectProps) {
  const id = useId();
  if (templates.length === 0) return null;
  return (
    <p className="mb-4">
      <label htmlFor={id} className="font-semibold">
        {m.reply_template_use()}
      </label>
      <select
        id={id}
        className="input mt-1"
        value=""
        onChange={({ currentTarget }) => {
          const template = templates.find((each) => each.id === currentTarget.value);
          if (template) onChoose(template);
        }}
      >
        <option value="">{m.field_choose()}</option>
        {templates.map(({ id: key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
