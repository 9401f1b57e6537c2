import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** Records every page view. The code loads later, because no page needs it to render. */
export function useVisitRecord(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    import("./record-page.ts").then(({ recordPage }) => recordPage(pathname, search)).catch(() => {});
  }, [pathname, search]);
}

/**
 * The phone number to show to this visit instead of the one in the cached page.
 *
 * @param office the office's slug; null for an agent's own number, which is the same for every visit.
 */
export function useVisitPhone(shown: string, office: string | null): string {
  const { search } = useLocation();
  const [phone, setPhone] = useState(shown);
  useEffect(() => {
    setPhone(shown);
    if (!office) return;
    let isStill = true;
    import("./visit-phone.ts")
      .then(({ visitPhone }) => visitPhone(office, search))
      .then((chosen) => isStill && setPhone(chosen ?? shown))
      .catch(() => {});
    return () => {
      isStill = false;
    };
  }, [search, shown, office]);
  return phone;
}
