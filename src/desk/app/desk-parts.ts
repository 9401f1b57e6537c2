import type { ComponentType } from "react";
import type { StaffAction } from "#domain/staff/staff-policy.ts";

/** A part of the desk: what its calls are named by, who finds it in the menu, and its pages. */
export interface DeskResource {
  /** As in `/api/desk/{name}` and `/desk/{name}`. */
  name: string;
  /** What the menu calls it. */
  label(): string;
  /** Whoever may do this sees it in the menu; the calls decide for themselves. Null: everybody. */
  right: StaffAction | null;
  list?: ComponentType;
  create?: ComponentType;
  edit?: ComponentType;
  show?: ComponentType;
}

/** A page that is no resource: `/desk/{path}`. */
export interface DeskPage {
  path: string;
  /** What the menu calls it; null where the menu does not lead there. */
  label: (() => string) | null;
  right: StaffAction | null;
  page: ComponentType;
}
