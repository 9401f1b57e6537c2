import { useLoaderData } from "react-router";
import { CATEGORIES } from "#domain/categories/categories.ts";
import { PUBLIC_CATEGORIES } from "#domain/categories/category-choices.ts";
import { MULTIPLES_YEARS } from "#domain/categories/multiples-years.ts";
import { m } from "#messages/messages.js";
import { TextPage } from "../../components/content/text-page.tsx";
import { CalculatorForm } from "../../components/valuation/calculator-form.tsx";
import { ValuationResult } from "../../components/valuation/valuation-result.tsx";
import { pageWords } from "../../content/page-words.ts";
import { shownValuation } from "../../content/shown-valuation.ts";
import { pageLoader } from "../../page-loader.ts";
import { useFormats } from "../../shell.ts";
import { siteHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";

const PATH = "sell-a-business/calculator";

export const loader = pageLoader(async (args) => {
  // The sales that a valuation is compared with.
  args.dependsOn("listings", "content");
  return {
    words: await pageWords(args, "calculator"),
    sectors: CATEGORIES.map(({ name, sde_multiple }) => ({ name, multiple: sde_multiple })).sort(
      (a, b) => b.multiple - a.multiple,
    ),
    choices: PUBLIC_CATEGORIES,
    years: MULTIPLES_YEARS,
    ...(await shownValuation(args.context, args.url.searchParams, args.site.office?.state_slug)),
  };
});

export default function CalculatorPage() {
  const { words, sectors, years, choices, asked, problems, missing, valuation } = useLoaderData<typeof loader>();
  const site = useSite();
  const result = { valuation, problems, missing, years, asked: asked.length > 0 };
  return (
    <TextPage
      words={words}
      path={PATH}
      chapter="sell"
      index={asked.length === 0}
      first={
        <div className="grid grid-cols-1 gap-10 xl:grid-cols-2">
          {/* First on a phone, where a page that was asked for anew begins at its top. */}
          <div className="space-y-4 xl:sticky xl:top-6 xl:col-start-2 xl:row-start-1 xl:self-start">
            <ValuationResult {...result} />
            {valuation && (
              <a href={siteHref(site, "sell-a-business/what-is-my-business-worth")} className="link">
                {m.value_next()}
              </a>
            )}
          </div>
          <div className="xl:col-start-1 xl:row-start-1">
            <h2 className="mb-5 text-2xl">{m.value_form_title()}</h2>
            <CalculatorForm action={siteHref(site, PATH)} sectors={choices} asked={asked} problems={problems} />
          </div>
        </div>
      }
    >
      <Multiples sectors={sectors} years={years} />
    </TextPage>
  );
}

/** What a year's earnings bring in each sector: a table whose figures are drawn too. */
function Multiples({ sectors, years }: Pick<ReturnType<typeof useLoaderData<typeof loader>>, "sectors" | "years">) {
  const { decimal } = useFormats();
  const most = Math.max(...sectors.map(({ multiple }) => multiple));
  return (
    <table className="figures w-full max-w-[65ch] border-collapse">
      <caption className="mb-3 text-left">
        <span className="block font-display text-2xl">{m.multiples_title()}</span>
        <span className="text-ink-soft">{m.price_scale_source({ from: years.from, to: years.to })}</span>
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{m.fact_category()}</th>
          <th scope="col">{m.multiples_times()}</th>
        </tr>
      </thead>
      <tbody>
        {sectors.map(({ name, multiple }) => (
          <tr key={name} className="border-b border-rule">
            <th scope="row" className="w-1/2 py-1.5 pr-4 text-left font-normal">
              {name}
            </th>
            <td className="py-1.5">
              <span className="flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className="h-3 rounded-sm bg-accent"
                  style={{ width: `${(multiple / most) * 70}%` }}
                />
                {decimal(multiple)} ×
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
