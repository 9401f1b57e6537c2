import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { m } from "#messages/messages.js";
import { ApiError, type ApiResponse, createHttpClient } from "./http/http-client.ts";
import { renewCsrfToken } from "./user-info/session.ts";

/* Loaded on demand: most visitors never use a passkey. */

type RequestOptions = Parameters<typeof startAuthentication>[0]["optionsJSON"];
type CreationOptions = Parameters<typeof startRegistration>[0]["optionsJSON"];

const http = createHttpClient();

/** Requests the challenge for this session's passkeys; null if its account has none or the server can't be reached. */
export async function requestChallenge(): Promise<RequestOptions | null> {
  try {
    // The sign-in may have started a session that the stored token doesn't belong to.
    await renewCsrfToken();
    const { data } = (await http.post("/api/passkeys/challenge")) as ApiResponse;
    return (data as { options: RequestOptions | null }).options;
  } catch {
    return null;
  }
}

/** Asks for a passkey. Returns its signed response as JSON; null if the person canceled or has none on this device. */
export async function signWithPasskey(optionsJSON: RequestOptions): Promise<string | null> {
  try {
    return JSON.stringify(await startAuthentication({ optionsJSON }));
  } catch {
    return null;
  }
}

/** Has the person create a passkey and stores it. Returns new recovery codes, if any, or what went wrong. */
export async function createPasskey(
  name: string,
  optionsJSON: CreationOptions,
): Promise<{ recovery_codes: string[] } | { message: string }> {
  const created = await startRegistration({ optionsJSON }).catch(() => null);
  if (!created) return { message: m.passkey_not_created() };
  try {
    const { data } = (await http.post("/api/account/passkeys", {
      name,
      passkey: JSON.stringify(created),
    })) as ApiResponse;
    return data as { recovery_codes: string[] };
  } catch (error) {
    const problem = error instanceof ApiError ? (error.response.data as { message?: string } | null) : null;
    return { message: problem?.message ?? m.error_later() };
  }
}
