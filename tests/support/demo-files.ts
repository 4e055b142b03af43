import { PNG } from 'pngjs';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { DemoGateway } from './demo-gateway.ts';
import type { ClientAnswer } from './shell-client.ts';

/** The least a PDF is known by. */
export const tinyPdf = '%PDF-1.4\n%%EOF\n';

/** A file as somebody chooses it. */
export function fileOf(name: string, content: string | Uint8Array<ArrayBuffer>): File {
  return new File([content], name);
}

/** A square picture with sides of so many pixels. */
export function pictureOf(side: number, name = 'me.png'): File {
  const png = PNG.sync.write(new PNG({ width: side, height: side }));
  return fileOf(name, new Uint8Array(png));
}

/** The employment of somebody of the demo, by name. */
export async function employmentOf(demo: DemoGateway, name: string): Promise<string> {
  const { rows } = await demo.ask('admin', calls.rosterPage, { keyword: name });
  const [row] = rows;
  if (row === undefined) throw new Error(`${name} is not in the demo`);
  return row.id;
}

/** The own employment of an account of the demo. */
export async function ownEmploymentOf(demo: DemoGateway, account: string): Promise<string> {
  const { answer } = await (await demo.browser(account)).call(calls.currentSession, {});
  return employmentOf(demo, answer.result?.user.realName ?? '');
}

/** Uploads a file to a record as an account. */
export async function uploadAs(
  demo: DemoGateway,
  account: string,
  request: RequestOf<typeof calls.uploadFile>,
): Promise<ClientAnswer<ResultOf<typeof calls.uploadFile>>> {
  return (await demo.browser(account)).call(calls.uploadFile, request);
}
