import type { Network } from "#domain/context.ts";
import { toAbsoluteUrl } from "#lib/absolute-url.ts";
import type { Site } from "../site.ts";
import { getNetworkRef } from "./network.ts";
import { createThing, type Thing } from "./thing.ts";

/** Describes an agent as a Person who works for an office. Contains only what their page shows. */
export function describeAgent(
  { agent, office, base_path, phone }: Site,
  network: Network,
  home = network.origin,
): Thing[] {
  if (!agent) return [];
  const { origin } = network;
  return [
    createThing("Person", {
      "@id": `${origin}${base_path}#agent`,
      name: agent.name,
      url: home + base_path,
      jobTitle: agent.role,
      description: agent.about,
      telephone: phone,
      image: agent.image && toAbsoluteUrl(agent.image, origin),
      worksFor: office
        ? createThing("LocalBusiness", {
            name: office.name,
            address: createThing("PostalAddress", {
              addressLocality: office.locality,
              addressRegion: office.address_region,
            }),
            parentOrganization: getNetworkRef(network),
          })
        : getNetworkRef(network),
    }),
  ];
}
