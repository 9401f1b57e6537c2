import type { OpeningTimes } from "#domain/offices/open-status.ts";
import { m } from "#messages/messages.js";
import { usePageInfo } from "../../page-info.ts";
import { createWeekFormats } from "../../week-formats.ts";

interface OpeningHoursProps extends OpeningTimes {
  time_zone: string;
  /** The office's note on its hours, such as holidays or "by appointment". */
  message: string | null;
}

/** An office's weekly hours and their exceptions in its own time zone, and whether it is open now. */
export function OpeningHours({ hours, exceptions, time_zone, message }: OpeningHoursProps) {
  const { format_locale } = usePageInfo();
  const { formatDay, formatDates, formatTime } = createWeekFormats(format_locale);
  return (
    <section className="rounded-sm border border-rule bg-sheet p-6">
      <h2 className="text-2xl">{m.opening_hours()}</h2>
      <OpenStatusLine hours={hours} exceptions={exceptions} time_zone={time_zone} />
      {hours.length > 0 && (
        <dl className="numeric mt-3 space-y-1">
          {hours.map(({ day, opens, closes, closed }) => (
            <div key={day} className="flex justify-between gap-4">
              <dt>{formatDay(day)}</dt>
              <dd className={closed ? "text-ink-soft" : ""}>
                {closed ? m.opening_closed() : m.time_range({ from: formatTime(opens), to: formatTime(closes) })}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {exceptions.length > 0 && (
        <>
          <h3 className="mt-5 text-lg">{m.opening_exceptions()}</h3>
          <dl className="numeric mt-2 space-y-2">
            {exceptions.map(({ first_date, last_date, opens, closes, label }) => (
              <div key={first_date} className="flex justify-between gap-4">
                <dt>
                  {formatDates(first_date, last_date)}
                  {label && <span className="block text-ink-soft">{label}</span>}
                </dt>
                <dd className={`text-right ${opens ? "" : "text-ink-soft"}`}>
                  {opens ? m.time_range({ from: formatTime(opens), to: formatTime(closes) }) : m.opening_closed_then()}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {message && <p className="mt-3 text-ink-soft">{message}</p>}
    </section>
  );
}

/**
 * Says whether the office is open now. The browser fills it in (`enhance/open-status.ts`), because a cached page
 * doesn't know the time. Space for the line is reserved.
 */
function OpenStatusLine({ hours, exceptions, time_zone }: Omit<OpeningHoursProps, "message">) {
  if (hours.length === 0) return null;
  return (
    <p data-open-status={JSON.stringify({ hours, exceptions, time_zone })} className="mt-2 min-h-6 font-semibold" />
  );
}
