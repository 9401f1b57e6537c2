import { expect, test } from "vitest";
import { openTestContext } from "../../../../../tests/support/context.ts";
import { openDeskFixture } from "../../../../../tests/support/desk/desk-fixture.ts";
import { findAgent } from "../find-agent.ts";
import { editAgent, findEditedAgent, toProfile } from "./edit-agent.ts";

const context = await openTestContext();
const fixture = await openDeskFixture(context);
const agent = { ...context, viewer: fixture.staff.agent };

test("a visitor sees an agent's saved profile at once, also after having read the earlier one", async () => {
  const { slug } = await context.db
    .selectFrom("agents")
    .select("slug")
    .where("id", "=", fixture.agents.own)
    .executeTakeFirstOrThrow();
  const before = await findAgent(context, slug);
  const { version } = await findEditedAgent(agent, fixture.agents.own, "agent.write");
  const profile = toProfile({ role: "Restaurant broker", about: "I ran a bakery.", email: "own@agents.test" });
  await editAgent(agent, fixture.agents.own, { ...profile, version });
  const after = await findAgent(context, slug);
  expect(after.agent).toMatchObject({ role: "Restaurant broker", about: "I ran a bakery.", email: "own@agents.test" });
  expect(before.agent.about).not.toBe("I ran a bakery.");
});
