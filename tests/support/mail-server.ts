import { once } from "node:events";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface MailServer {
  /** For `SMTP_URL`. */
  url: string;
  /** What has been taken, in order. */
  mails: Email[];
  /** How many have connected so far. */
  connections: number;
  /** Answers the next recipients with these codes, one each, before it takes any. */
  refuseNext(...codes: number[]): void;
  stop(): Promise<void>;
}

/** A mail server in this process that keeps what it is sent. */
export async function startMailServer(): Promise<MailServer> {
  const refusals: number[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onConnect(_session, done) {
      server.connections += 1;
      done();
    },
    onRcptTo(_address, _session, done) {
      const code = refusals.shift();
      done(code === undefined ? null : Object.assign(new Error("not now"), { responseCode: code }));
    },
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", async () => {
        server.mails.push(await PostalMime.parse(Buffer.concat(parts)));
        done();
      });
    },
  });
  const listening = smtp.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  const server: MailServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    mails: [],
    connections: 0,
    refuseNext: (...codes) => refusals.push(...codes),
    stop: () => new Promise((resolve) => smtp.close(resolve)),
  };
  return server;
}
