import type { ComponentType } from "react";
import type { StaffAction } from "#domain/staff/staff-policy.ts";

/** A resource of the desk: its name in the API, its menu entry and its pages. */
export interface DeskResource {
  /** As in `/api/desk/{name}` and `/desk/{name}`. */
  name: string;
  label(): string;
  /** The right that shows the menu entry; null shows it to everyone. The API checks each call as well. */
  right: StaffAction | null;
  list?: ComponentType;
  create?: ComponentType;
  edit?: ComponentType;
  show?: ComponentType;
}

/** A page that is not a resource, at `/desk/{path}`. */
export interface DeskPage {
  path: string;
  /** The label in the menu; null leaves it out of the menu. */
  label: (() => string) | null;
  right: StaffAction | null;
  page: ComponentType;
}
