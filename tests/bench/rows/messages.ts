import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLog } from '#gateway/db/log.ts';
import { type GatewayDatabase, openDatabase } from '#gateway/db/open-database.ts';
import { createSealer } from '#gateway/kernel/sealed.ts';
import { keepConnection } from '#gateway/services/delivery/connections.ts';
import { postMessages } from '#gateway/services/message/outbox/post.ts';
import { OutboxSender } from '#gateway/services/message/outbox/sender.ts';
import { createPlatforms } from '#gateway/services/uac/connectors/platforms.ts';
import { buildEmptyTenant, buildPerson } from '../../support/accounts.ts';
import { openMailServer } from '../../support/mail-server.ts';
import { startPostgresServer } from '../../support/postgres-server.ts';
import { giveContact } from '../../support/reached-people.ts';
import { p95 } from '../load/drive.ts';
import type { Row } from '../row.ts';

/** The rows about messages that leave the portal. */
export const messageNames = ['messages-send', 'messages-beside'] as const;

const MESSAGES = 10_000;
const MOST = 60_000;
const BATCH = 1000;
const MOST_BESIDE = 50;

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
    const beside = readBeside(database, place, sender.sendAll());
    const reads = await beside;
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
      {
        name: 'messages-beside',
        value: p95(reads),
        unit: 'ms',
        budget: `p95 of a read meanwhile ≤ ${MOST_BESIDE} ms`,
        met: p95(reads) <= MOST_BESIDE,
      },
    ];
  } finally {
    mail.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Reads the bell of the person again and again while something else goes on; returns how long each read took. */
async function readBeside(
  database: GatewayDatabase,
  place: { readonly tenantId: string; readonly accountId: string },
  work: Promise<unknown>,
): Promise<readonly number[]> {
  let isOver = false;
  const end = work.finally(() => {
    isOver = true;
  });
  const taken: number[] = [];
  while (!isOver) {
    const begin = performance.now();
    await database.withTransaction(place, 'read', (transaction) =>
      transaction
        .selectFrom('notice')
        .where('tenant_id', '=', place.tenantId)
        .where('account_id', '=', place.accountId)
        .orderBy('published_at', 'desc')
        .limit(6)
        .select(['id', 'title'])
        .execute(),
    );
    taken.push(performance.now() - begin);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await end;
  return taken;
}
