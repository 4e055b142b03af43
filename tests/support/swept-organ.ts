import { calls } from '#bridge/calls/index.ts';
import type { ShellClient } from './shell-client.ts';

/** A day on which the swept organisation changes. */
const planned = '2199-01-01';

/** What requests about the swept organisation always say. */
export const sweptOrganRequests: Readonly<Record<string, Record<string, unknown>>> = {
  [calls.addOrgan.name]: { code: '' },
  [calls.closingOrgan.name]: { on: '2198-01-01' },
  [calls.closeOrgan.name]: { on: '2200-12-31' },
  [calls.cancelOrganChange.name]: { on: planned, kind: 'change' },
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

/** Nothing goes below itself or before itself: without another own organisation it goes to the top, and last. */
export async function aboutSweptOrgan(
  browser: ShellClient,
  request: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const organId = String(request.organId);
  const { answer } = await browser.call(calls.organDetail, { organId });
  const turned = Object.entries(request).map(([field, value]) => [
    field,
    field !== 'organId' && value === organId ? null : value,
  ]);
  return { ...Object.fromEntries(turned), version: answer.result?.version ?? request.version };
}
