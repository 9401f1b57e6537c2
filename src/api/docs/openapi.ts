import { toJsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema, ObjectEntries, ObjectSchema } from "valibot";
import { typedFieldsSchema } from "#domain/listings/fields/typed-fields.ts";
import type { Operation } from "../http/operation.ts";
import type { ProblemStatus } from "../http/problem.ts";
import { OPERATIONS } from "../operations.ts";
import { listingSchema } from "../rest/response-schemas.ts";

type Json = Record<string, unknown>;

const REASONS: Record<ProblemStatus, string> = {
  400: "The URL or the body is malformed; the body must be a UTF-8 JSON object.",
  401: "Not signed in.",
  403: "Not allowed.",
  404: "Not found.",
  405: "Method not allowed.",
  408: "Sending the body took too long.",
  409: "Conflicts with the current state.",
  410: "No longer available.",
  413: "The body is over one megabyte.",
  414: "The URL is too long.",
  415: "The body isn't application/json.",
  419: "The CSRF token is missing, wrong or expired, or the call comes from another site.",
  421: "Not the host of this site.",
  422: "Validation error; `errors` has the messages by field.",
  423: "Locked; it can't be changed now.",
  429: "Too many calls; retry after `Retry-After`.",
  500: "Internal error.",
  503: "The database is unavailable or the queue is full; retry after `Retry-After`.",
};

/** Returns the OpenAPI 3.1 description, generated from the served operations. */
export function buildOpenApi(): Json {
  const paths: Record<string, Json> = structuredClone({ ...SESSION_PATHS, ...PROBE_PATHS });
  for (const operation of OPERATIONS) {
    const path = `/api${operation.path}`;
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describeOperation(operation) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Handover",
      version: "1",
      description:
        "Before a call that changes something, `GET /api/csrf-cookie` and send the cookie `XSRF-TOKEN` back in the header `X-XSRF-TOKEN`. With `Precognition: true` a call is only checked. Amounts are in major units, times in UTC.",
    },
    paths,
    components: {
      schemas: { Problem: PROBLEM, ValidationProblem: VALIDATION_PROBLEM, ...getComponentSchemas() },
      securitySchemes: { token: { type: "apiKey", in: "header", name: "X-XSRF-TOKEN" } },
    },
  };
}

function describeOperation(operation: Operation): Json {
  const { id, tag, summary, body, required = [], response, accepted, method } = operation;
  const success = {
    description: summary,
    ...(response.status !== 204 && toContent(response)),
  };
  return {
    operationId: id,
    tags: [tag],
    summary,
    parameters: getParameters(operation),
    ...(body && { requestBody: toJsonContent({ ...getSchema(body), required }) }),
    responses: {
      [response.status]: success,
      ...(accepted && { 202: { description: accepted.description, ...toContent(accepted) } }),
      ...getProblemResponses(operation),
    },
    ...(method !== "GET" && { security: [{ token: [] }] }),
  };
}

function toContent({ schema, content_type }: { schema: GenericSchema; content_type?: string }): Json {
  if (!content_type) return toJsonContent(getSchema(schema));
  return { content: { [content_type]: { schema: { type: "string", format: "binary" } } } };
}

function getProblemResponses({ method, body, who, problems = [] }: Operation): Json {
  const statuses = new Set<ProblemStatus>([...problems, 400, 429, 500, 503]);
  if (who) statuses.add(401);
  if (method !== "GET") statuses.add(419);
  if (body) for (const status of [413, 415, 422] as const) statuses.add(status);
  const sorted = [...statuses].sort((a, b) => a - b);
  return Object.fromEntries(
    sorted.map((status) => {
      const name = status === 422 ? "ValidationProblem" : "Problem";
      return [status, { description: REASONS[status], ...toJsonContent({ $ref: `#/components/schemas/${name}` }) }];
    }),
  );
}

