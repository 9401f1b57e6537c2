import * as v from "valibot";
import { showMyself } from "#domain/staff/members/show-myself.ts";
import type { Operation } from "../http/operation.ts";
import { deskOperation } from "./desk-operation.ts";

const showMe = deskOperation({
  id: "showMyself",
  method: "GET",
  path: "/desk/me",
  summary: "Who is signed in at the desk, and what they may do",
  answer: { status: 200, schema: v.looseObject({}) },
  handle: async (context) => showMyself(context),
});

export const MYSELF_OPERATIONS: readonly Operation[] = [showMe];
