import { m } from "#messages/messages.js";
import { PageHead } from "../../components/page-head.tsx";
import { PlainTable } from "../../components/plain-table.tsx";
import { useAnswer } from "../../components/use-answer.ts";
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
      <ViewsPanel path="/views" title={m.desk_views_site()} more={(query) => <Searches query={query} />} />
    </>
  );
}

function Searches({ query }: { query: string }) {
  const { answer } = useAnswer<{ data: SearchedTerm[] }>(`/searches?${query}`);
  if (!answer) return null;
  return (
    <>
      <h3 className="mt-6 text-xl">{m.desk_views_searched()}</h3>
      <p className="mb-3 text-ink-soft">{m.desk_views_searched_lead()}</p>
      {answer.data.length > 0 && (
        <PlainTable<SearchedTerm>
          label={m.desk_views_searched()}
          rows={answer.data}
          keyOf={({ term }) => term}
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
