import { expect, test, vi } from "vitest";
import type { ApiResponse, CallOptions } from "./http-client.ts";
import { toRequestBody, validateField } from "./validate-field.ts";

const FIELDS = [
  { name: "name", type: "text", value: "Pat" },
  { name: "email", type: "email", value: "" },
  { name: "fields.business_name", type: "text", value: "Café" },
  { name: "fields.category", type: "select-one", value: "food-restaurants" },
  { name: "privacy_terms", type: "checkbox", value: "1", checked: true },
  { name: "sms_opt_in", type: "checkbox", value: "1", checked: false },
  { name: "rating", type: "radio", value: "5", checked: false },
  { name: "rating", type: "radio", value: "4", checked: true },
  { name: "rating", type: "radio", value: "3", checked: false },
  { name: "", type: "submit", value: "" },
];

test("sends a form in the shape of the request body", () => {
  expect(toRequestBody(FIELDS)).toEqual({
    name: "Pat",
    fields: { business_name: "Café", category: "food-restaurants" },
    privacy_terms: true,
    sms_opt_in: false,
    rating: 4,
  });
});

const createFakeHttp = (errors: Record<string, string[]> | null) => ({
  post: vi.fn(async (_path: string, _body?: object, options: CallOptions = {}) => {
    const response: ApiResponse = { status: errors ? 422 : 204, headers: new Headers(), data: { errors } };
    return errors ? options.onValidationError?.(response) : response;
  }),
});

test("returns a field's errors once the other required fields are known", async () => {
  const http = createFakeHttp({ name: ["Enter your name"] });
  expect(await validateField("/api/enquiries", FIELDS, { type: "contact" }, "name", http.post)).toEqual([
    "Enter your name",
  ]);
  expect(http.post).toHaveBeenCalledWith(
    "/api/enquiries",
    expect.objectContaining({ type: "contact", name: "Pat" }),
    expect.objectContaining({ precognitive: true, only: ["name"] }),
  );
});

test("returns no errors for a valid field", async () => {
  expect(await validateField("/api/enquiries", FIELDS, {}, "name", createFakeHttp(null).post)).toEqual([]);
});

test("returns null without an error when the server is unreachable", async () => {
  const post = () => Promise.reject(new Error("offline"));
  expect(await validateField("/api/enquiries", FIELDS, {}, "name", post)).toBeNull();
});
