import { useState } from "react";
import type { ListedArticle } from "#domain/content/blog/desk-article-queries.ts";
import type { EditedArticle } from "#domain/content/blog/edit-articles.ts";
import { toDay } from "#lib/time/day.ts";
import { m } from "#messages/messages.js";
import { ButtonLink } from "../../components/button-link.tsx";
import { CreatePage } from "../../components/desk-form.tsx";
import { ListPage } from "../../components/list-page.tsx";
import { Facts, ShowPage } from "../../components/show-page.tsx";
import { getLanguageName, useLanguageFilter } from "../../components/use-locales.ts";
import { useRight } from "../../components/use-right.ts";
import { ContentEditPage } from "../content/content-edit-page.tsx";
import { ContentAddress, useOfficeFilter, useOwnerColumn } from "../content/content-owner.tsx";
import { getScheduleColumn } from "../content/content-schedule.tsx";
import { getOwnerLabels, OfficeField } from "../content/owner-fields.tsx";
import { AddressFields, ArticleFields, getArticleLabels } from "./article-fields.tsx";

/** A listed article as parsed from JSON, where a date is text. */
type Row = Omit<ListedArticle, "published_at"> & { published_at: string };

export function ArticleListPage() {
  const mayWrite = useRight("content.write");
  const owner = useOwnerColumn<Row>();
  return (
    <ListPage<Row>
      title={m.articles()}
      lead={m.desk_articles_lead()}
      empty={m.desk_articles_empty()}
      sort={{ field: "published_at", order: "DESC" }}
      filters={[{ name: "q", label: m.desk_search(), kind: "search" }, ...useLanguageFilter(), ...useOfficeFilter()]}
      actions={mayWrite && <ButtonLink to="/articles/create" label={m.desk_article_add()} />}
      getRowPath={({ id }) => (mayWrite ? `/articles/${id}` : `/articles/${id}/show`)}
      columns={[
        { name: "heading", label: m.heading(), value: ({ heading }) => heading, isSortable: true },
        { name: "locale", label: m.language(), value: ({ locale }) => getLanguageName(locale) },
        owner,
        {
          name: "published_at",
          label: m.desk_article_date(),
          value: ({ published_at }) => published_at.slice(0, 10),
          isSortable: true,
        },
        { name: "status", label: m.status(), value: getStatus },
        getScheduleColumn(),
      ]}
    />
  );
}

function getStatus({ is_draft, published_at }: Pick<Row, "is_draft" | "published_at">): string {
  if (is_draft) return m.draft();
  return Date.parse(published_at) > Date.now() ? m.desk_article_scheduled() : m.desk_article_published();
}

export function ArticleCreatePage() {
  // A new value, at midnight, would reset the form.
  const [publishedOn] = useState(() => toDay(new Date()));
  return (
    <CreatePage
      title={m.desk_article_add()}
      submit={m.desk_article_save()}
      fieldLabels={{
        ...getArticleLabels(),
        slug: m.web_address(),
        locale: m.language(),
        ...getOwnerLabels(),
      }}
      redirect="edit"
      autosaves
      defaults={{ locale: document.documentElement.lang, published_on: publishedOn }}
    >
      <OfficeField />
      <AddressFields />
      <ArticleFields />
    </CreatePage>
  );
}

export function ArticleEditPage() {
  return (
    <ContentEditPage
      title={({ heading }) => String(heading)}
      submit={m.desk_article_save()}
      labels={getArticleLabels()}
      renderAbove={({ locale, office, path }) => (
        <ContentAddress facts={[getLanguageName(String(locale)), office, path]} />
      )}
      renderInstead={({ may_change, ...article }) =>
        !may_change && <ArticleFacts {...(article as unknown as EditedArticle)} />
      }
    >
      <ArticleFields />
    </ContentEditPage>
  );
}

export function ArticleShowPage() {
  return (
    <ShowPage<EditedArticle> title={({ heading }) => heading}>{(article) => <ArticleFacts {...article} />}</ShowPage>
  );
}

function ArticleFacts({ title, description, lead, author_name, published_on }: EditedArticle) {
  return (
    <Facts
      rows={[
        [m.desk_article_page_title(), title],
        [m.description(), description],
        [m.desk_article_lead(), lead],
        [m.desk_article_author(), author_name],
        [m.desk_article_date(), published_on],
      ]}
    />
  );
}
