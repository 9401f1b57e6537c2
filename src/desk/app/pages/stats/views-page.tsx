import { m } from "#messages/messages.js";
import { PageHead } from "../../components/page-head.tsx";
import { PlainTable } from "../../components/plain-table.tsx";
import { useDeskQuery } from "../../components/use-desk-query.ts";
import { ViewsPanel } from "../../components/views/views-panel.tsx";

interface SearchedTerm {
  term: string;
  views: number;
  visitors: number;
}

/** Views of the whole site, and what people search for. */
export function ViewsPage() {
  return (
    <>
      <PageHead title={m.desk_views_title()} lead={m.desk_views_lead()} />
      <ViewsPanel path="/views" title={m.desk_views_site()} renderMore={(query) => <Searches query={query} />} />
    </>
  );
}

function Searches({ query }: { query: string }) {
  const { response } = useDeskQuery<{ data: SearchedTerm[] }>(`/searches?${query}`);
  if (!response) return null;
  return (
    <>
      <h3 className="mt-6 text-xl">{m.desk_views_searched()}</h3>
      <p className="mb-3 text-ink-soft">{m.desk_views_searched_lead()}</p>
      {response.data.length > 0 && (
        <PlainTable<SearchedTerm>
          label={m.desk_views_searched()}
          rows={response.data}
          getKey={({ term }) => term}
          columns={[
            [m.desk_views_term(), ({ term }) => term],
            [m.desk_views_views(), ({ views }) => views],
            [m.desk_views_visitors(), ({ visitors }) => visitors],
          ]}
        />
      )}
    </>
  );
}
