import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { trackVersion } from '#bridge/calls/track/reported-events.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { signatureOf } from '#gateway/services/track/track-keys.ts';
import type { ShellClient } from './shell-client.ts';

type Report = RequestOf<typeof calls.reportEvents>;
type Reported = Report['events'][number];

/** What a shell reports of one event. */
export const reportedEvent: Reported = {
  number: 1,
  ago: 0,
  app: 'alpha',
  name: 'roster.filtered',
  properties: { by: 'organ', rows: 20, again: false },
};

/** A report of events as a browser signs it, with the key of its company. */
export async function signedReport(
  browser: ShellClient,
  ...events: readonly Partial<Reported>[]
): Promise<Report> {
  const appCode = 'APP12';
  const { answer } = await browser.call(calls.trackKey, { appCode });
  if (!answer.result) throw new Error(`There is no key: ${answer.msg}`);
  const { date, key } = answer.result;
  const nonce = uuid7();
  return {
    appCode,
    date,
    nonce,
    runId: uuid7(),
    version: trackVersion,
    sign: signatureOf({ appCode, date, nonce, key }),
    events: events.map((one, number) => ({ ...reportedEvent, number, ...one })),
  };
}
