import { expect, test } from "vitest";
import { EDITIONS } from "#editions/countries.ts";
import { parsePortraitPath } from "#illustrations/portraits/portrait-path.ts";
import { createDemoNetwork } from "../networks/demo-network.ts";
import { createTeamRows } from "./team-rows.ts";

const { offices, names } = createDemoNetwork(EDITIONS.US);
const teams = offices.map((office, position) =>
  createTeamRows(
    office,
    position + 1,
    office.agents.map((_, index) => 1000 * position + index),
    position,
    names,
    "given_first",
  ),
);
const everyone = teams.flat();

test("an office's team is its agents in order and one or two support staff", () => {
  for (const [position, team] of teams.entries()) {
    const agents = offices[position]?.agents ?? [];
    expect(team.slice(0, agents.length).map(({ agent_id }) => agent_id)).toEqual(
      agents.map((_, index) => 1000 * position + index),
    );
    const others = team.slice(agents.length);
    expect(others.every(({ agent_id }) => agent_id === null)).toBe(true);
    expect([1, 2]).toContain(others.length);
    expect(team.map(({ position: place }) => place)).toEqual(team.map((_, index) => index));
    expect(team[0]?.show_on_website).toBe(true);
  }
});

test("some members are hidden, and some contact details are missing", () => {
  const hidden = everyone.filter(({ show_on_website }) => !show_on_website).length;
  expect(hidden).toBeGreaterThan(3);
  expect(hidden / everyone.length).toBeLessThan(0.12);
  for (const flag of ["email_public", "mobile_public", "telephone_public"] as const)
    expect(new Set(everyone.map((member) => member[flag]))).toEqual(new Set([true, false]));
});

test("every member has a portrait, a reserved address and unassigned numbers", () => {
  for (const { avatar, email, mobile_e164, telephone_number } of everyone) {
    expect(parsePortraitPath(avatar ?? "")).toMatch(/^[a-z]/);
    expect(email).toMatch(/@example\.com$/);
    expect(mobile_e164).toMatch(/^\+1\d{3}55501\d\d$/);
    expect(telephone_number).toMatch(/^\(\d{3}\) 555-01\d\d$/);
  }
});
