import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';

/** Gives a company one custom field with a value, and one file of a record. */
export async function fillRecordExtras(
  database: GatewayDatabase,
  tenantId: string,
  rowId: string,
): Promise<void> {
  await database.withTransaction({ tenantId, accountId: null }, 'write', async (transaction) => {
    const id = uuid7();
    await transaction
      .insertInto('custom_field')
      .values({
        tenant_id: tenantId,
        id,
        record: 'grade',
        code: 'track',
        name_zh: '通道',
        name_en: 'Track',
        kind: 'text',
        listed: true,
      })
      .execute();
    await transaction
      .insertInto('custom_value')
      .values({ tenant_id: tenantId, field_id: id, row_id: rowId, word: 'expert' })
      .execute();
    await transaction
      .insertInto('record_file')
      .values({
        tenant_id: tenantId,
        id: uuid7(),
        record: 'grade',
        field: 'scan',
        name: 'scan.pdf',
        format: 'pdf',
        size: 4,
        content: Buffer.from('%PDF'),
        added_at: new Date(),
        actor_name: 'somebody',
      })
      .execute();
  });
}
