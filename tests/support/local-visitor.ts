import { once } from "node:events";
import { type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface LocalAnswer {
  status: number | undefined;
  headers: IncomingMessage["headers"];
  bytes: Buffer;
}

/** Visits a server of this process as `localhost:3000`. */
export function createLocalVisitor(server: Server) {
  const getAddress = () => ({ port: (server.address() as AddressInfo).port, host: "127.0.0.1" });
  return {
    async visit(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<LocalAnswer> {
      const hosted = { Host: "localhost:3000", ...headers };
      const sent = request({ ...getAddress(), path, method, headers: hosted }).end();
      const [answer] = (await once(sent, "response")) as [IncomingMessage];
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      return { status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(chunks) };
    },
    /** Requests the home page under several host names at once. */
    async visitAs(...hosts: string[]): Promise<{ status: number | undefined }> {
      const headers = hosts.flatMap((host) => ["Host", host]);
      const [answer] = (await once(request({ ...getAddress(), headers }).end(), "response")) as [IncomingMessage];
      answer.resume();
      return { status: answer.statusCode };
    },
  };
}
