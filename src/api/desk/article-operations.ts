import {
  type ArticleChange,
  articleSchema,
  changeArticle,
  checkArticle,
  checkNewArticle,
  createArticle,
  type EditedArticle,
  findArticle,
  listArticles,
  type NewArticle,
  newArticleSchema,
} from "#domain/content/blog/edit-articles.ts";
import { createStaffProblem, type StaffCode } from "#domain/staff/staff-messages.ts";
import { allow } from "#domain/staff/staff-policy.ts";
import type { Operation } from "../http/operation.ts";
import { anyObject, defineDeskOperation, pageSchema, parseId, parseListQuery } from "./desk-operation.ts";

const params = { id: "The article's number" };

const list = defineDeskOperation({
  id: "listDeskArticles",
  method: "GET",
  path: "/desk/articles",
  summary: "Lists articles in all languages, including drafts, newest first",
  response: { status: 200, schema: pageSchema },
  find: async (context) => void allow(context, "site.read"),
  check: (raw) => ({ input: parseListQuery(raw, ["-published_at", "heading"]) }),
  handle: async (context, { input: { filter, ...query } }) =>
    listArticles(context, { ...query, q: filter.q, locale: filter.locale }),
});

const show = defineDeskOperation<EditedArticle, undefined>({
  id: "showDeskArticle",
  method: "GET",
  path: "/desk/articles/{id}",
  summary: "Returns an article with its text",
  params,
  response: { status: 200, schema: anyObject },
  find: (context, params) => findArticle(context, parseId(params), "site.read"),
  handle: async (_context, { subject }) => subject,
});

const create = defineDeskOperation<void, NewArticle, StaffCode>({
  id: "createDeskArticle",
  method: "POST",
  path: "/desk/articles",
  summary: "Creates an article of the network",
  body: newArticleSchema,
  response: { status: 201, schema: anyObject },
  find: async (context) => void allow(context, "network.write"),
  check: ({ body }) => checkNewArticle(body),
  toProblem: createStaffProblem,
  handle: async (context, { input }) => createArticle(context, input),
});

const change = defineDeskOperation<EditedArticle, ArticleChange, StaffCode>({
  id: "changeDeskArticle",
  method: "PUT",
  path: "/desk/articles/{id}",
  summary: "Updates an article",
  params,
  body: articleSchema,
  response: { status: 200, schema: anyObject },
  problems: [409],
  find: (context, params) => findArticle(context, parseId(params), "network.write"),
  check: ({ body }) => checkArticle(body),
  toProblem: createStaffProblem,
  handle: async (context, { subject, input }) => changeArticle(context, subject.id, input),
});

export const ARTICLE_OPERATIONS: readonly Operation[] = [list, show, create, change];
