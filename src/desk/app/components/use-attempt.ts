import { useNotify } from "ra-core";

/** Returns a function that does some work and shows the message of its error, if there is one. */
export function useAttempt() {
  const notify = useNotify();
  return async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      notify((error as Error).message, { type: "error" });
    }
  };
}
