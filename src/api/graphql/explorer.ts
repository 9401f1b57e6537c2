const FIRST_QUERY = `{
  tribes(order: "state_asc") {
    name
    state
    team_members { first_name role }
  }
}`;

/** Returns the GraphQL explorer page, served only in development. */
export function renderExplorer(): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>GraphQL</title>
<style>
  body { display: grid; grid: auto 1fr / 1fr 1fr; gap: 1rem; height: 100vh; margin: 0; padding: 1rem; box-sizing: border-box }
  textarea, pre { margin: 0; padding: .5rem; font: .9rem/1.5 monospace; border: 1px solid; overflow: auto }
  p { grid-column: 1 / -1; margin: 0 }
</style>
<p><button>Run (Ctrl+Enter)</button> <button>Schema</button></p>
<textarea aria-label="Query" spellcheck="false">${FIRST_QUERY}</textarea>
<pre aria-live="polite"></pre>
<script>
  const [run, types] = document.querySelectorAll("button");
  const [query, shown] = [document.querySelector("textarea"), document.querySelector("pre")];
  async function ask(query) {
    await fetch("/api/csrf-cookie");
    const token = decodeURIComponent(/(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "");
    const answer = await fetch("/api/graphql", {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-XSRF-TOKEN": token },
      body: JSON.stringify({ query }),
    });
    return answer.json();
  }
  const show = async (query) => { shown.textContent = JSON.stringify(await ask(query), null, 2); };
  run.onclick = () => show(query.value);
  types.onclick = () => show("{ __schema { types { name fields { name args { name defaultValue } type { name } } } } }");
  query.onkeydown = (event) => { if (event.ctrlKey && event.key === "Enter") run.click(); };
</script>
</html>`;
}
