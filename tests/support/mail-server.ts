import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/**
 * Stage of a delivery at which the server fails: on connecting, at the sender, at a recipient, or after the whole
 * message.
 */
export type Stage = "connect" | "sender" | "recipient" | "content";

/**
 * How it fails: responds with a code, or with a code and text (`550 no such mailbox`), drops the connection, or stays
 * silent until it is stopped.
 */
type Trouble = number | `${number} ${string}` | "drop" | "silence";

export interface MailServer {
  /** Value for `SMTP_URL`. */
  url: string;
  /** Accepted emails, in order. */
  mails: Email[];
  /** Number of connections so far. */
  connections: number;
  /** Makes the next deliveries fail at a stage, one failure each, before any succeeds. */
  next(stage: Stage, ...troubles: Trouble[]): void;
  stop(): Promise<void>;
}

type Session = { id: string };
type Done = (error?: Error | null) => void;

/**
 * Starts a mail server in this process that stores what it receives. Pass `port` to restart one at the same address.
 */
export async function startMailServer(port = 0): Promise<MailServer> {
  const troubles: Record<Stage, Trouble[]> = { connect: [], sender: [], recipient: [], content: [] };
  const getConnections = () => smtp.connections as Set<{ id: string; _socket: { destroy(): void } }>;
  const handleStage = (stage: Stage, { id }: Session, done: Done): void => {
    const trouble = troubles[stage].shift();
    if (trouble === "silence") return;
    if (trouble === "drop") for (const one of getConnections()) if (one.id === id) one._socket.destroy();
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
      handleStage("connect", session, done);
    },
    onMailFrom: (_address, session, done) => handleStage("sender", session, done),
    onRcptTo: (_address, session, done) => handleStage("recipient", session, done),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", async () => {
        const mail = await PostalMime.parse(Buffer.concat(parts));
        handleStage("content", session, (error) => {
          if (!error) server.mails.push(mail);
          done(error);
        });
      });
    },
  });
  // Connections dropped on purpose emit errors.
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
