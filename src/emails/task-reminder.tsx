import type { TaskEmail } from "#domain/deals/tasks/task-email.ts";
import { getFormatLocale } from "#editions/format-locale.ts";
import { createDateFormat } from "#lib/date-format.ts";
import { m } from "#messages/messages.js";
import type { Email, EmailProps } from "./email.ts";
import { Action, Paragraph, TextLink, Title } from "./parts.tsx";

/** Reminds a staff member on the day their tasks are due. */
export const taskReminder: Email<"task-reminder-mail"> = {
  kind: "notice",
  recipient: "agent",
  locale: ({ locale }) => locale,
  envelope: ({ key, email }) => ({ key, to: email }),
  subject: ({ tasks, options }) => m.mail_task_subject({ count: tasks.length }, options),
  content: {
    preview: ({ tasks }) => tasks.map(({ title }) => title).join(" · "),
    reason: ({ options }) => m.mail_task_reason({}, options),
    body: (props) => {
      const { tasks, network, options } = props;
      return (
        <>
          <Title>{m.mail_task_subject({ count: tasks.length }, options)}</Title>
          <Paragraph>{m.mail_task_text({}, options)}</Paragraph>
          {tasks.map((task) => (
            <Paragraph key={task.id}>
              <TextLink href={`${network.origin}/desk${task.path}`}>{task.title}</TextLink>
              <br />
              {[task.about, describeDay(task.due_on, props)].filter(Boolean).join(" · ")}
            </Paragraph>
          ))}
          <Action href={`${network.origin}/desk/tasks`}>{m.mail_task_open({}, options)}</Action>
        </>
      );
    },
  },
};

function describeDay(day: string, { today, edition, locale, options }: EmailProps<TaskEmail>): string {
  if (day === today) return m.task_today({}, options);
  const date = createDateFormat(getFormatLocale(edition, locale), { timeZone: "UTC" });
  return m.task_overdue_since({ day: date.format(new Date(`${day}T12:00:00Z`)) }, options);
}
