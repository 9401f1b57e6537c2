import { isIP } from "node:net";
import * as v from "valibot";

/* Schemas of settings. Each error message completes "PORT …". */

export const createUrlSchema = (protocols: string[], what: string) =>
  v.pipe(
    v.string(),
    v.check((textSchema) => URL.canParse(textSchema) && protocols.includes(new URL(textSchema).protocol), what),
  );

export const createTextSchema = (pattern: RegExp, what: string) => v.pipe(v.string(), v.regex(pattern, what));

export const port = v.pipe(
  v.string(),
  v.check(
    (textSchema) => /^\d{1,5}$/.test(textSchema) && Number(textSchema) <= 65_535,
    "must be a port between 0 and 65535",
  ),
  v.transform(Number),
);
export const host = v.pipe(
  v.string(),
  v.check(
    (textSchema) => isIP(textSchema) > 0 || /^[a-z0-9.-]+$/i.test(textSchema),
    "must be an address or a host name",
  ),
);
export const origin = v.pipe(
  createUrlSchema(["http:", "https:"], "must be an origin such as https://www.example.com"),
  v.check((textSchema) => {
    const parsed = URL.parse(textSchema);
    return parsed?.pathname === "/" && !parsed.search;
  }, "must be an origin without a path"),
  v.transform((textSchema) => new URL(textSchema).origin),
);
export const postgres = createUrlSchema(["postgres:", "postgresql:"], "must be a postgres:// address");
export const hostName = createTextSchema(
  /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i,
  "must be a comma-separated list of host names such as example.com",
);
export const days = v.pipe(createTextSchema(/^\d{1,5}$/, "must be a whole number of days"), v.transform(Number));
export const flag = v.pipe(
  v.picklist(["0", "1"], "must be 0 or 1"),
  v.transform((textSchema) => textSchema === "1"),
);
export const ratio = v.pipe(
  createTextSchema(/^(0(\.\d+)?|1(\.0+)?)$/, "must be a share between 0 and 1, such as 0.1"),
  v.transform(Number),
);
export const parseList = (item: v.GenericSchema<string, string>) =>
  v.pipe(
    v.string(),
    v.transform((textSchema) =>
      textSchema
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    ),
    v.array(item),
  );
export const cidr = v.pipe(
  v.string(),
  v.check((textSchema) => {
    const [address = "", bits = ""] = textSchema.split("/");
    const version = isIP(address);
    return (
      version > 0 && (textSchema === address || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
    );
  }, "must be a comma-separated list of addresses or CIDR ranges such as 10.0.0.0/8"),
);
/** As the Standard Webhooks specification writes secrets: 24 bytes or more in base64. */
export const webhookSecret = createTextSchema(
  /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/,
  'must be "whsec_" and at least 24 random bytes in base64',
);
export const secret = v.pipe(v.string(), v.minLength(32, "must have at least 32 characters"));
/** A bucket whose name and path have no characters that a signed request would have to encode. */
export const bucketUrl = v.pipe(
  createUrlSchema(["http:", "https:"], "must be an address such as https://s3.eu-west-1.amazonaws.com/bucket"),
  createTextSchema(
    /^https?:\/\/[^/@?#]+(\/[A-Za-z0-9][A-Za-z0-9._-]*)+\/?$/,
    "must have the bucket in its path, and no user or query: https://s3.eu-west-1.amazonaws.com/bucket",
  ),
);
