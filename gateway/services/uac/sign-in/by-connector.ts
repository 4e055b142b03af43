import { randomBytes } from 'node:crypto';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { signInSystems, startDoor, thirdPartyLogin } from '#bridge/calls/uac/doors.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { type Connector, findConnector } from '../connectors/connector.ts';
import { type Flow, refusalOf } from '../connectors/platform.ts';
import { hashOf, newSecret } from '../secrets.ts';
import { countStep, countTry, type Entered, enterAs, nameBrowser } from './by-identity.ts';

/** Seconds in which a person comes back from another system. */
const FLOW_LIFE = 600;

/** Lists by what systems the people of a company sign in; a company that is not there has none. */
export async function listSystems(
  context: GatewaySessionContext,
  { company }: ParsedRequestOf<typeof signInSystems>,
): Promise<ResultOf<typeof signInSystems>> {
  await countStep(context);
  const rows = await context.services.database.withOperatorTransaction(
    { accountId: null },
    'read',
    (transaction) =>
      transaction
        .selectFrom('sign_in_connector as c')
        .innerJoin('tenant as t', 't.id', 'c.tenant_id')
        .select(['c.id', 'c.kind', 'c.settings'])
        .where('t.code', '=', company)
        .where('t.status', '=', 'active')
        .where('c.enabled', '=', true)
        .where('c.kind', '<>', 'issuer')
        .orderBy('c.kind')
        .orderBy('c.id')
        .execute(),
  );
  return rows.map(({ id, kind, settings }) => ({ id, kind, name: String(settings.name ?? kind) }));
}

/** The one address to which a system sends people back: each has its own, so that no answer is taken for another's. */
export function callbackOf(
  portalOrigin: string,
  { id, kind }: Pick<Connector, 'id' | 'kind'>,
): string {
  return `${portalOrigin}/sso?${new URLSearchParams({ system: kind, connector: id })}`;
}

/** Sets the state, the nonce and the verifier of one sign-in aside, and says where the browser has to go. */
export async function startAt(
  context: GatewaySessionContext,
  { connectorId, inApp }: ParsedRequestOf<typeof startDoor>,
): Promise<ResultOf<typeof startDoor>> {
  await countStep(context);
  const { database, sealer, platforms } = context.services;
  const connector = await database.withOperatorTransaction(
    { accountId: null },
    'read',
    (transaction) => findConnector(transaction, sealer, { id: connectorId }),
  );
  if (connector === null) throw new RefusedError(uacCodes.parameterIllegal);
  // Letters and digits alone: WeCom takes no others in a state.
  const flow: Flow = {
    state: randomBytes(32).toString('hex'),
    nonce: newSecret(),
    verifier: newSecret(),
    // The cookie of this browser is known to the host that sent it alone, so that is where it has to come back.
    callback: callbackOf(context.origin, connector),
  };
  const address = await asked(() =>
    platforms[connector.kind].address(connector, flow, inApp === '1'),
  );
  const browser = nameBrowser(context, FLOW_LIFE);
  await database.withOperatorTransaction({ accountId: null }, 'write', (transaction) =>
    transaction
      .insertInto('sign_in_flow')
      .values({
        state_hash: hashOf(flow.state),
        browser_hash: browser,
        connector_id: connector.id,
        purpose: 'signIn',
        detail: JSON.stringify({
          nonce: flow.nonce,
          verifier: flow.verifier,
          callback: flow.callback,
        }),
        expires_at: new Date(context.now().getTime() + FLOW_LIFE * 1000),
      })
      .execute(),
  );
  return { address };
}

/**
 * Ends what this browser began: the state is used up before anything is asked, so that a code is shown once. Another
 * browser, another system or a second time is refused.
 * @throws {RefusedError} `parameterIllegal`, `doorTimeOut`, `thirdPartyFailed`, `doorSystemError`
 */
export async function comeBack(
  context: GatewaySessionContext,
  request: ParsedRequestOf<typeof thirdPartyLogin>,
  kinds: readonly Connector['kind'][],
): Promise<Entered> {
  await countTry(context);
  const { database, sealer, platforms } = context.services;
  const begun = await database.withOperatorTransaction(
    { accountId: null },
    'write',
    async (transaction) => {
      const row = await transaction
        .updateTable('sign_in_flow')
        .set({ used_at: context.now() })
        .where('state_hash', '=', hashOf(request.state))
        .where('browser_hash', '=', hashOf(context.cookies.pending ?? ''))
        .where('connector_id', '=', request.connector)
        .where('purpose', '=', 'signIn')
        .where('used_at', 'is', null)
        .where('expires_at', '>', context.now())
        .returning('detail')
        .executeTakeFirst();
      const connector = await findConnector(transaction, sealer, { id: request.connector });
      return { detail: row?.detail, connector };
    },
  );
  const { connector, detail } = begun;
  if (connector === null || !kinds.includes(connector.kind)) {
    throw new RefusedError(uacCodes.parameterIllegal);
  }
  if (detail === undefined) throw new RefusedError(uacCodes.doorTimeOut);
  const flow: Flow = {
    state: request.state,
    nonce: String(detail.nonce),
    verifier: String(detail.verifier),
    callback: String(detail.callback),
  };
  const identity = await asked(() => platforms[connector.kind].redeem(connector, request, flow));
  return enterAs(context, connector, identity, connector.kind === 'oidc' ? 'oidc' : 'enterprise');
}

/** Asks another system; whatever goes wrong there has one of four words here. */
export async function asked<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw refusalOf(error);
  }
}
