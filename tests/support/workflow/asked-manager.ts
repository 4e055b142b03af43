import { calls } from '#bridge/calls/index.ts';
import { fieldOf } from '#bridge/calls/workflow/form.ts';
import { type StepNode, stepOf } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { DemoGateway } from '../demo-gateway.ts';

/** Publishes a form of one line whose route asks the manager of the demo; resolves to its id. */
export async function publishAskingManager(
  demo: DemoGateway,
  nameZh: string,
  step: Partial<StepNode> = {},
): Promise<string> {
  const manager = (await demo.ask('manager', calls.currentSession, {})).user.employmentId ?? '';
  const who = [{ kind: 'people' as const, ids: [manager] }];
  const { id: definitionId } = await demo.ask('admin', calls.saveDefinition, {
    definitionId: null,
    record: null,
    nameZh,
    nameEn: nameZh,
    draftRev: 0,
    form: {
      sections: [
        {
          id: 'one',
          nameZh,
          nameEn: nameZh,
          fields: [fieldOf({ id: 'why', nameZh, nameEn: 'Why', kind: 'text' })],
        },
      ],
    },
    route: {
      nodes: [stepOf({ id: 'one', name: 'one', who, ...step })],
      withdraw: 'running',
    },
  });
  await demo.ask('admin', calls.publishDefinition, { definitionId, draftRev: 1 });
  return definitionId;
}

/** Starts a request of it as an employee; resolves to its id. */
export async function startRequest(demo: DemoGateway, formId: string): Promise<string> {
  const { approvalId } = await demo.ask('staff', calls.formInstanceCreate, {
    event: 'resolve',
    formId,
    version: 1,
    values: {},
    chosen: {},
    hash: null,
    requestKey: uuid7(),
  });
  return approvalId ?? '';
}
