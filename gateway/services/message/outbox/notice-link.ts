/** Where a work notice leads: the page it tells of, and for who may be let in by it a sign-in on the way. */
import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import type { Connector } from '../../uac/connectors/connector.ts';
import { signOf } from '../../uac/sign-in/signed-text.ts';
import { makeTicket } from '../../uac/sign-in/tickets.ts';

/** The name of this product in signed links. */
const appCode = 'APP12';

/** What an address is made with. */
export interface LinkParts {
  readonly database: GatewayDatabase;
  readonly portalOrigin: string;
  readonly now: () => Date;
}

/** Whom a notice goes to, and the page that it tells of. */
export interface NoticeOf {
  readonly tenantId: string;
  readonly accountId: string;
  /** The person in the system. */
  readonly subject: string;
  /** The path of the page in the portal. */
  readonly page: string;
}

/**
 * Makes the address of a notice. A system with a key for links gets one that signs its person in, once and within five
 * minutes; afterwards, or where somebody is signed in, it only leads to the page. Who looks after a company or the
 * platform gets the page alone: what a stolen phone opens is not enough for them.
 */
export async function noticeAddress(
  { database, portalOrigin, now }: LinkParts,
  connector: Connector,
  { tenantId, accountId, subject, page }: NoticeOf,
): Promise<string> {
  if (connector.signKey === '') return portalOrigin + page;
  const vCode = await database.withOperatorTransaction(
    { accountId },
    'write',
    async (transaction) => {
      const person = await transaction
        .selectFrom('account as a')
        .innerJoin('membership as m', 'm.account_id', 'a.id')
        .select('a.id')
        .where('a.id', '=', accountId)
        .where('a.managed_by', '=', tenantId)
        .where('a.is_operator', '=', false)
        .where('m.tenant_id', '=', tenantId)
        .where('m.is_super', '=', false)
        .executeTakeFirst();
      if (person === undefined) return undefined;
      const detail = { connectorId: connector.id, subject, appCode };
      return makeTicket(transaction, { purpose: 'autoLogin', accountId, detail, now: now() });
    },
  );
  if (vCode === undefined) return portalOrigin + page;
  const values = { authCorpId: connector.settings.space, userId: subject, vCode, appCode };
  const sign = signOf(values, connector.signKey);
  return `${portalOrigin}/login?${new URLSearchParams({ ...values, sign, to: page })}`;
}
