import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { type FormField, fieldOf } from '#bridge/calls/workflow/form.ts';
import type { Route, RouteNode } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { DemoGateway } from '../demo-gateway.ts';

/** What a form asks where a test does not care. */
export const usualFields: readonly FormField[] = [
  fieldOf({ id: 'why', nameZh: '事由', nameEn: 'Why', kind: 'text' }),
];

let serial = 0;

/** Publishes a form with a route, for everybody; resolves to its id. */
export async function publishForm(
  demo: DemoGateway,
  nodes: readonly RouteNode[],
  {
    fields = usualFields,
    bizType = null,
    ...route
  }: Partial<Omit<Route, 'nodes'>> & {
    readonly fields?: readonly FormField[];
    readonly bizType?: string | null;
  } = {},
): Promise<string> {
  serial += 1;
  const names = { nameZh: `测试表单${serial}`, nameEn: `Test form ${serial}` };
  const { id: definitionId } = await demo.ask('admin', calls.saveDefinition, {
    definitionId: null,
    record: null,
    ...names,
    bizType,
    draftRev: 0,
    form: { sections: [{ id: 'one', ...names, fields: [...fields] }] },
    route: { withdraw: 'running', ...route, nodes: [...nodes] },
  });
  await demo.ask('admin', calls.publishDefinition, { definitionId, draftRev: 1 });
  return definitionId;
}

/** Sends a form as an account; resolves to the approval. */
export async function sendForm(
  demo: DemoGateway,
  account: string,
  formId: string,
  more: Partial<RequestOf<typeof calls.formInstanceCreate>> = {},
): Promise<string> {
  const { approvalId } = await demo.ask(account, calls.formInstanceCreate, {
    event: 'resolve',
    formId,
    version: 1,
    values: {},
    chosen: {},
    hash: null,
    requestKey: uuid7(),
    ...more,
  });
  return approvalId ?? '';
}

/** Keeps a form as the draft of an account. */
export async function keepForm(
  demo: DemoGateway,
  account: string,
  draft: Pick<RequestOf<typeof calls.formInstanceCreate>, 'formId' | 'version' | 'values'>,
): Promise<void> {
  const rest = { chosen: {}, hash: null, requestKey: uuid7() };
  await demo.ask(account, calls.formInstanceCreate, { event: 'save', ...draft, ...rest });
}
