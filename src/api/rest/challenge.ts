import type { Handler } from "hono";
import type { Captcha } from "#integrations/captcha.ts";
import { sendJson } from "../http/json-response.ts";

/** `GET /api/challenge`: returns the captcha that a browser solves before it sends a form. */
export function createChallenge(captcha: Captcha): Handler {
  return async (c) => sendJson(c, await captcha.createChallenge());
}
