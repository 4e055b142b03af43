import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail as it arrived. */
export interface ArrivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and text, as they were sent. */
  readonly raw: string;
  /** The text alone, decoded. */
  readonly text: string;
}

/** A mail server that speaks SMTP (RFC 5321) and keeps what it gets. */
export interface MailServer {
  readonly port: number;
  readonly mails: readonly ArrivedMail[];
  /** What the next mail is refused with, such as `452 4.2.2 Full`; null takes it. */
  refuseNextWith: string | null;
  close(): void;
}

/** Starts one that wants this name and password. */
export async function openMailServer(user: string, password: string): Promise<MailServer> {
  const mails: ArrivedMail[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    converse(socket, Buffer.from(`\0${user}\0${password}`).toString('base64'), mails, state);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const state: { refuseNextWith: string | null } = { refuseNextWith: null };
  return Object.assign(state, {
    port: (server.address() as AddressInfo).port,
    mails,
    close: () => void server.close(),
  });
}

function converse(
  socket: Socket,
  credentials: string,
  mails: ArrivedMail[],
  state: { refuseNextWith: string | null },
): void {
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  let signedIn = false;
  let from = '';
  let to: string[] = [];
  let data: string[] | null = null;
  say('220 mail.test ESMTP');
  createInterface({ input: socket }).on('line', (line) => {
    if (data !== null) {
      if (line !== '.') return void data.push(line.replace(/^\./, ''));
      mails.push({ from, to, ...readMail(data) });
      data = null;
      to = [];
      return say('250 2.0.0 kept');
    }
    const [verb = ''] = line.toUpperCase().split(/[ :]/, 1);
    if (verb === 'EHLO') return say('250-mail.test\r\n250-AUTH PLAIN\r\n250 8BITMIME');
    if (verb === 'AUTH') {
      signedIn = line.endsWith(` ${credentials}`);
      return say(signedIn ? '235 2.7.0 welcome' : '535 5.7.8 wrong name or password');
    }
    if (verb === 'QUIT') return void socket.end('221 2.0.0 bye\r\n');
    if (!signedIn) return say('530 5.7.0 sign in first');
    if (verb === 'MAIL') {
      from = addressIn(line);
      return say('250 2.1.0 ok');
    }
    if (verb === 'RCPT') {
      const refusal = state.refuseNextWith;
      state.refuseNextWith = null;
      if (refusal !== null) return say(refusal);
      to.push(addressIn(line));
      return say('250 2.1.5 ok');
    }
    if (verb === 'DATA') {
      data = [];
      return say('354 go on');
    }
    return say('500 5.5.1 unknown');
  });
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? '';
}

function readMail(lines: readonly string[]): { raw: string; text: string } {
  const raw = lines.join('\n');
  const end = raw.indexOf('\n\n');
  const body = raw.slice(end + 2);
  const isBase64 = /^content-transfer-encoding: base64$/im.test(raw.slice(0, end));
  const isQuoted = /^content-transfer-encoding: quoted-printable$/im.test(raw.slice(0, end));
  if (isBase64) return { raw, text: Buffer.from(body, 'base64').toString('utf8') };
  return { raw, text: isQuoted ? unquote(body) : body };
}

function unquote(text: string): string {
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
