import { CONTACT_COLUMNS, NAME_COLUMNS } from "#domain/accounts/profile/buyer-columns.ts";
import { builder } from "../builder.ts";
import { findUserByToken, type TokenBearer } from "../user-by-token.ts";

const LoginAttribute = builder.objectRef<TokenBearer["loginAttributes"][number]>("LoginAttribute").implement({
  fields: (t) => ({
    platform: t.exposeString("platform", { nullable: false }),
    attribute_name: t.exposeString("attribute_name", { nullable: false }),
    type: t.exposeString("type", { nullable: false, description: "string, number, boolean or json." }),
    attribute_value: t.exposeString("attribute_value"),
  }),
});

const User = builder.objectRef<TokenBearer>("User").implement({
  fields: (t) => ({
    ...Object.fromEntries(NAME_COLUMNS.map((name) => [name, t.exposeString(name, { nullable: false })])),
    ...Object.fromEntries(CONTACT_COLUMNS.map((name) => [name, t.exposeString(name)])),
    loginAttributes: t.expose("loginAttributes", { type: [LoginAttribute], nullable: false }),
  }),
});

builder.queryFields((t) => ({
  getUserByToken: t.field({
    type: User,
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, { token }, { context, secret }) => findUserByToken(context, token, secret),
  }),
}));
