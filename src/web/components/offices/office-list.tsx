import type { OfficeLine } from "../../content/offices/office-line.ts";
import { useFormats } from "../../page-info.ts";
import { PhoneLink } from "../people/phone-link.tsx";
import { PageLink } from "../site/page-link.tsx";
import { Address } from "./address.tsx";

/** Offices with address, phone and, in a search, distance. */
export function OfficeList({ offices }: { offices: OfficeLine[] }) {
  const { distance: formatDistance } = useFormats();
  return (
    <ol className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {offices.map((office) => (
        <li key={office.path} className="rounded-sm border border-rule bg-sheet p-5">
          <div className="flex items-baseline justify-between gap-3">
            <h3 className="text-xl">
              <PageLink href={office.path} className="hover:underline">
                {office.name}
              </PageLink>
            </h3>
            {office.distance !== null && <p className="numeric whitespace-nowrap">{formatDistance(office.distance)}</p>}
          </div>
          <Address lines={office.address} className="mt-1 text-ink-soft" />
          <p className="mt-2 font-semibold">
            <PhoneLink number={office.phone} />
          </p>
        </li>
      ))}
    </ol>
  );
}
