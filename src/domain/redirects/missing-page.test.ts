import { expect, test } from "vitest";
import { toLoggedPath } from "./missing-page.ts";

test.each([
  ["/Old-Page/", "/old-page"],
  ["//about//our-story.html", "/about/our-story.html"],
  ["/contact.aspx", "/contact.aspx"],
  ["/listings/sunny-cafe-100234", "/listings/sunny-cafe-100234"],
  ["/blog/how-to-sell-a-business-in-2019-and-what-it-costs", "/blog/how-to-sell-a-business-in-2019-and-what-it-costs"],
])("logs %s as %s", (path, logged) => expect(toLoggedPath(path)).toBe(logged));

test.each(["/wp-login.php", "/blog/wp-admin", "/.env", "/site/.git/config", "/index.php", "/backup.zip", "/logo.png"])(
  "doesn't log the probe or file %s",
  (path) => expect(toLoggedPath(path)).toBeNull(),
);

test.each(["/unsubscribe/pat@example.com", "/u/pat%40example.com", "/call/5615550134", "/v/3fA9c2d1e8b74f60a1c2"])(
  "doesn't log %s, which may identify a person",
  (path) => expect(toLoggedPath(path)).toBeNull(),
);

test("doesn't log the home page or a very long path", () => {
  expect(toLoggedPath("/")).toBeNull();
  expect(toLoggedPath(`/${"a-".repeat(200)}`)).toBeNull();
});
