import { expect, test } from "vitest";
import fc from "../../tests/support/generated.ts";
import { createNetworkView, createPageVisit } from "../../tests/support/visits.ts";
import { canonicalFormGuard } from "./canonical-form.ts";

const visit = (path: string, query = "") =>
  canonicalFormGuard({ ...createPageVisit("/"), path, query }, createNetworkView());

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
])("redirects %s to %s permanently", (path, to) => {
  expect(visit(path)).toEqual({ kind: "redirect", status: 301, to });
});

test("preserves the query exactly", () => {
  expect(visit("/Contact-Us", "?Name=A%20B")).toMatchObject({ to: "/contact-us?Name=A%20B" });
});

test.each(["/", "/contact-us"])("leaves %s unchanged", (path) => expect(visit(path)).toEqual({ kind: "pass" }));

test("leaves an address with a token unchanged", () => {
  expect(visit("/Reset-Password", "?token=AbC")).toEqual({ kind: "pass" });
});

test("keeps every target on this site and needs no second redirect", () => {
  fc.assert(
    fc.property(fc.webPath(), fc.constantFrom("", "/", "//", "\\"), (path, prefix) => {
      const decision = visit(`/${prefix}${path}`);
      if (decision.kind === "pass") return;
      expect(decision.to).toMatch(/^\/(?![/\\])/);
      expect(visit(decision.to)).toEqual({ kind: "pass" });
    }),
  );
});
