import { once } from "node:events";
import { SMTPServer } from "smtp-server";

export interface Delivered {
  to: string;
  from: string;
}

/** A mail server in this process. `onMail` decides over each mail once it has come whole: kept, and answered. */
export async function startMailbox(onMail: (mail: Delivered) => Promise<{ isKept: boolean; isAnswered: boolean }>) {
  const delivered: Delivered[] = [];
  const smtp = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ["STARTTLS", "AUTH"], logger: false },
    async onData(stream, { envelope }, done) {
      stream.resume();
      await once(stream, "end");
      const mail = { to: envelope.rcptTo[0]?.address ?? "", from: envelope.mailFrom ? envelope.mailFrom.address : "" };
      const { isKept, isAnswered } = await onMail(mail);
      if (isKept) delivered.push(mail);
      if (isAnswered) done();
    },
  });
  // Whoever is killed breaks off.
  smtp.on("error", () => {});
  const listening = smtp.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    delivered,
    stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
}
