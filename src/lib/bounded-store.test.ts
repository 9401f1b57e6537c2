import { expect, test } from "vitest";
import fc from "../../tests/support/generated.ts";
import { BoundedStore } from "./bounded-store.ts";

const toKeys = (store: BoundedStore<string, unknown>): string[] => [...store.listEntries()].map(([key]) => key);

test("evicts the least recently used page first", () => {
  const store = new BoundedStore<string, string>(64);
  for (const key of ["a", "b", "c", "d"]) store.set(key, key, 4);
  for (let filler = 0; filler < 14; filler++) store.set(`filler ${filler}`, "", 4);
  expect(toKeys(store)).not.toContain("a");
  expect(toKeys(store)).not.toContain("b");
  expect(store.peek("c")).toBe("c");
});

test("keeps popular pages through a flood of addresses requested once", () => {
  const store = new BoundedStore<string, string>(1_000);
  store.set("/", "home", 50);
  store.get("/");
  for (let n = 0; n < 10_000; n++) store.set(`/?q=${n}`, "flood", 50);
  expect(store.peek("/")).toBe("home");
  expect(store.bytes).toBeLessThanOrEqual(1_000);
});

test("evicts formerly popular pages in favor of currently popular ones", () => {
  const store = new BoundedStore<string, string>(1_000);
  for (let n = 0; n < 100; n++) {
    store.set(`/${n}`, "page", 50);
    store.get(`/${n}`);
  }
  expect(store.peek("/99")).toBe("page");
  expect(store.peek("/0")).toBeUndefined();
  expect(store.bytes).toBeLessThanOrEqual(1_000);
});

test("keeps the more recently used of two popular pages", () => {
  const store = new BoundedStore<string, string>(1_000);
  const read = (key: string) => {
    if (store.get(key) === undefined) store.set(key, "page", 50);
    store.get(key);
  };
  for (let n = 0; n < 16; n++) read(`/${n}`);
  read("/0");
  for (let n = 16; n < 20; n++) read(`/${n}`);
  for (let n = 0; n < 100; n++) store.set(`/?q=${n}`, "flood", 50);
  expect(store.peek("/0")).toBe("page");
  expect(store.peek("/1")).toBeUndefined();
});

test("does not store a page that is too large, and removes its old version", () => {
  const store = new BoundedStore<string, string>(1_600);
  store.set("/", "small", 100);
  store.set("/", "large", 101);
  expect(store.get("/")).toBeUndefined();
  expect(store.bytes).toBe(0);
});

test("counts the stored bytes exactly and stays within the limit after any operations", () => {
  const step = fc.record({
    act: fc.constantFrom("set", "get", "delete"),
    key: fc.constantFrom("a", "b", "c", "d", "e", "f"),
    bytes: fc.integer({ min: 1, max: 60 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const store = new BoundedStore<string, number>(960);
      for (const { act, key, bytes } of steps) {
        if (act === "set") store.set(key, bytes, bytes);
        else store[act as "get" | "delete"](key);
      }
      const sum = [...store.listEntries()].reduce((total, [, bytes]) => total + bytes, 0);
      expect(store.bytes).toBe(sum);
      expect(store.bytes).toBeLessThanOrEqual(960);
      expect(store.size).toBe(new Set(toKeys(store)).size);
    }),
  );
});
