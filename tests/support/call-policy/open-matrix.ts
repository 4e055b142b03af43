import { type AsOwner, tenantTableNames } from '../canaries.ts';
import type { DatabaseKind } from '../database.ts';
import { openTestGateway } from '../gateway.ts';
import { sweptRequests } from '../swept-requests.ts';
import { tenantOf } from '../tenant-of.ts';
import { plantForeign, takeChanges, watchChanges } from './changes.ts';
import { fittingRequests } from './examples.ts';
import type { Matrix, Speaker } from './matrix.ts';
import { type KindOfPerson, makePeople, readBranch } from './people.ts';
import { absent, requestsAbout } from './requests.ts';
import { type SplitRows, splitRows } from './rows.ts';

/** Fewer columns with canaries than this: the demo has lost people of elsewhere, and the matrix is blind. */
const leastPlanted = 30;

/** Opens a gateway over the demo, with people of these kinds signed in and every row of elsewhere marked. */
export async function openMatrix(
  kind: DatabaseKind,
  kinds: readonly KindOfPerson[],
): Promise<Matrix> {
  const gateway = await openTestGateway({ kind, demo: true });
  const { asOwner, database, services } = gateway;
  const tenantId = await tenantOf(database, 'harbour');
  const branch = await readBranch(gateway, tenantId);
  await makePeople(gateway, branch);
  const rows = await splitRows(asOwner, branch);
  const planted = await plantForeign(asOwner, tenantId, rows);
  if (planted < leastPlanted) throw new Error(`Only ${planted} columns have words of elsewhere.`);
  await watchChanges(asOwner, [...rows.placed.keys()]);
  const foreignIds = await idsOfOthers(asOwner, rows);
  const told = { ...sweptRequests, ...fittingRequests };
  const about = (ownIds: SplitRows['own']) =>
    requestsAbout({ ownIds, foreignIds, stranger: absent, told });
  const ofBranch = about(rows.own);
  const ofPerson = about(rows.ofPerson);
  const speakers: Speaker[] = [];
  for (const one of kinds) {
    const browser = gateway.browser();
    const { user } = await browser.signIn(one);
    const rights = await services.rights.load(database, tenantId, user.id);
    const requests = one === 'staff' ? ofPerson : ofBranch;
    speakers.push({ kind: one, browser, rights, requests });
  }
  await takeChanges(asOwner);
  return { gateway, rows, speakers, foreignIds: new Set([...foreignIds.values()].flat()) };
}

/** The ids of elsewhere; a table without rows there has one that names none, so that its fields are known. */
async function idsOfOthers(asOwner: AsOwner, { foreign }: SplitRows) {
  const tables = await tenantTableNames(asOwner);
  const { rows } = await asOwner((client) =>
    client.query<{ id: string }>("select id from app.account where login_name = 'hr'"),
  );
  const first = ['employment', 'organ'].map((table): [string, readonly string[]] => [
    table,
    foreign.get(table) ?? [],
  ]);
  return new Map<string, readonly string[]>([
    ...first,
    ['account', rows.map(({ id }) => id)],
    ...tables.map((table): [string, readonly string[]] => [table, foreign.get(table) ?? [absent]]),
  ]);
}
