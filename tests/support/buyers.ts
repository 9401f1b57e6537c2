import type { Hono } from "hono";
import type { ApiCalls } from "#api/http/api-calls.ts";

/** A valid registration. */
export const PAT = {
  first_name: "Pat",
  last_name: "Rivera",
  email: "pat@buyers.example.com",
  password: "four quiet herons",
  phone_country: "US",
  phone_dial_code: "+1",
  phone_number: "(813) 555-0142",
  privacy_terms: true,
};

interface Body {
  token: string;
  message: string;
  errors: Record<string, string[]>;
  user: Record<string, unknown> & { token: string };
}

/** Returns browsers for an API. Each stores its cookies and gets a CSRF token before every call. */
export function getBrowsers(api: Hono<ApiCalls>) {
  return () => createBrowser(api);
}

function createBrowser(api: Hono<ApiCalls>) {
  const jar = new Map<string, string>();
  const save = (answer: Response): Response => {
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0/.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  const getCookieHeader = () => ({ Cookie: [...jar].map((pair) => pair.join("=")).join("; ") });
  const send = async (path: string, method: string, body?: unknown, headers: Record<string, string> = {}) => {
    save(await api.request("/csrf-cookie", { headers: getCookieHeader() }));
    return save(
      await api.request(path, {
        method,
        headers: {
          ...getCookieHeader(),
          "X-XSRF-TOKEN": jar.get("XSRF-TOKEN") ?? "",
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  };
  const sendJson = async (path: string, method: string, body?: unknown, headers?: Record<string, string>) => {
    const answer = await send(path, method, body, headers);
    return { status: answer.status, body: (answer.status === 204 ? {} : await answer.json()) as Body };
  };
  const getUserByToken = async (token: string) => {
    const query = "query($token:String!){getUserByToken(token:$token){email loginAttributes{platform attribute_name}}}";
    const { body } = await sendJson("/graphql", "POST", { query, variables: { token } });
    const { data, errors } = body as never as {
      data: { getUserByToken: { email: string } };
      errors?: { message: string }[];
    };
    return errors?.[0]?.message ?? data.getUserByToken.email;
  };
  return { jar, send, sendJson, getUserByToken };
}
