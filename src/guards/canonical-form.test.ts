import { expect, test } from "vitest";
import fc from "../../tests/support/generated.ts";
import { network, pageVisitTo } from "../../tests/support/visits.ts";
import { canonicalForm } from "./canonical-form.ts";

const visit = (path: string, query = "") => canonicalForm({ ...pageVisitTo("/"), path, query }, network());

test.each([
  ["/Contact-Us", "/contact-us"],
  ["/contact-us/", "/contact-us"],
  ["/Locations/Florida/Tampa-Bay/", "/locations/florida/tampa-bay"],
  ["//evil.example/x", "/evil.example/x"],
  ["/\\evil.example", "/evil.example"],
  ["///", "/"],
  ["/caf%c3%a9", "/caf%C3%A9"],
  ["/locations/florida/tampa-bay//%2e%2E", "/locations/florida"],
  ["/%2e%2e//evil.example", "/evil.example"],
])("%s is sent on to %s for good", (path, to) => {
  expect(visit(path)).toEqual({ kind: "redirect", status: 301, to });
});

test("the query travels along untouched", () => {
  expect(visit("/Contact-Us", "?Name=A%20B")).toMatchObject({ to: "/contact-us?Name=A%20B" });
});

test.each(["/", "/contact-us"])("%s stays as it is", (path) => expect(visit(path)).toEqual({ kind: "pass" }));

test("the data of a page is asked for by a program, in whatever spelling", () => {
  expect(canonicalForm(pageVisitTo("/Contact-Us", { is_data: true }), network())).toEqual({ kind: "pass" });
});

test("an address with a token in it is left alone", () => {
  expect(visit("/Reset-Password", "?token=AbC")).toEqual({ kind: "pass" });
});

test("whatever the path, the target stays on this site and needs no second hop", () => {
  fc.assert(
    fc.property(fc.webPath(), fc.constantFrom("", "/", "//", "\\"), (path, prefix) => {
      const decision = visit(`/${prefix}${path}`);
      if (decision.kind === "pass") return;
      expect(decision.to).toMatch(/^\/(?![/\\])/);
      expect(visit(decision.to)).toEqual({ kind: "pass" });
    }),
  );
});
