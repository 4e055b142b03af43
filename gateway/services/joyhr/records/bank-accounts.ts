import { sql } from 'kysely';
import { bankAccount } from '#bridge/calls/joyhr/records/bank-account.ts';
import { bankAccountWords } from '#bridge/calls/joyhr/records/bank-account.words.ts';
import { passesCheckDigit } from '#bridge/calls/joyhr/records/card-number.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { bindRecord, type ChangeIssue } from '#gateway/record/binding.ts';
import { keepPersons } from './keep-persons.ts';
import { lockPersons } from './lock-persons.ts';

/** Bank accounts in their table. A wrong check digit is shown and not refused: not every account has a card. */
export const bankAccounts = bindRecord(bankAccount, {
  table: 'bank_account',
  words: bankAccountWords,
  virtuals: {
    checkDigit: () => sql`case r.passes_check when true then 'passed' when false then 'failed' end`,
  },
  rules: {
    derive: ({ accountNo }) => ({ passes_check: passesCheckDigit(accountNo) }),
    check: findSecondForPay,
    effects: (changes, context) => keepPersons('bank_account', changes, context),
  },
});

interface AccountChange {
  readonly id: string;
  readonly changed: ReadonlySet<string>;
  readonly after: { readonly employment: string; readonly purpose: string };
}

/** Pay goes to one account of a person. */
async function findSecondForPay(
  changes: readonly AccountChange[],
  context: CallContext,
): Promise<readonly ChangeIssue<'purpose'>[]> {
  const forPay = changes.filter(
    ({ after, changed }) => after.purpose === 'salary' && changed.has('purpose'),
  );
  if (forPay.length === 0) return [];
  const persons = await lockPersons(
    context,
    forPay.map(({ after }) => after.employment),
  );
  const { rows } = await sql<{ id: string; personId: string }>`
    select b.id, b.person_id as "personId" from bank_account b
    where b.tenant_id = ${context.tenantId} and b.removed_at is null and b.purpose = 'salary'
      and b.person_id = any(${[...persons.values()].map(({ personId }) => personId)}::uuid[])`.execute(
    context.database,
  );
  const holders = new Map(rows.map(({ id, personId }) => [personId, id]));
  return forPay.flatMap(({ id, after }) => {
    const personId = persons.get(after.employment)?.personId ?? '';
    const holder = holders.get(personId) ?? id;
    holders.set(personId, holder);
    return holder === id ? [] : [{ id, field: 'purpose' as const, issue: 'taken' as const }];
  });
}