function getParameters({ params = {}, query, idempotent }: Operation): Json[] {
  const inPath = Object.entries(params).map(([name, description]) => ({
    name,
    in: "path",
    required: true,
    description,
    schema: { type: "string" },
  }));
  const entries = (query as ObjectSchema<ObjectEntries, undefined> | undefined)?.entries ?? {};
  const inQuery = Object.entries(entries).map(([name, schema]) => ({
    name,
    in: "query",
    required: schema.type !== "optional",
    schema: getSchema(schema),
  }));
  const numbered = {
    name: "Idempotency-Key",
    in: "header",
    description: "Calls with the same key run once and get the same response.",
    schema: { type: "string", pattern: "^[\\x21-\\x7e]{1,200}$" },
  };
  return [...inPath, ...inQuery, ...(idempotent ? [numbered] : [])];
}

/**
 * Returns the JSON Schema of a request or response. Our schemas only normalize text, so constraints on the output also
 * hold for the input. A check's code selects its `format`.
 */
function getSchema(schema: GenericSchema, definitions: Record<string, GenericSchema> = COMPONENTS): Json {
  const {
    $schema: _,
    $defs: __,
    ...written
  } = toJsonSchema(schema, {
    target: "draft-2020-12",
    errorMode: "ignore",
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    definitions,
    overrideAction: ({ valibotAction, jsonSchema }) =>
      "message" in valibotAction && valibotAction.message === "email" ? { ...jsonSchema, format: "email" } : undefined,
  }) as Json;
  return written;
}

/** Response schemas that several calls share. */
const COMPONENTS = { Listing: listingSchema, ListingFields: typedFieldsSchema };

function getComponentSchemas(): Json {
  return Object.fromEntries(Object.entries(COMPONENTS).map(([name, schema]) => [name, getSchema(schema, {})]));
}

function toJsonContent(schema: Json): Json {
  return { content: { "application/json": { schema } } };
}

const problemKeys = {
  message: { type: "string" },
  type: { type: "string" },
  title: { type: "string" },
  status: { type: "integer" },
  detail: { type: "string" },
};

const PROBLEM: Json = { type: "object", properties: problemKeys, required: Object.keys(problemKeys) };

const VALIDATION_PROBLEM: Json = {
  type: "object",
  properties: {
    ...problemKeys,
    errors: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
  },
  required: [...Object.keys(problemKeys), "errors"],
};

/** Health probes for operators, exempt from rate limits. */
const PROBE_PATHS: Record<string, Json> = {
  "/api/healthz": {
    get: {
      operationId: "getHealth",
      tags: ["Probes"],
      summary: "Returns whether the process is alive",
      responses: { 200: { description: "The process is alive.", ...toJsonContent({ type: "object" }) } },
    },
  },
  "/api/readyz": {
    get: {
      operationId: "getReadiness",
      tags: ["Probes"],
      summary: "Returns whether the site can serve visitors",
      responses: {
        200: { description: "The site is ready.", ...toJsonContent({ type: "object" }) },
        503: { description: "The site isn't ready.", ...toJsonContent({ type: "object" }) },
      },
    },
  },
  "/api/metrics": {
    get: {
      operationId: "getMetrics",
      tags: ["Probes"],
      summary: "Metrics in the text format of Prometheus",
      description: "Needs `METRICS_TOKEN` as a bearer token, or without one configured a call from this machine.",
      responses: {
        200: { description: "The metrics.", content: { "text/plain": { schema: { type: "string" } } } },
        401: { description: "The bearer token is missing or wrong." },
        403: { description: "Without a token, only calls from this machine are allowed." },
      },
    },
  },
};

const SESSION_PATHS: Record<string, Json> = {
  "/api/csrf-cookie": {
    get: {
      operationId: "takeToken",
      tags: ["Session"],
      summary: "Sets the cookie XSRF-TOKEN",
      responses: { 204: { description: "The cookie is set." } },
    },
  },
  "/api/challenge": {
    get: {
      operationId: "takeChallenge",
      tags: ["Session"],
      summary: "Returns a challenge to solve before a form is sent",
      responses: {
        200: {
          description: "An ALTCHA 2 challenge, or for reCAPTCHA the provider and site key.",
          ...toJsonContent({ type: "object" }),
        },
      },
    },
  },
};
