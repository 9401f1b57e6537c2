import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** Notes every page that is opened. Nothing of it is needed to show one, so its code comes after. */
export function useVisitRecord(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    import("./record-page.ts").then(({ recordPage }) => recordPage(pathname, search)).catch(() => {});
  }, [pathname, search]);
}

/**
 * The number that this visit is shown instead of the one in the page, which is everybody's. Null is for who answers by a
 * number of their own, whatever the visit.
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
