import { beforeEach, expect, test, vi } from "vitest";
import { RefusedCall } from "../http/http-client.ts";
import { noteSaved } from "./saved-listings.ts";
import { setSaved } from "./set-saved.ts";

vi.mock("./saved-listings.ts", () => ({ noteSaved: vi.fn() }));
const noted = vi.mocked(noteSaved);
beforeEach(() => noted.mockClear());

const answered = { put: vi.fn(async () => ({})), delete: vi.fn(async () => ({})) };
const refused = (status: number) => {
  const refuse = () => Promise.reject(new RefusedCall({ status, headers: new Headers(), data: null }));
  return { put: refuse, delete: refuse };
};

test("a listing is shown as saved at once, and stays so", async () => {
  expect(await setSaved("pizzeria-1", true, answered)).toBe("done");
  expect(answered.put).toHaveBeenCalledWith("/api/saved-listings/pizzeria-1", undefined);
  expect(noted.mock.calls).toEqual([["pizzeria-1", true]]);
});

test("one that is taken out is asked to be deleted", async () => {
  expect(await setSaved("pizzeria-1", false, answered)).toBe("done");
  expect(answered.delete).toHaveBeenCalledWith("/api/saved-listings/pizzeria-1");
});

test("where the server does not agree it is shown as it was", async () => {
  expect(await setSaved("pizzeria-1", true, refused(410))).toBe("failed");
  expect(noted.mock.calls).toEqual([
    ["pizzeria-1", true],
    ["pizzeria-1", false],
  ]);
});

test("who is no longer signed in is told apart from a failure", async () => {
  expect(await setSaved("pizzeria-1", true, refused(401))).toBe("signed-out");
});
