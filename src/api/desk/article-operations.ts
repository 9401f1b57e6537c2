import {
  articleEditor,
  articleSchema,
  checkArticle,
  checkNewArticle,
  createArticle,
  listArticles,
  type NewArticle,
  newArticleSchema,
} from "#domain/content/blog/edit-articles.ts";
import { TEXT_RIGHTS } from "#domain/content/editing/content-access.ts";
import type { StaffCode } from "#domain/staff/staff-messages.ts";
import type { Operation } from "../http/operation.ts";
import { defineContentOperations, defineLinksOperation, defineTranslateOperation } from "./content-operations.ts";
import { defineDeskOperation, defineForm } from "./desk-operation.ts";

const create = defineDeskOperation<void, NewArticle, StaffCode>({
  id: "createDeskArticle",
  method: "POST",
  path: "/desk/articles",
  summary: "Creates an article of the network",
  ...defineForm(newArticleSchema, checkNewArticle),
  status: 201,
  right: TEXT_RIGHTS.write,
  handle: async (context, { input }) => createArticle(context, input),
});

const calls = {
  id: "Article" as const,
  noun: "article",
  path: "/desk/articles",
  rights: TEXT_RIGHTS,
  editor: articleEditor,
};

export const ARTICLE_OPERATIONS: readonly Operation[] = [
  ...defineContentOperations({
    ...calls,
    sorts: ["-published_at", "heading"],
    list: listArticles,
    schema: articleSchema,
    check: checkArticle,
  }),
  defineLinksOperation(calls),
  defineTranslateOperation(calls),
  create,
];
