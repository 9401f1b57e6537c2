import { useNotify } from "ra-core";
import { Link, useNavigate } from "react-router";
import type {
  MissingTranslation,
  TranslationOverview,
} from "#domain/content/translations/list-missing-translations.ts";
import { m } from "#messages/messages.js";
import { TextsLink } from "../../components/export-links.tsx";
import { formatName } from "../../components/format-name.ts";
import { Notice } from "../../components/notice.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { Facts } from "../../components/show-page.tsx";
import { TextsImport } from "../../components/texts-import.tsx";
import { useDeskQuery } from "../../components/use-desk-query.ts";
import { getLanguageName } from "../../components/use-locales.ts";
import { useRight } from "../../components/use-right.ts";
import { call } from "../../data/call.ts";

const KINDS: Record<MissingTranslation["kind"], { label(): string; path: string }> = {
  article: { label: m.articles, path: "articles" },
  menu: { label: m.desk_menus_title, path: "menus" },
  page: { label: m.pages, path: "pages" },
  section: { label: m.desk_sections_title, path: "sections" },
};

/** What is missing in each of the site's languages. */
export function TranslationsPage() {
  const { response, error } = useDeskQuery<TranslationOverview>("/translations");
  return (
    <>
      <PageHead title={m.desk_translations_title()} lead={m.desk_translations_lead()} actions={<TextsLink />} />
      <TextsImport />
      {error && <Notice tone="wrong">{error}</Notice>}
      {!response && !error && <p className="text-ink-soft">{m.desk_loading()}</p>}
      {response && <Overview {...response} />}
    </>
  );
}

function Overview({ total, languages, data }: TranslationOverview) {
  return (
    <>
      <Facts
        rows={languages.map(({ locale, written }) => [
          getLanguageName(locale),
          m.desk_translations_count({ written, total }),
        ])}
      />
      {data.length === 0 ? (
        <Notice>{m.desk_translations_complete()}</Notice>
      ) : (
        <table className="desk-table" aria-label={m.desk_translations_title()}>
          <thead>
            <tr>
              <th scope="col">{m.name()}</th>
              <th scope="col">{m.type()}</th>
              <th scope="col">{m.desk_translations_missing()}</th>
            </tr>
          </thead>
          <tbody>
            {data.map((text) => (
              <Row key={`${text.kind} ${text.id}`} {...text} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function Row({ kind, id, name, missing }: MissingTranslation) {
  const { label, path } = KINDS[kind];
  const mayWrite = useRight("content.write");
  return (
    <tr>
      <td data-label={m.name()}>
        <Link to={`/${path}/${id}`} className="link inline-block min-h-6">
          {kind === "article" || kind === "page" ? name : formatName(name)}
        </Link>
      </td>
      <td data-label={m.type()}>{label()}</td>
      <td data-label={m.desk_translations_missing()}>
        {mayWrite ? (
          <span className="flex flex-wrap gap-x-4">
            {missing.map((locale) => (
              <CopyButton key={locale} kind={kind} id={id} locale={locale} />
            ))}
          </span>
        ) : (
          missing.map(getLanguageName).join(", ")
        )}
      </td>
    </tr>
  );
}

/** Starts a text's translation with the same text: an article or a page as a draft, other texts go live immediately. */
function CopyButton({ kind, id, locale }: Pick<MissingTranslation, "kind" | "id"> & { locale: string }) {
  const navigate = useNavigate();
  const notify = useNotify();
  const copy = async (): Promise<void> => {
    const { path } = KINDS[kind];
    try {
      const copied = await call<{ id: number }>(`/${path}/${id}/translate`, "POST", { locale });
      navigate(`/${path}/${copied.id}`);
    } catch (error) {
      notify((error as Error).message, { type: "error" });
    }
  };
  const language = getLanguageName(locale);
  return (
    <button type="button" className="link min-h-6 cursor-pointer" onClick={copy}>
      {kind === "article" || kind === "page"
        ? m.desk_translations_copy({ language })
        : m.desk_translations_start({ language })}
    </button>
  );
}
