import { maxAliasesPlugin } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthPlugin } from "@escape.tech/graphql-armor-max-depth";
import { maxTokensPlugin } from "@escape.tech/graphql-armor-max-tokens";
import { GraphQLError, type ValidationRule } from "graphql";
import type { Plugin } from "graphql-yoga";
import { m } from "#messages/messages.js";

/** Query size limits. A query over a limit is rejected before any database access. */
export const QUERY_LIMITS = { depth: 8, aliases: 15, tokens: 1_000, list: 100, characters: 100_000 } as const;

const rejectQuery = (message: string) => (): never => {
  throw new GraphQLError(message);
};

const rejectWith = (message: string) => ({ onReject: [rejectQuery(message)] });

/** Returns plugins that enforce the document limits and block introspection unless it is allowed. */
export function createLimitPlugins(allowsIntrospection: boolean): Plugin[] {
  const { depth, aliases, tokens } = QUERY_LIMITS;
  const rules = [rejectMutations, limitLists, rejectNul, ...(allowsIntrospection ? [] : [rejectIntrospection])];
  return [
    maxTokensPlugin({ n: tokens, ...rejectWith(m.api_query_too_many_tokens({ limit: tokens })) }),
    maxDepthPlugin({ n: depth, flattenFragments: true, ...rejectWith(m.api_query_too_deep({ limit: depth })) }),
    maxAliasesPlugin({
      n: aliases,
      allowList: [],
      ...rejectWith(m.api_query_too_many_aliases({ limit: aliases })),
    }),
    {
      onValidate({ addValidationRule }) {
        for (const rule of rules) addValidationRule(rule);
      },
    },
  ];
}

const rejectLongList = rejectQuery(m.api_query_list_too_long({ limit: QUERY_LIMITS.list }));

const limitLists: ValidationRule = () => ({
  ListValue({ values }) {
    if (values.length > QUERY_LIMITS.list) rejectLongList();
  },
});

const rejectUnreadableText = rejectQuery(m.api_query_unreadable_text());

/** PostgreSQL text columns reject NUL characters. */
const rejectNul: ValidationRule = () => ({
  StringValue({ value }) {
    if (value.includes("\0")) rejectUnreadableText();
  },
});

const rejectMutations: ValidationRule = () => ({
  OperationDefinition({ operation }) {
    if (operation !== "query") rejectQuery(m.api_query_read_only())();
  },
});

const rejectIntrospection: ValidationRule = () => ({
  Field({ name }) {
    if (name.value === "__schema" || name.value === "__type") rejectQuery(m.api_query_no_introspection())();
  },
});

/**
 * Checks the variables; nested lists are not supported.
 *
 * @throws GraphQLError for a list that is too long or a text with a NUL.
 */
export function checkVariables(variables: Record<string, unknown>): void {
  for (const value of Object.values(variables)) {
    if (Array.isArray(value) && value.length > QUERY_LIMITS.list) rejectLongList();
    for (const text of [value].flat()) if (typeof text === "string" && text.includes("\0")) rejectUnreadableText();
  }
}
