import { expect, test } from "vitest";
import { renderErrorPage } from "./error-page.ts";

test("says nothing of the error but the request's id, and isn't cached", () => {
  const error = new TypeError("select secret from accounts");
  const page = renderErrorPage(error, { brand: "Acme & <b>Sons</b>", request_id: "1f0c" });
  const html = String(page.body);
  expect(page.status).toBe(500);
  expect(html).toContain("1f0c");
  expect(html).toContain("Acme &amp; &lt;b&gt;Sons");
  expect(html).not.toMatch(/secret|TypeError|error-page/);
  expect(page.headers.get("cache-control")).toBe("no-store");
});
