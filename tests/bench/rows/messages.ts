import { calls } from '#bridge/calls/index.ts';
import { postMessages } from '#gateway/services/message/outbox/post.ts';
import { openTestGateway } from '../../support/gateway.ts';
import { giveContact, reachPeople } from '../../support/reached-people.ts';
import { tenantOf } from '../../support/tenant-of.ts';
import { idOf } from '../../support/ways-in.ts';
import type { Row } from '../row.ts';

/** The row about messages that leave the portal. */
export const messageNames = ['messages-send'] as const;

const MESSAGES = 10_000;
const MOST = 60_000;
const BATCH = 1000;

/** Ten thousand messages, posted and sent by mail to a server of the test, on PostgreSQL. */
export async function measureMessages(): Promise<Row[]> {
  const gateway = await openTestGateway({ kind: 'PostgreSQL', demo: true });
  const people = await reachPeople(gateway, 'admin');
  try {
    await gateway.services.outbox.stop();
    const admin = gateway.browser();
    await admin.signIn('admin');
    await admin.call(calls.saveMessageRule, { channels: ['mail'], quiet: null, dingtalkAgent: '' });
    const accountId = await idOf(gateway, 'staff');
    await gateway.database.withOperatorTransaction({ accountId: null }, 'write', (transaction) =>
      transaction.deleteFrom('account_contact').where('account_id', '=', accountId).execute(),
    );
    await giveContact(gateway.database, accountId, 'mail', 'staff@people.example');
    const tenantId = await tenantOf(gateway.database, 'harbour');
    const begin = performance.now();
    for (let start = 0; start < MESSAGES; start += BATCH) {
      await gateway.database.withTransaction({ tenantId, accountId }, 'write', (database) =>
        postMessages(
          { database, tenantId, now: gateway.clock.now },
          Array.from({ length: BATCH }, (_, index) => ({
            ...{ event: 'approval.approved' as const, account: accountId, author: 'Bench' },
            ...{ parts: { title: 'Bench', number: 'B1' }, app: 'workflow', route: '/approvals' },
            key: `bench:${start + index}`,
          })),
        ),
      );
    }
    await gateway.services.outbox.sendAll();
    const value = performance.now() - begin;
    const arrived = people.mail.mails.length;
    return [
      {
        ...{ name: 'messages-send', value, unit: 'ms' },
        budget: `${MESSAGES} messages ≤ ${MOST / 1000} s`,
        met: value <= MOST && arrived === MESSAGES,
      },
    ];
  } finally {
    people.close();
    await gateway.close();
  }
}
