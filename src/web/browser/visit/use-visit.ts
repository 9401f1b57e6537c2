import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** Records every page view. The code loads later, because no page needs it to render. */
export function useRecordVisit(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    import("./record-page-view.ts").then(({ recordPageView }) => recordPageView(pathname, search)).catch(() => {});
  }, [pathname, search]);
}

/**
 * The phone number to show to this visit instead of the one in the cached page.
 *
 * @param office the office's slug; null for an agent's own number, which is the same for every visit.
 */
export function useVisitPhone(defaultPhone: string, office: string | null): string {
  const { search } = useLocation();
  const [phone, setPhone] = useState(defaultPhone);
  useEffect(() => {
    setPhone(defaultPhone);
    if (!office) return;
    let isCurrent = true;
    import("./get-visit-phone.ts")
      .then(({ getVisitPhone }) => getVisitPhone(office, search))
      .then((chosen) => isCurrent && setPhone(chosen ?? defaultPhone))
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [search, defaultPhone, office]);
  return phone;
}
