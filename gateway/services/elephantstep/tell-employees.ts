import type { CallContext } from '#gateway/kernel/handler.ts';
import { type NewNotice, sendNotices } from '#gateway/kernel/notices.ts';

/** What one employee is sent. */
interface EmployeeMessage {
  readonly employmentId: string;
  readonly texts: NewNotice['texts'];
}

/** Sends messages to employees, in the transaction of what they are about. Who has no account gets none. */
export async function tellEmployees(
  context: Pick<CallContext, 'database' | 'tenantId' | 'now'>,
  messages: readonly EmployeeMessage[],
  { route, author }: { readonly route: string; readonly author: string },
): Promise<void> {
  if (messages.length === 0) return;
  const { database, tenantId } = context;
  const accounts = await database
    .selectFrom('membership as m')
    .where('m.tenant_id', '=', tenantId)
    .where('m.employment_id', 'in', [...new Set(messages.map((one) => one.employmentId))])
    .select(['m.account_id as id', 'm.employment_id as employmentId'])
    .execute();
  const byEmployee = Map.groupBy(accounts, ({ employmentId }) => employmentId);
  const place = { app: 'training', route };
  await sendNotices(
    context,
    messages.flatMap(({ employmentId, texts }) =>
      (byEmployee.get(employmentId) ?? []).map(({ id }) => ({ account: id, texts, place, author })),
    ),
  );
}
