import { calls } from '#bridge/calls/index.ts';
import { idCheckCharacter } from '#bridge/calls/joyhr/id-number.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { fieldSchema } from './request-maker.ts';
import type { ShellClient } from './shell-client.ts';

/** A day on which the swept organisation changes. */
const planned = '2199-01-01';

const first = { from: '2198-01-01' };
const digits = '11010519900307233';

/** What requests about organisations and people of the directory always say. */
export const sweptOrganRequests: Readonly<Record<string, Record<string, unknown>>> = {
  [calls.addOrgan.name]: { code: '', name: 'beside', leaderId: null, ...first },
  [calls.changeOrgan.name]: first,
  [calls.moveOrgan.name]: first,
  [calls.checkOrganOpening.name]: { openedOn: '2026-01-01' },
  [calls.correctOrganOpening.name]: { openedOn: '2026-01-02', along: false },
  [calls.closingOrgan.name]: { on: '2198-01-01' },
  [calls.closeOrgan.name]: { on: '2200-12-31' },
  [calls.cancelOrganChange.name]: { on: planned, kind: 'change' },
  // A sheet names rows by what they are called, never by an id.
  [calls.importOrgans.name]: {
    mode: 'check',
    file: new File(['Code,Name,Kind\r\nSWEPT-1,swept by a sheet,Company'], 'organs.csv'),
  },
  [calls.idNumberInfo.name]: { idNumber: `${digits}${idCheckCharacter(digits)}` },
};

/** Adds an organisation that is empty, with a plan to cancel: what is done to it stops no other call. */
export async function addSweptOrgan(admin: ShellClient): Promise<string> {
  const [root] = (await admin.call(calls.organTree, {})).answer.result ?? [];
  const parentId = root?.id ?? '';
  const made = await admin.call(calls.addOrgan, {
    parentId,
    name: 'swept',
    kind: 'team',
    from: '2026-01-01',
  });
  const { id = '' } = made.answer.result ?? {};
  await admin.call(calls.changeOrgan, {
    organId: id,
    version: 1,
    from: planned,
    name: 'swept then',
  });
  return id;
}

/**
 * Nothing goes below itself or before itself: without another own organisation it goes to the top, and last. A list of
 * organisations that holds none of the other company holds the swept one.
 */
export async function aboutSweptOrgan(
  browser: ShellClient,
  call: AnyCall,
  request: Record<string, unknown>,
  swept: string,
): Promise<Record<string, unknown>> {
  if (fieldSchema(call, 'organIds') !== undefined) {
    return { ...request, organIds: request.organIds ?? [swept] };
  }
  if (!call.name.startsWith('ums.organ.')) return request;
  const turned = Object.entries(request).map(([field, value]) => [
    field,
    field !== 'organId' && value === swept ? null : value,
  ]);
  const fields = Object.fromEntries(turned);
  if (!('version' in request)) return fields;
  const organId = String(request.organId);
  const { answer } = await browser.call(calls.organDetail, { organId });
  return { ...fields, version: answer.result?.version ?? request.version };
}
