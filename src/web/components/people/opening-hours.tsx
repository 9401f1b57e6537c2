import { useEffect, useState } from "react";
import { getOpenStatus, type OpeningDay, type OpenStatus } from "#domain/offices/open-status.ts";
import { m } from "#messages/messages.js";
import { getDateFormat } from "../../formats.ts";
import { useShell } from "../../shell.ts";

interface OpeningHoursProps {
  hours: OpeningDay[];
  /** The office's time zone. */
  time_zone: string;
  /** The office's note on its hours, such as holidays or "by appointment". */
  message: string | null;
}

/** An office's weekly hours in its own time zone, and whether it is open now. */
export function OpeningHours({ hours, time_zone, message }: OpeningHoursProps) {
  const { formatDay, formatTime } = useWeekFormats();
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
 * Whether the office is open now. It is set after hydration, because a cached page doesn't know the time; its line is
 * reserved.
 */
function OpenStatusLine({ hours, time_zone }: Pick<OpeningHoursProps, "hours" | "time_zone">) {
  const [now, setNow] = useState<OpenStatus | null>(null);
  const { formatDay, formatTime } = useWeekFormats();
  useEffect(() => {
    const update = () => setNow(getOpenStatus(hours, time_zone, new Date()));
    update();
    const timer = setInterval(update, 60_000);
    return () => clearInterval(timer);
  }, [hours, time_zone]);
  if (hours.length === 0) return null;
  return (
    <p className={`mt-2 min-h-6 font-semibold ${now?.open ? "text-accent" : "text-ink-soft"}`}>
      {now && formatOpenStatus(now, formatDay, formatTime)}
    </p>
  );
}

function formatOpenStatus(
  now: OpenStatus,
  formatDay: (day: number) => string,
  formatTime: (time: string | null) => string,
): string {
  if (now.open) return m.opening_open_until({ time: formatTime(now.closes) });
  if (now.opens === null) return m.opening_closed_now();
  if (now.in_days === 0) return m.opening_opens_today({ time: formatTime(now.opens) });
  return m.opening_opens_on({ day: formatDay(now.day), time: formatTime(now.opens) });
}

/** Formatters for weekdays and times of day in the edition's locale. */
function useWeekFormats() {
  const { format_locale } = useShell();
  const weekday = getDateFormat(format_locale, { weekday: "long", timeZone: "UTC" });
  const clock = getDateFormat(format_locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  // January 1, 2024 was a Monday, and day 1 is a Monday.
  const formatDay = (day: number): string => weekday.format(Date.UTC(2024, 0, day));
  const formatTime = (time: string | null): string => {
    const [hour = 0, minute = 0] = (time ?? "").split(":").map(Number);
    return clock.format(Date.UTC(2024, 0, 1, hour, minute));
  };
  return { formatDay, formatTime };
}
