import { expect, test } from 'vitest';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import type { TenantHandler } from '#gateway/kernel/handler.ts';
import type { BoundRecord } from '#gateway/record/binding.ts';
import { serveRecord } from '#gateway/record/serve.ts';
import { referencesOf } from '#gateway/record/targets/targets.ts';
import { records } from '#gateway/services/records.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { StatementCounter } from '#tests/support/records/count-statements.ts';
import { callOf } from '#tests/support/records/record-bench.ts';
import { TrialBench } from '#tests/support/records/trial-bench.ts';
import { recordsInQuestion } from '#tests/support/records-in-question.ts';

/** Roles, where the caller works and what lies below, custom fields; the ids, the count, the rows. */
const usual = 4 + 3;

eachDemo('the statements behind one page of a record', (current) => {
  const statementsOf = (bound: BoundRecord, rows: number): Promise<number> => {
    const call = callOf(bound, 'page');
    const served = serveRecord(bound.record.name, { page: call }, bound, () => records);
    const [handler] = Object.values<TenantHandler<AnyCall>>(served);
    return new TrialBench(current(), []).run('hr', 'read', async (context) => {
      const counter = new StatementCounter();
      const request = call.request.parse({ rows });
      await handler?.handle(counter.over(context), request);
      return counter.count;
    });
  };

  test.each(recordsInQuestion().map((bound) => [bound.record.name, bound] as const))(
    'of %s are no more for 50 rows than for 10',
    async (_, bound) => {
      const few = await statementsOf(bound, 10);
      const many = await statementsOf(bound, 50);
      // A longer page may tell the count itself.
      expect(many).toBeLessThanOrEqual(few);
      const files = Object.values(bound.record.fields).some(({ kind }) => kind === 'file') ? 1 : 0;
      const computed = bound.rules.computed === undefined ? 0 : 2;
      // Own fields of an employee use lists of the company: one statement reads them.
      const lists = bound.record.name === 'employeeDetail' ? 1 : 0;
      const references = referencesOf({ bound }).size;
      expect(few).toBeLessThanOrEqual(usual + references + files + computed + lists);
      expect(few).toBeGreaterThan(2);
    },
  );
});
