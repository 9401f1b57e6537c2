import { expect, test } from "vitest";
import { splitLoginQuery } from "./login-from-query.tsx";

test.each([
  ["?login=1", { redirect: null, rest: "" }],
  ["?q=cafe&login=1&state=florida", { redirect: null, rest: "?q=cafe&state=florida" }],
  ["?login=1&redirect=%2Fbizmatch%2Fprofile", { redirect: "/bizmatch/profile", rest: "" }],
  ["?login=1&redirect=https%3A%2F%2Fevil.example", { redirect: null, rest: "" }],
])("splits %s into the page after sign-in and the page's own query", (search, split) => {
  expect(splitLoginQuery(search)).toEqual(split);
});
