import type {
  companySettings,
  loadWatermark,
  saveCompanyProfile,
  saveNumberRule,
} from '#bridge/calls/company/settings.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';

/** Returns what the company says about itself. */
export async function readSettings({
  database,
  tenantId,
}: CallContext): Promise<ResultOf<typeof companySettings>> {
  const { name, code, locale, ...tenant } = await database
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select(['name', 'code', 'locale', 'time_zone', 'settings_version'])
    .select(['watermark_kind', 'watermark_words'])
    .executeTakeFirstOrThrow();
  const rule = await database
    .selectFrom('employee_number_rule')
    .where('tenant_id', '=', tenantId)
    .select(['prefix', 'digits', 'next_number as next', 'version'])
    .executeTakeFirst();
  return {
    name,
    code,
    locale,
    timeZone: tenant.time_zone,
    version: tenant.settings_version,
    watermark: tenant.watermark_kind,
    watermarkWords: tenant.watermark_words,
    // A company that has set none begins with six digits at one.
    numbers: rule ?? { prefix: '', digits: 6, next: 1, version: 1 },
  };
}

/**
 * Saves the name, the language, the time zone and the watermark.
 * @throws {RefusedError} `conflict` when somebody else saved meanwhile, `badInput` for a watermark without its words
 */
export async function saveProfile(
  context: CallContext,
  { version, profile }: ParsedRequestOf<typeof saveCompanyProfile>,
): Promise<ResultOf<typeof saveCompanyProfile>> {
  const { watermark, watermarkWords } = profile;
  if (watermark === 'words' && watermarkWords === '') {
    throw new RefusedError('badInput', {
      fields: [{ path: 'profile.watermarkWords', issue: 'required' }],
    });
  }
  const { numUpdatedRows } = await context.database
    .updateTable('tenant')
    .set({
      name: profile.name,
      locale: profile.locale,
      time_zone: profile.timeZone,
      watermark_kind: watermark,
      watermark_words: watermark === 'words' ? watermarkWords : '',
      settings_version: version + 1,
    })
    .where('id', '=', context.tenantId)
    .where('settings_version', '=', version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new RefusedError('conflict');
  context.record(`company:${context.tenantId}`, { ...profile });
  return { version: version + 1 };
}

/**
 * Saves the rule of employee numbers.
 * @throws {RefusedError} `conflict` when somebody else saved meanwhile
 */
export async function saveRule(
  context: CallContext,
  { version, rule }: ParsedRequestOf<typeof saveNumberRule>,
): Promise<ResultOf<typeof saveNumberRule>> {
  const { database, tenantId } = context;
  const { prefix, digits, next } = rule;
  const values = { prefix, digits, next_number: next, version: version + 1 };
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('employee_number_rule')
    .values({ tenant_id: tenantId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('tenant_id')
        .doUpdateSet(values)
        .where('employee_number_rule.version', '=', version),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) throw new RefusedError('conflict');
  context.record(`company:${tenantId}`, { numberRule: rule });
  return { version: version + 1 };
}

/** Returns the watermark over the pages of the caller; empty without one. */
export async function readWatermark({
  database,
  tenantId,
  accountId,
}: CallContext): Promise<ResultOf<typeof loadWatermark>> {
  const tenant = await database
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select(['name', 'watermark_kind', 'watermark_words'])
    .executeTakeFirstOrThrow();
  switch (tenant.watermark_kind) {
    case 'none':
      return { words: '' };
    case 'company':
      return { words: tenant.name };
    case 'words':
      return { words: tenant.watermark_words };
    default: {
      const person = await database
        .selectFrom('account')
        .where('id', '=', accountId)
        .select(['display_name', 'login_name'])
        .executeTakeFirstOrThrow();
      return { words: `${person.display_name} ${person.login_name}` };
    }
  }
}
