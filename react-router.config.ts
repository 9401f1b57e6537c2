import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/web",
  // scripts/build.mjs builds into a temporary folder, which is renamed when the build is complete.
  buildDirectory: process.env.BUILD_DIRECTORY ?? "build",
} satisfies Config;
