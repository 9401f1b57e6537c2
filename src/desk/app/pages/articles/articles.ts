import { m } from "#messages/messages.js";
import type { DeskResource } from "../../desk-resource.ts";
import { ArticleCreatePage, ArticleEditPage, ArticleListPage, ArticleShowPage } from "./article-pages.tsx";

export const articles: DeskResource = {
  name: "articles",
  label: m.articles,
  right: "content.read",
  list: ArticleListPage,
  create: ArticleCreatePage,
  edit: ArticleEditPage,
  show: ArticleShowPage,
};
