import type { OpeningException } from "#db/tables/offices.ts";
import type { Network } from "#domain/context.ts";
import { getOfficePhone, listOfficeProfiles, type Office } from "#domain/offices/office.ts";
import type { OpeningDay, OpeningTimes } from "#domain/offices/open-status.ts";
import { getOfficePicturePath } from "../components/site/share-pictures.ts";
import { getNetworkRef } from "./network.ts";
import { createThing, type Thing } from "./thing.ts";

/** An office's average rating. Used only on pages that show the reviews. */
interface Rating {
  average: number | null;
  total: number;
}

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

interface OfficeFacts {
  office: Office;
  path: string;
  network: Network;
  /** The base URL of the reader's language. */
  home?: string;
  /** ISO 3166. */
  country: string;
  /** The region as written in local addresses. */
  region: string;
  opening?: OpeningTimes;
  rating?: Rating;
}

/** Describes an office as a LocalBusiness. Contains only what its pages show. */
export function describeOffice({
  office,
  path,
  network,
  home = network.origin,
  country,
  region,
  opening = { hours: [], exceptions: [] },
  rating,
}: OfficeFacts): Thing {
  const { origin } = network;
  return createThing("LocalBusiness", {
    "@id": `${origin}${path}#office`,
    name: office.name,
    url: home + path,
    description: office.sub_heading,
    image: origin + (office.photo ?? getOfficePicturePath(office.slug)),
    telephone: getOfficePhone(office, network.default_phone),
    address: createThing("PostalAddress", {
      streetAddress: [office.address_1, office.address_2].filter(Boolean).join(", "),
      addressLocality: office.locality,
      addressRegion: region,
      postalCode: office.postal_code,
      addressCountry: country,
    }),
    geo: createThing("GeoCoordinates", { latitude: office.latitude, longitude: office.longitude }),
    openingHoursSpecification: opening.hours.flatMap(describeOpeningDay),
    specialOpeningHoursSpecification: opening.exceptions.map(describeException),
    sameAs: listOfficeProfiles(office).map(({ url }) => url),
    parentOrganization: getNetworkRef(network),
    aggregateRating: describeRating(rating),
  });
}

function describeOpeningDay({ day, opens, closes, closed }: OpeningDay): Thing[] {
  const dayOfWeek = DAYS[day - 1];
  if (closed || !opens || !closes || !dayOfWeek) return [];
  return [createThing("OpeningHoursSpecification", { dayOfWeek: `https://schema.org/${dayOfWeek}`, opens, closes })];
}

/** Search engines read a day from 00:00 to 00:00 as closed. */
function describeException({ first_date, last_date, opens, closes, label }: OpeningException): Thing {
  return createThing("OpeningHoursSpecification", {
    name: label,
    validFrom: first_date,
    validThrough: last_date,
    opens: opens ?? "00:00",
    closes: closes ?? "00:00",
  });
}

function describeRating(rating: Rating | undefined): Thing | undefined {
  if (!rating || rating.average === null || rating.total === 0) return undefined;
  const ratingValue = Math.round(rating.average * 10) / 10;
  return createThing("AggregateRating", { ratingValue, reviewCount: rating.total, bestRating: 5, worstRating: 1 });
}
