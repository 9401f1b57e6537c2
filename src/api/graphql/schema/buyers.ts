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
    email: t.exposeString("email", { nullable: false }),
    first_name: t.exposeString("first_name", { nullable: false }),
    last_name: t.exposeString("last_name", { nullable: false }),
    mobile_e164: t.exposeString("mobile_e164"),
    mobile_code: t.exposeString("mobile_code"),
    mobile_country: t.exposeString("mobile_country"),
    address_1: t.exposeString("address_1"),
    locality: t.exposeString("locality"),
    state: t.exposeString("state"),
    country: t.exposeString("country"),
    postal_code: t.exposeString("postal_code"),
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
