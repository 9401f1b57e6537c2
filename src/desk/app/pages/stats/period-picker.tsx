import type { Period } from "#domain/stats/views/count-views.ts";
import { m } from "#messages/messages.js";
import { PERIODS, type PeriodName } from "./periods.ts";

const LABELS: Record<PeriodName, () => string> = {
  "30": () => m.desk_views_last({ count: 30 }),
  "90": () => m.desk_views_last({ count: 90 }),
  "365": () => m.desk_views_last({ count: 365 }),
  quarter: m.stats_this_quarter,
  last_quarter: m.stats_last_quarter,
  year: m.stats_this_year,
  last_year: m.stats_last_year,
};

interface PickerProps {
  /** Undefined if other days were chosen. */
  name: PeriodName | undefined;
  period: Period;
  onPick(name: PeriodName): void;
  onChange(period: Period): void;
}

/** Chooses a named period or its first and last day. */
export function PeriodPicker({ name, period, onPick, onChange }: PickerProps) {
  return (
    <>
      <label>
        <span className="font-semibold">{m.desk_views_period()}</span>
        <select
          className="input mt-1"
          value={name ?? ""}
          onChange={({ currentTarget }) => currentTarget.value && onPick(currentTarget.value as PeriodName)}
        >
          {!name && <option value="">{m.stats_other_days()}</option>}
          {PERIODS.map((each) => (
            <option key={each} value={each}>
              {LABELS[each]()}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="font-semibold">{m.stats_from()}</span>
        <input
          type="date"
          className="input mt-1"
          value={period.from}
          max={period.to}
          onChange={({ currentTarget: { value } }) =>
            value && value <= period.to && onChange({ ...period, from: value })
          }
        />
      </label>
      <label>
        <span className="font-semibold">{m.stats_to()}</span>
        <input
          type="date"
          className="input mt-1"
          value={period.to}
          min={period.from}
          onChange={({ currentTarget: { value } }) =>
            value && value >= period.from && onChange({ ...period, to: value })
          }
        />
      </label>
    </>
  );
}
