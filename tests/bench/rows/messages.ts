import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLog } from '#gateway/db/log.ts';
import { openDatabase } from '#gateway/db/open-database.ts';
import { createSealer } from '#gateway/kernel/sealed.ts';
import { keepConnection } from '#gateway/services/delivery/connections.ts';
import { postMessages } from '#gateway/services/message/outbox/post.ts';
import { OutboxSender } from '#gateway/services/message/outbox/sender.ts';
import { createPlatforms } from '#gateway/services/uac/connectors/platforms.ts';
import { buildEmptyTenant, buildPerson } from '../../support/accounts.ts';
import { openMailServer } from '../../support/mail-server.ts';
import { startPostgresServer } from '../../support/postgres-server.ts';
import { giveContact } from '../../support/reached-people.ts';
import type { Row } from '../row.ts';

/** The row about messages that leave the portal. */
export const messageNames = ['messages-send'] as const;

const MESSAGES = 10_000;
const MOST = 60_000;
const BATCH = 1000;

const now = (): Date => new Date();

/** Ten thousand messages, posted and sent by mail to a server of this machine, on PostgreSQL. */
export async function measureMessages(): Promise<Row[]> {
  const server = await startPostgresServer();
  const mail = await openMailServer('atrium', 'mail-password');
  const dataDir = await mkdtemp(join(tmpdir(), 'atrium-bench-'));
  try {
    const databaseUrl = `${server.url}/postgres`;
    const database = await openDatabase(
      { dataDir, databaseUrl, databaseOwnerUrl: null },
      silentLog,
    );
    const sealer = createSealer(() => Buffer.alloc(32, 7));
    const tenantId = await buildEmptyTenant(database, 'bench');
    const accountId = await buildPerson(database, { loginName: 'bench', tenantIds: [tenantId] });
    await giveContact(database, accountId, 'mail', 'bench@people.example');
    const place = { tenantId, accountId };
    await database.withTransaction(place, 'write', async (transaction) => {
      await transaction
        .insertInto('message_rule')
        .values({
          tenant_id: tenantId,
          channels: ['mail'],
          updated_at: now(),
          quiet_from: null,
          quiet_to: null,
          dingtalk_agent: null,
        })
        .execute();
      await keepConnection(transaction, sealer, {
        tenantId,
        channel: 'mail',
        secret: 'mail-password',
        now: now(),
        settings: {
          host: 'localhost',
          port: mail.port,
          security: 'none',
          user: 'atrium',
          from: 'hr@company.example',
          fromName: 'Bench',
        },
      });
    });
    const reach = { here: true, privateNetwork: false };
    const sender = new OutboxSender({
      database,
      sealer,
      now,
      reach,
      platforms: createPlatforms(reach, now),
      portalOrigin: 'http://atrium.localhost:7000',
      onError: () => undefined,
    });
    const begin = performance.now();
    for (let start = 0; start < MESSAGES; start += BATCH) {
      await database.withTransaction(place, 'write', (transaction) =>
        postMessages(
          { database: transaction, tenantId, now },
          Array.from({ length: BATCH }, (_, index) => ({
            event: 'approval.approved' as const,
            account: accountId,
            author: 'Bench',
            parts: { title: 'Bench', number: 'B1' },
            app: 'workflow',
            route: '/approvals',
            key: `bench:${start + index}`,
          })),
        ),
      );
    }
    await sender.sendAll();
    const value = performance.now() - begin;
    await database.close();
    return [
      {
        name: 'messages-send',
        value,
        unit: 'ms',
        budget: `${MESSAGES} messages ≤ ${MOST / 1000} s`,
        met: value <= MOST && mail.mails.length === MESSAGES,
      },
    ];
  } finally {
    mail.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
