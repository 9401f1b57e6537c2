import { m } from "#messages/messages.js";
import type { CountryView, DotsView, RegionView } from "../../content/offices/map-view.ts";
import type { OfficeLine } from "../../content/offices/office-line.ts";
import type { SearchData } from "../../listings/search-data.ts";
import { SearchMap } from "../listings/search-map.tsx";
import { Address } from "../offices/address.tsx";
import { CountryMap, OfficeDots, RegionMap } from "../offices/country-map.tsx";
import { NearMeButton } from "../offices/near-me-button.tsx";
import { OfficeFinder } from "../offices/office-finder.tsx";
import { OfficeList } from "../offices/office-list.tsx";
import { AgentPortrait } from "../people/agent-card.tsx";
import { ContactDetails } from "../people/contact-details.tsx";
import { OfficesByState } from "../people/offices-by-state.tsx";
import { SitePhoneLink } from "../people/phone-link.tsx";
import type { States } from "./samples.tsx";

const AGENT = "Marisol Etcheverry";
const UNKNOWN_PLACE = "00000";

export interface Places {
  /** Null in a country without a map. */
  maps: { country: CountryView; region: RegionView | null; dots: DotsView } | null;
  offices: OfficeLine[];
  /** The page that finds offices. */
  path: string;
}

/** Maps, offices and how to reach them. `found` is a search whose map shows an area. */
export function createPlaceSamples({ maps, offices, path }: Places, found: SearchData): Record<string, States> {
  const { map } = found;
  const lines = offices.slice(0, 3);
  const finder = { near: UNKNOWN_PLACE, radius: 50, ignored: [], place: null, within: [], beyond: [] };
  const near = { ...finder, near: "33602", place: "33602" };
  const distant = lines.map((office, position) => ({ ...office, distance: 12 * position }));
  const title = m.map_title();
  return {
    CountryMap: { links: maps && <CountryMap view={maps.country} /> },
    RegionMap: { "one region": maps?.region && <RegionMap view={maps.region} title={title} description={title} /> },
    OfficeDots: { picture: maps && <OfficeDots view={maps.dots} /> },
    SearchMap: {
      "whole country": map && <SearchMap path={path} query={found.query} view={{ ...map, isArea: false }} />,
      "an area": map && <SearchMap path={path} query={found.query} view={map} />,
    },
    // Each has a title of its own, because landmarks need different names.
    OfficeFinder: {
      empty: <OfficeFinder action={path} />,
      found: <OfficeFinder action={path} title={`${m.nearest_offices()} 2`} result={{ ...near, within: distant }} />,
      "only farther away": (
        <OfficeFinder action={path} title={`${m.nearest_offices()} 3`} result={{ ...near, beyond: distant }} />
      ),
      "unknown place": <OfficeFinder action={path} title={`${m.nearest_offices()} 4`} result={finder} />,
    },
    OfficeList: { "without distances": <OfficeList offices={lines} /> },
    OfficesByState: { some: <OfficesByState offices={offices.slice(0, 12)} />, none: <OfficesByState offices={[]} /> },
    Address: { lines: <Address lines={lines[0]?.address ?? []} /> },
    NearMeButton: { "if the browser has a location": <NearMeButton href={path} /> },
    AgentPortrait: { "without a picture": <AgentPortrait agent={{ name: AGENT, image: null }} /> },
    ContactDetails: { "head office": <ContactDetails /> },
    SitePhoneLink: { default: <SitePhoneLink /> },
  };
}
