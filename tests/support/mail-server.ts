import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** Where in a mail's delivery a server gives trouble: as it greets, at the sender, at the recipient, or once it has the whole mail. */
export type Stage = "connect" | "sender" | "recipient" | "content";

/** What it does there: answers with a code, or with a code and words (`550 no such mailbox`), drops the connection, or says nothing until it is stopped. */
type Trouble = number | `${number} ${string}` | "drop" | "silence";

export interface MailServer {
  /** For `SMTP_URL`. */
  url: string;
  /** What has been taken, in order. */
  mails: Email[];
  /** How many have connected so far. */
  connections: number;
  /** Gives trouble to the next who come to a stage, one after the other, before it takes any. */
  next(stage: Stage, ...troubles: Trouble[]): void;
  stop(): Promise<void>;
}

type Session = { id: string };
type Done = (error?: Error | null) => void;

/** A mail server in this process that keeps what it is sent. `port` to come back where another one stood. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const troubles: Record<Stage, Trouble[]> = { connect: [], sender: [], recipient: [], content: [] };
  const connections = () => smtp.connections as Set<{ id: string; _socket: { destroy(): void } }>;
  const pass = (stage: Stage, { id }: Session, done: Done): void => {
    const trouble = troubles[stage].shift();
    if (trouble === "silence") return;
    if (trouble === "drop") for (const one of connections()) if (one.id === id) one._socket.destroy();
    if (trouble === "drop") return;
    const [, code = trouble, words = "not now"] = /^(\d{3}) (.*)$/.exec(String(trouble)) ?? [];
    done(trouble === undefined ? null : Object.assign(new Error(words), { responseCode: Number(code) }));
  };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    closeTimeout: 100,
    onConnect(session, done) {
      server.connections += 1;
      pass("connect", session, done);
    },
    onMailFrom: (_address, session, done) => pass("sender", session, done),
    onRcptTo: (_address, session, done) => pass("recipient", session, done),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", async () => {
        const mail = await PostalMime.parse(Buffer.concat(parts));
        pass("content", session, (error) => {
          if (!error) server.mails.push(mail);
          done(error);
        });
      });
    },
  });
  // What is done to a connection here ends in errors that are meant.
  smtp.on("error", () => {});
  const listening = smtp.listen(port, "127.0.0.1");
  await once(listening, "listening");
  const server: MailServer = {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    mails: [],
    connections: 0,
    next: (stage, ...trouble) => troubles[stage].push(...trouble),
    stop: () => new Promise((resolve) => smtp.close(resolve)),
  };
  return server;
}
