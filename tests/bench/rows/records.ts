import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '#bridge/calls/index.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { type Cell, writeXlsx } from '#gateway/kernel/sheets/write-sheet.ts';
import { openScope } from '#gateway/record/scope.ts';
import { BATCH, prepareExport, readBatch, sheetOf } from '#gateway/record/sheets/export.ts';
import type { SizeName } from '#gateway/seed/sized/sizes.ts';
import { contracts } from '#gateway/services/joyhr/records/contracts.ts';
import { records } from '#gateway/services/records.ts';
import { startPostgresServer } from '../../support/postgres-server.ts';
import { median, type Row } from '../row.ts';
import {
  compareWithSql,
  type DatabaseSettings,
  type FilledGateway,
  replay,
  statementsOf,
  timeOf,
  withPeople,
} from './list.ts';

const EXPORTED = 20_000;
const MOST_MILLISECONDS = 2000;
const ROUNDS = 5;

/** Contracts of one kind, those that began last first. */
const request = { kind: ['fixed'], sort: 'fromOn', direction: 'desc', rows: 50 } as const;

/** A declared record's list on PostgreSQL. */
export function measureRecordsOnPostgresql(size: SizeName): Promise<Row> {
  return onPostgresql((settings) => measureList('record-list-pg', settings, size));
}

/** The same on the embedded database. */
export async function measureRecordsOnPglite(size: SizeName): Promise<Row> {
  const dataDir = await mkdtemp(join(tmpdir(), 'atrium-bench-'));
  try {
    const settings = { dataDir, databaseUrl: null, databaseOwnerUrl: null };
    return await measureList('record-list-pglite', settings, size);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A workbook of a declared record. */
export function measureRecordExport(): Promise<Row> {
  return onPostgresql((settings) => withPeople(settings, 'l', measureExport));
}

async function onPostgresql(body: (settings: DatabaseSettings) => Promise<Row>): Promise<Row> {
  const server = await startPostgresServer();
  try {
    const databaseUrl = `${server.url}/postgres`;
    return await body({ dataDir: '', databaseUrl, databaseOwnerUrl: null });
  } finally {
    await server.stop();
  }
}

function measureList(name: string, settings: DatabaseSettings, size: SizeName): Promise<Row> {
  return withPeople(settings, size, ({ backend, client }) =>
    compareWithSql(
      name,
      backend,
      async () => {
        const { code } = await client.send(calls.contractPage, request);
        if (code !== 'ok') throw new Error(`The list answered ${code}.`);
      },
      '"contract" r',
    ),
  );
}

async function measureExport(filled: FilledGateway): Promise<Row> {
  const call = () => exportOnce(filled);
  await call();
  const statements = await statementsOf(call, 'select');
  const values: number[] = [];
  const floors: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    values.push(await timeOf(call));
    floors.push(await timeOf(() => replay(filled.backend, statements)));
  }
  const value = median(values);
  return {
    name: 'record-export',
    value,
    unit: 'ms',
    floor: median(floors),
    budget: `≤ ${MOST_MILLISECONDS / 1000} s`,
    met: value <= MOST_MILLISECONDS,
  };
}

async function exportOnce({ gateway, place }: FilledGateway): Promise<void> {
  const { services } = gateway;
  await services.database.withTransaction(place, 'read', async (database) => {
    const context: CallContext = {
      ...place,
      locale: 'zh-CN',
      requestId: 'bench',
      caller: 'shell',
      rights: await services.rights.read(database, place.tenantId, place.accountId),
      database,
      apps: services.apps().of(place.tenantId),
      portalOrigin: services.portalOrigin,
      now: () => new Date(),
      record: () => undefined,
    };
    const scope = await openScope(context, contracts, records);
    const asked = { sort: 'fromOn', direction: 'asc', format: 'xlsx' } as const;
    const { columns, ids } = await prepareExport(scope, asked);
    if (ids.length < EXPORTED) throw new Error(`There are ${ids.length} contracts.`);
    const exported = ids.slice(0, EXPORTED);
    async function* rows(): AsyncGenerator<readonly Cell[]> {
      for (let start = 0; start < exported.length; start += BATCH)
        yield* await readBatch(scope, exported.slice(start, start + BATCH), columns);
    }
    await writeXlsx(sheetOf(contracts, 'zh-CN', columns, rows()));
  });
}
