import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { accountPage } from '#bridge/calls/uac/accounts.ts';
import { formatList } from '#ui/texts/format.ts';
import type { AccountWords } from './texts/account-texts.ts';

/** One account as the gateway lists it. */
export type AccountRow = ResultOf<typeof accountPage>['rows'][number];

/** The roles of an account in one line; a super user needs none. */
export function rolesOf({ isSuper, roles }: AccountRow, t: AccountWords): string {
  return formatList([...(isSuper ? [t('super')] : []), ...roles.map(({ name }) => name)]);
}
