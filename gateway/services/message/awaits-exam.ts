import { type RawBuilder, sql } from 'kysely';
import { trainingFunctions } from '#bridge/calls/elephantstep/functions.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';

/**
 * Whether a message (`n`) asks the caller to sit an exam that they can sit and have not passed: it counts as read once
 * they have. A must-read has its countdown alone, since nothing can be done before it is confirmed.
 */
export function awaitsExam({ rights, now }: CallContext): RawBuilder<boolean> {
  if (rights.employmentId === null || !hasFunction(rights, trainingFunctions.learning)) {
    return sql<boolean>`false`;
  }
  const today = dayOf(now());
  return sql<boolean>`(n.must_read_seconds is null and exists (select from exam e
    where e.tenant_id = n.tenant_id and e.id = n.exam_id and e.removed_at is null
      and e.state = 'open' and (e.closes_on is null or e.closes_on >= ${today})
      and not exists (select from exam_attempt t where t.tenant_id = e.tenant_id
        and t.exam_id = e.id and t.employment_id = ${rights.employmentId} and t.passed)))`;
}
