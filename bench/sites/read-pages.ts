import { Agent, get, type IncomingMessage } from "node:http";

/** Sent by current browsers. */
const HEADERS = { "Accept-Encoding": "gzip, deflate, br, zstd" };

/** Reads pages one after the other over one connection. @throws if one is missing. */
export async function readPages(port: number, paths: readonly string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const path of paths) {
    const status = await getStatus(port, path, agent);
    if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
  }
  agent.destroy();
}

function getStatus(port: number, path: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const read = (answer: IncomingMessage): void => {
      answer.resume().once("end", () => resolve(answer.statusCode));
    };
    get({ port, path, agent, headers: HEADERS }, read).once("error", reject);
  });
}
