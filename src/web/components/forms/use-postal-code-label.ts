import { usePageInfo } from "../../page-info.ts";
import { useRegionLabel } from "./use-region-label.ts";

/** The label of the field for a place: the country's postal code, or its region where it has no postal codes. */
export function usePostalCodeLabel(): string {
  const { postal_code } = usePageInfo();
  const region = useRegionLabel();
  return postal_code.areas ? region : postal_code.label;
}
