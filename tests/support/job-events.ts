import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { noticeEvents } from '#bridge/calls/message/calls.ts';
import type { TestGateway } from './gateway.ts';
import type { ShellClient } from './shell-client.ts';

/** The stream of events of a browser window, and what arrived on it about jobs. */
export interface JobEvents {
  /** `own` or `others` for each event so far. */
  jobs(): string[];
  close(): void;
}

/** Opens the stream of events of a browser that is signed in at a gateway that listens on a port. */
export async function openJobEvents(
  { settings }: TestGateway,
  browser: ShellClient,
): Promise<JobEvents> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { host } = new URL(settings.publicOrigin);
  const headers = { host, cookie, 'sec-fetch-site': 'same-origin' };
  const sent = get({ host: '127.0.0.1', port: settings.port, path: noticeEvents, headers });
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  let text = '';
  answer?.setEncoding('utf8').on('data', (piece) => {
    text += piece;
  });
  return {
    jobs: () => [...text.matchAll(/^event: jobs\ndata: (.*)$/gm)].map(([, data = '']) => data),
    close: () => sent.destroy(),
  };
}
