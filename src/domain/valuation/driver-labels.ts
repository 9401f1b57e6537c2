import { m } from "#messages/messages.js";
import type { DriverName } from "./valuation.ts";

/** Labels of the value drivers. */
export const DRIVER_LABELS: Record<DriverName, typeof m.value_driver_size> = {
  own_sales: m.value_driver_own_sales,
  size: m.value_driver_size,
  margin: m.value_driver_margin,
  years: m.value_driver_years,
  growth: m.value_driver_growth,
  concentration: m.value_driver_concentration,
  owner_dependence: m.value_driver_owner_dependence,
  lease: m.value_driver_lease,
};
