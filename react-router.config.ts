import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/web",
  // A build is made beside the one being served and swapped in whole.
  buildDirectory: process.env.BUILD_DIRECTORY ?? "build",
} satisfies Config;
