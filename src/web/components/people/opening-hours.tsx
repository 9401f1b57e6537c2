import type { OpeningDay } from "#domain/offices/open-status.ts";
import { m } from "#messages/messages.js";
import { usePageInfo } from "../../page-info.ts";
import { createWeekFormats } from "../../week-formats.ts";

interface OpeningHoursProps {
  hours: OpeningDay[];
  time_zone: string;
  /** The office's note on its hours, such as holidays or "by appointment". */
  message: string | null;
}

/** An office's weekly hours in its own time zone, and whether it is open now. */
export function OpeningHours({ hours, time_zone, message }: OpeningHoursProps) {
  const { format_locale } = usePageInfo();
  const { formatDay, formatTime } = createWeekFormats(format_locale);
  return (
    <section className="rounded-sm border border-rule bg-sheet p-6">
      <h2 className="text-2xl">{m.opening_hours()}</h2>
      <OpenStatusLine hours={hours} time_zone={time_zone} />
      {hours.length > 0 && (
        <dl className="numeric mt-3 space-y-1">
          {hours.map(({ day, opens, closes, closed }) => (
            <div key={day} className="flex justify-between gap-4">
              <dt>{formatDay(day)}</dt>
              <dd className={closed ? "text-ink-soft" : ""}>
                {closed ? m.opening_closed() : `${formatTime(opens)} – ${formatTime(closes)}`}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {message && <p className="mt-3 text-ink-soft">{message}</p>}
    </section>
  );
}

/**
 * Whether the office is open now. The browser fills it in (`enhance/open-status.ts`), because a cached page doesn't know
 * the time; its line is reserved.
 */
function OpenStatusLine({ hours, time_zone }: Pick<OpeningHoursProps, "hours" | "time_zone">) {
  if (hours.length === 0) return null;
  return <p data-open-status={JSON.stringify({ hours, time_zone })} className="mt-2 min-h-6 font-semibold" />;
}
