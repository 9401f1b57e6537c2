import { expect, test } from "vitest";
import { startS3Server } from "../../../../tests/support/s3-server.ts";
import { checkBucket } from "./file-checks.ts";

test("tries a bucket and leaves nothing in it", async () => {
  const s3 = await startS3Server();
  expect(await checkBucket(s3.settings)).toEqual([{ status: "ok", text: expect.stringContaining(s3.settings.url) }]);
  expect(s3.objects.size).toBe(0);
  const [finding] = await checkBucket({ ...s3.settings, secret_access_key: "other" });
  expect(finding).toEqual({ status: "problem", text: expect.stringContaining("SignatureDoesNotMatch") });
  expect(await checkBucket(null)).toEqual([]);
  await s3.stop();
});
