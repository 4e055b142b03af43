import { Agent } from 'node:http';
import { calls } from '#bridge/calls/index.ts';
import { DEMO_PASSWORD } from '#gateway/seed/demo.ts';
import { type Ended, WireClient } from './wire-client.ts';

/** The calls of a working day, in the shares in which they come. */
export interface Mix {
  /** Speaks one call, chosen by its share. */
  next(): Promise<Ended>;
  close(): void;
}

const keywords = ['李', '宋', 'wang', 'zh'] as const;
const smallPdf = `%PDF-1.4\n${'x'.repeat(200_000)}\n%%EOF\n`;

/** Signs people in and reads what the calls name: organisations, records, files. */
export async function openMix(port: number): Promise<Mix> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1000 });
  const people = await Promise.all(
    ['hr', 'admin', 'manager', 'staff', 'hr', 'admin'].map(async (account) => {
      const client = new WireClient(port, agent);
      await client.ask(calls.login, { account, password: DEMO_PASSWORD });
      return client;
    }),
  );
  const [hr, admin] = [people[0], people[1]];
  if (hr === undefined || admin === undefined) throw new Error('nobody has signed in');
  const { rows } = await hr.ask(calls.rosterPage, { rows: 50 });
  const organs = await hr.ask(calls.organTree, {});
  const employment = (): string => chosen(rows).id;
  const shares: readonly [number, () => Promise<Ended>][] = [
    [8, () => chosen([hr, admin]).time(calls.rosterPage, { rows: 50 })],
    [4, () => hr.time(calls.rosterStatistics, {})],
    [4, () => hr.time(calls.searchPeople, { keyword: chosen(keywords) })],
    [4, () => chosen(people).time(calls.organTree, {})],
    [3, () => admin.time(calls.organPeople, { organId: chosen(organs).id })],
    [2, () => admin.time(calls.positions, { rows: 50 })],
    [6, () => chosen(people).time(calls.menuTree, {})],
    [3, () => hr.time(calls.getEmployee, { employmentId: employment() })],
    [3, () => hr.time(calls.listFiles, { employmentId: employment() })],
    [2, () => hr.time(calls.listPhotos, { employmentIds: rows.map(({ id }) => id) })],
    [0.5, () => hr.time(calls.rosterExport, { columns: ['name', 'organName'] })],
    [1, () => addAndRemoveFile(hr, employment())],
    [0.5, () => new WireClient(port, agent).time(calls.login, newcomer)],
  ];
  const all = shares.reduce((sum, [share]) => sum + share, 0);
  return {
    next: () => {
      let at = Math.random() * all;
      const found = shares.find(([share]) => {
        at -= share;
        return at < 0;
      });
      return (found ?? chosen(shares))[1]();
    },
    close: () => agent.destroy(),
  };
}

/** Signs in again and again; an account of the others would lose its oldest session by that. */
const newcomer = { account: 'maple', password: DEMO_PASSWORD } as const;

/** The file is taken away again: the database is to grow no more than by its trail. */
async function addAndRemoveFile(client: WireClient, employmentId: string): Promise<Ended> {
  const begin = performance.now();
  const file = new File([smallPdf], 'paper.pdf');
  try {
    const { id } = await client.ask(calls.uploadFile, { employmentId, category: 'other', file });
    return await client.time(calls.removeFile, { fileId: id });
  } catch {
    return { status: 503, milliseconds: performance.now() - begin };
  }
}

function chosen<Value>(values: readonly Value[]): Value {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('there is nothing to choose from');
  return value;
}
