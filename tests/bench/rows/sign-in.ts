import { calls } from '#bridge/calls/index.ts';
import { hashPassword } from '#gateway/services/uac/passwords.ts';
import { buildPerson, password } from '../../support/accounts.ts';
import { startPostgresServer } from '../../support/postgres-server.ts';
import { ShellClient } from '../../support/shell-client.ts';
import type { Row } from '../row.ts';
import { type FilledGateway, withPeople } from './list.ts';

const PEOPLE = 40;
const AT_ONCE = 8;
const MILLISECONDS = 8_000;
const LEAST = 80;

/**
 * Sign-ins a second by account and password on PostgreSQL. Floor: the hash alone, which a sign-in takes once. The client
 * is in the same process and on the same cores.
 */
export async function measureSignIn(): Promise<Row> {
  const server = await startPostgresServer();
  try {
    const databaseUrl = `${server.url}/postgres`;
    const settings = { dataDir: '', databaseUrl, databaseOwnerUrl: null };
    return await withPeople(settings, 'm', async ({ gateway, place }) => {
      for (let number = 0; number < PEOPLE; number += 1) {
        const person = { loginName: `person-${number}`, tenantIds: [place.tenantId] };
        await buildPerson(gateway.services.database, person);
      }
      const floor = await perSecond(() => hashPassword(password));
      const value = await perSecond((turn) => signIn(gateway, turn));
      const budget = `≥ ${LEAST} calls/s`;
      return { name: 'sign-in', value, unit: 'calls/s', floor, budget, met: value >= LEAST };
    });
  } finally {
    await server.stop();
  }
}

/** A browser that signs in for the first time, each in a network of its own. */
async function signIn({ server, services }: FilledGateway['gateway'], turn: number): Promise<void> {
  const address = `10.${(turn >> 8) & 255}.${turn & 255}.7`;
  const typed = { account: `person-${turn % PEOPLE}`, password };
  const browser = new ShellClient(server, services.portalOrigin);
  const { code } = await browser.call(calls.login, typed, { address });
  if (code !== 'ok') throw new Error(`A sign-in was refused: ${code}`);
}

/** How often something is done in a second, by some who do it one after another. */
async function perSecond(work: (turn: number) => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  let turns = 0;
  const worker = async (): Promise<void> => {
    while (performance.now() - begin < MILLISECONDS) {
      turns += 1;
      await work(turns);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return (turns * 1000) / (performance.now() - begin);
}
