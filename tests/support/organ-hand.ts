import { calls } from '#bridge/calls/index.ts';
import type { AnyCall, RequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { DemoGateway } from './demo-gateway.ts';

/** Changes the organisation tree as somebody does from the screens, with the version that is there. */
export function organHand(demo: DemoGateway, account: string) {
  const version = async (organId: string): Promise<number> => {
    const { rows } = await demo.gateway.asOwner((client) =>
      client.query<{ version: number }>('select version from app.organ where id = $1', [organId]),
    );
    return rows[0]?.version ?? 1;
  };
  const tree = (asOf: string): Promise<ResultOf<typeof calls.organTree>> =>
    demo.ask(account, calls.organTree, { asOf });
  return {
    tree,
    names: async (day: string) => (await tree(day)).map(({ name }) => name),
    ids: async (day: string) => (await tree(day)).map(({ id }) => id),
    /** Finds an organisation of today by one of its names, or the first. */
    async find(...names: string[]) {
      const all = await tree(demo.today);
      const found = all.find(({ name }) => names.includes(name)) ?? all[0];
      if (found === undefined) throw new Error('There is no organisation.');
      return found;
    },
    /** People of an organisation that has some and none below it. */
    async someTeam() {
      const all = await tree(demo.today);
      const above = new Set(all.map(({ parentId }) => parentId));
      const team = all.find(({ id, headCount }) => headCount > 2 && !above.has(id));
      const { rows } = await demo.ask(account, calls.organPeople, { organId: team?.id ?? '' });
      const [first] = rows;
      if (team === undefined || first === undefined) throw new Error('There is no team.');
      return [{ id: first.id, organId: team.id }] as const;
    },
    async add(parentId: string | null, name: string, from: string): Promise<string> {
      const request = { parentId, name, from, kind: 'department' as const };
      return (await demo.ask(account, calls.addOrgan, request)).id;
    },
    async change(
      organId: string,
      from: string,
      facts: Pick<RequestOf<typeof calls.changeOrgan>, 'name' | 'leaderId' | 'code' | 'remark'>,
    ): Promise<void> {
      const request = { organId, version: await version(organId), from, ...facts };
      await demo.ask(account, calls.changeOrgan, request);
    },
    async move(
      organId: string,
      parentId: string | null,
      from: string,
      beforeId: string | null = null,
    ): Promise<void> {
      const request = { organId, version: await version(organId), from, parentId, beforeId };
      await demo.ask(account, calls.moveOrgan, request);
    },
    async close(organId: string, on: string, moveTo: string | null = null): Promise<void> {
      const request = { organId, version: await version(organId), on, moveTo };
      await demo.ask(account, calls.closeOrgan, request);
    },
    async cancel(organId: string, on: string, kind: 'open' | 'change' | 'close'): Promise<void> {
      const request = { organId, version: await version(organId), on, kind };
      await demo.ask(account, calls.cancelOrganChange, request);
    },
    /** The name of the code with which a call about an organisation is refused. */
    async refused(call: AnyCall, organId: string, rest: object): Promise<string | undefined> {
      const client = await demo.browser(account);
      const request = { organId, version: await version(organId), ...rest };
      return (await client.call(call, request as never)).code;
    },
  };
}

/** A hand on the tree. */
export type OrganHand = ReturnType<typeof organHand>;
