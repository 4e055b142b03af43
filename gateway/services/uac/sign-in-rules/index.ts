import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { signInRuleCalls } from '#bridge/calls/uac/calls.ts';
import type { getSignInRules, saveSignInRules } from '#bridge/calls/uac/sign-in-rules.ts';
import { accessIsEnough, type CallContext, type HandlersFor } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';

/** The handlers of what a company asks of those who sign in. */
export const signInRuleHandlers: HandlersFor<typeof signInRuleCalls> = {
  getSignInRules: { policy: accessIsEnough, handle: read },
  saveSignInRules: { policy: accessIsEnough, handle: save },
};

async function read({ database, tenantId }: CallContext): Promise<ResultOf<typeof getSignInRules>> {
  const row = await database
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select(['challenge_rule', 'second_factor_rule', 'code_rule', 'password_rule'])
    .select('settings_version')
    .executeTakeFirstOrThrow();
  return {
    challenge: row.challenge_rule,
    secondFactor: row.second_factor_rule,
    codes: row.code_rule,
    passwords: row.password_rule,
    version: row.settings_version,
  };
}

async function save(
  context: CallContext,
  { version, rules }: ParsedRequestOf<typeof saveSignInRules>,
): Promise<ResultOf<typeof saveSignInRules>> {
  const { numUpdatedRows } = await context.database
    .updateTable('tenant')
    .set({
      challenge_rule: rules.challenge,
      second_factor_rule: rules.secondFactor,
      code_rule: rules.codes,
      password_rule: rules.passwords,
      settings_version: version + 1,
    })
    .where('id', '=', context.tenantId)
    .where('settings_version', '=', version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new RefusedError('conflict');
  context.record(`company:${context.tenantId}`, { signInRules: rules });
  return { version: version + 1 };
}
