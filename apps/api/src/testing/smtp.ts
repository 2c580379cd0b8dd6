import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface TestMailServer {
  url: string;
  /** What was taken, in order. */
  mails: ParsedMail[];
  /** Connections that were opened. */
  connections: number;
  close(): Promise<void>;
}

/** What a server answers to a recipient: nothing takes the mail, a code refuses it. */
export type Answer = (recipient: string) => number | undefined;

/** A real mail server on loopback, which takes what it is not told to refuse. */
export async function startMailServer(answer: Answer = () => undefined): Promise<TestMailServer> {
  const mails: ParsedMail[] = [];
  const counts = { connections: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect(_session, done) {
      counts.connections += 1;
      done();
    },
    onRcptTo({ address }, _session, done) {
      const responseCode = answer(address);
      done(responseCode === undefined ? null : Object.assign(new Error('No.'), { responseCode }));
    },
    onData(stream, _session, done) {
      simpleParser(stream).then(
        (mail) => {
          mails.push(mail);
          done();
        },
        (error: Error) => done(error),
      );
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    get connections() {
      return counts.connections;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
