import type { OfficeOwner } from "#domain/offices/agents/find-owners.ts";
import type { TeamMember as PublicMember } from "#domain/offices/team/team-member.ts";
import { toAbsoluteUrl } from "#lib/absolute-url.ts";
import { builder } from "../builder.ts";
import { getOffice } from "./requested-office.ts";

export const Owner = builder.objectRef<OfficeOwner>("Owner").implement({
  fields: (t) => ({
    name: t.exposeString("name"),
    email: t.exposeString("email"),
    slug: t.exposeString("slug"),
    phone: t.exposeString("phone"),
    image: t.exposeString("image", { description: "Absolute." }),
  }),
});

export const TeamMember = builder.objectRef<PublicMember>("TeamMember").implement({
  description: "A member of an office's team; contact details that aren't public are null.",
  fields: (t) => ({
    first_name: t.exposeString("first_name", { nullable: false }),
    last_name: t.exposeString("last_name"),
    about: t.exposeString("about"),
    role: t.exposeString("role"),
    avatar: t.string({
      description: "Absolute.",
      resolve: ({ avatar }, _, { context }) => avatar && toAbsoluteUrl(avatar, context.network.origin),
    }),
    email: t.exposeString("email"),
    show_on_website: t.exposeBoolean("show_on_website", { nullable: false }),
    mobile_e164: t.exposeString("mobile_e164"),
    email_public: t.exposeBoolean("email_public", { nullable: false }),
    mobile_public: t.exposeBoolean("mobile_public", { nullable: false }),
    telephone_public: t.exposeBoolean("telephone_public", { nullable: false }),
    telephone_number: t.exposeString("telephone_number"),
  }),
});

builder.queryFields((t) => ({
  tribeTeamMembers: t.field({
    type: [TeamMember],
    nullable: false,
    args: { slug: t.arg.string({ required: true }) },
    resolve: async (_, { slug }, { context, load }) =>
      (await load.team.load((await getOffice(context, slug)).id)) ?? [],
  }),
}));
