import { calls } from '#bridge/calls/index.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { recordCalls } from '#bridge/calls/record/calls.ts';
import type { PartName } from '#bridge/calls/record/define.ts';
import { fieldErrors } from '#gateway/kernel/field-errors.ts';
import { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext, TenantHandler } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import {
  type AnyRules,
  type BoundRecord,
  gatherRecords,
  type Records,
  type TransitionGate,
} from '#gateway/record/binding.ts';
import { serveRecord } from '#gateway/record/serve.ts';
import { records } from '#gateway/services/records.ts';
import type { DemoGateway } from '../demo-gateway.ts';

/** Why a call was refused. */
export interface Refused {
  readonly code: string;
  readonly fields: readonly { readonly path: string; readonly issue: string }[];
}

/** Serves records that the gateway does not have, with the rights of its accounts. */
export class TrialBench {
  readonly records: Records;
  readonly #demo: DemoGateway;

  constructor(demo: DemoGateway, trials: readonly BoundRecord[], gate?: TransitionGate) {
    this.#demo = demo;
    this.records = gatherRecords([...records.all, ...trials], gate);
  }

  /** The same with other rules or another gate. */
  with(bound: BoundRecord, rules: AnyRules, gate?: TransitionGate): TrialBench {
    return new TrialBench(this.#demo, [{ ...bound, rules }], gate);
  }

  /** Speaks a part of a record as an account; its request and its result go through the schemas of the call. */
  async ask<Result>(
    account: string,
    { record }: Pick<BoundRecord, 'record'>,
    part: PartName,
    request: unknown,
  ): Promise<Result> {
    const made = recordCalls(record) as unknown as Readonly<Record<string, AnyCall>>;
    const call = made[part];
    const bound = this.records.find(record.name);
    if (call === undefined || bound === undefined) throw new Error(`${record.name} has no ${part}`);
    const served = serveRecord(record.name, { [part]: call }, bound, () => this.records);
    const [handler] = Object.values<TenantHandler<AnyCall>>(served);
    return this.run(account, call.effect, async (context) => {
      const parsed = call.request.safeParse(request);
      if (!parsed.success) {
        throw new RefusedError('badInput', { fields: fieldErrors(parsed.error.issues, request) });
      }
      const prepared = handler?.prepare ? await handler.prepare(parsed.data) : parsed.data;
      const result = await handler?.handle(context, prepared);
      return (result instanceof FileAnswer ? result : call.result.parse(result)) as Result;
    });
  }

  /** The same for what must be refused. */
  async refuse(
    account: string,
    bound: Pick<BoundRecord, 'record'>,
    part: PartName,
    request: unknown,
  ): Promise<Refused> {
    try {
      await this.ask(account, bound, part, request);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      return { code: error.codeName, fields: error.detail.fields ?? [] };
    }
    throw new Error(`${bound.record.name}.${part} is not refused`);
  }

  /** Runs what a handler does as an account, in one transaction. */
  async run<Result>(
    account: string,
    mode: 'read' | 'write',
    body: (context: CallContext) => Promise<Result>,
  ): Promise<Result> {
    const session = await this.#demo.ask(account, calls.currentSession, {});
    return this.runAs({ tenantId: session.tenant.id, accountId: session.user.id }, mode, body);
  }

  /** The same for one who has not signed in. */
  runAs<Result>(
    place: { readonly tenantId: string; readonly accountId: string },
    mode: 'read' | 'write',
    body: (context: CallContext) => Promise<Result>,
  ): Promise<Result> {
    const { gateway } = this.#demo;
    return gateway.database.withTransaction(place, mode, async (database) =>
      body({
        ...place,
        locale: 'en',
        requestId: 'trial',
        caller: 'shell',
        rights: await gateway.services.rights.read(database, place.tenantId, place.accountId),
        database,
        apps: gateway.services.apps().of(place.tenantId),
        portalOrigin: gateway.settings.publicOrigin,
        now: gateway.clock.now,
        record: () => undefined,
      }),
    );
  }
}
