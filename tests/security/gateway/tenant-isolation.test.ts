import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { hasFunction, type Rights } from '#gateway/kernel/rights.ts';
import { buildPerson } from '#tests/support/accounts.ts';
import { areaRequests } from '#tests/support/area-requests.ts';
import { areaOf, callsInQuestion } from '#tests/support/calls-in-question.ts';
import {
  canary,
  emptyTables,
  type IdsByTable,
  idsOf,
  plantCanaries,
  sweepTables,
  tenantTableNames,
} from '#tests/support/canaries.ts';
import { companyRequests } from '#tests/support/company-requests.ts';
import { deliveryRequests } from '#tests/support/delivery-requests.ts';
import { fillByUse } from '#tests/support/filled-by-use.ts';
import { fieldsOfNoTable, isForeign, turnedRequests } from '#tests/support/foreign-requests.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import { chooseReadyRows } from '#tests/support/ready-rows.ts';
import {
  chooseEmployed,
  keySheets,
  makeEveryRow,
  makeFreeRows,
} from '#tests/support/records/record-extras.ts';
import { fieldSchema } from '#tests/support/request-maker.ts';
import type { ShellClient } from '#tests/support/shell-client.ts';
import { leaveJob } from '#tests/support/swept-jobs.ts';
import { aboutSweptOrgan, addSweptOrgan, sweptOrganRequests } from '#tests/support/swept-organ.ts';
import { tenantOf } from '#tests/support/tenant-of.ts';
import { unsweptCalls } from '#tests/support/unswept-calls.ts';
import { everything, vendorBundle } from '#tests/support/vendor-app.ts';
import { openVendorServer, type VendorServer } from '#tests/support/vendor-server.ts';

/** Every kind of person of one company. */
const people = ['admin', 'hr', 'manager', 'staff', 'operator'] as const;

const swept = Object.values(calls).filter((call) => !unsweptCalls.includes(call));
const areas = [...new Set(callsInQuestion().map(areaOf))];

let gateway: TestGateway;
let vendor: VendorServer;
let own: string;
let foreign: string;
let tables: string[];
let foreignIds: IdsByTable;
let sweptOrgan: string;
let requestsFor: (call: AnyCall) => readonly Record<string, unknown>[];

beforeAll(async () => {
  gateway = await openTestGateway({
    kind: 'PostgreSQL',
    demo: true,
    prepare: async (database) => {
      const tenantIds = [await tenantOf(database, 'maple')];
      await buildPerson(database, { loginName: 'clerk', tenantIds, functions: ['ums.structure'] });
    },
  });
  own = await tenantOf(gateway.database, 'harbour');
  foreign = await tenantOf(gateway.database, 'maple');
  // What they did fills the tables that only use fills.
  for (const account of ['maple', 'admin']) {
    const browser = gateway.browser();
    await browser.signIn(account);
    const tenantId = account === 'maple' ? foreign : own;
    const signed = await fillByUse(browser, gateway.database, { account, tenantId });
    // Of the one who sweeps, who comes last; what a browser calls its run comes back to its own company.
    told[calls.reportEvents.name] = signed;
  }
  await leaveJob(gateway.database, own, 'admin');
  await leaveJob(gateway.database, foreign, 'maple');
  vendor = await openVendorServer('parts');
  told[calls.registerAddress.name] = { address: vendor.manifestAddress };
  const operator = gateway.browser();
  await operator.signIn('operator');
  await operator.call(calls.registerBundle, { bundle: vendorBundle() });
  await operator.send(calls.decideApp, told[calls.decideApp.name]);
  for (const tenantId of [own, foreign]) {
    await operator.call(calls.enableApp, { code: 'canteen', tenantId, enabled: true });
  }
  tables = await tenantTableNames(gateway.asOwner);
  expect(await plantCanaries(gateway.asOwner, foreign)).toBeGreaterThan(20);
  const { user } = await gateway.browser().signIn('maple');
  // Accounts belong to no table of a tenant.
  foreignIds = new Map([...(await idsOf(gateway.asOwner, foreign, 1)), ['account', [user.id]]]);
  const admin = gateway.browser();
  await admin.signIn('admin');
  const free = await makeFreeRows(admin, await idsOf(gateway.asOwner, own, 1));
  const ownIds = new Map(await makeEveryRow(admin, await chooseEmployed(admin, free)));
  await inviteSwept(admin, ownIds);
  sweptOrgan = await addSweptOrgan(admin);
  ownIds.set('organ', [sweptOrgan]);
  Object.assign(told, await chooseReadyRows(gateway.database, own, ownIds));
  requestsFor = turnedRequests({ ownIds, foreignIds, stranger: foreign, told });
});
afterAll(async () => {
  vendor.close();
  await gateway.close();
});

/** An account that no one signs in with: what is done to it stops no one who sweeps. */
async function inviteSwept(
  admin: ShellClient,
  ownIds: Map<string, readonly string[]>,
): Promise<void> {
  const person = { name: 'swept', locale: 'en' as const, employmentId: null, roleIds: [] };
  const secrets: string[] = [];
  for (const loginName of ['swept', 'swept-too', 'swept-last']) {
    const { answer } = await admin.call(calls.inviteAccount, { loginName, ...person });
    secrets.push(answer.result?.link.address.split('#')[1] ?? '');
    if (loginName === 'swept-last') ownIds.set('account', [answer.result?.accountId ?? '']);
  }
  const [read = '', used = ''] = secrets;
  told[calls.passwordLinkInfo.name] = { secret: read };
  told[calls.choosePassword.name] = { secret: used, password: 'Quiet-River-7' };
  told[calls.registryRoles.name] = { code: 'canteen', tenantId: own };
  told[calls.grantApp.name] = { code: 'canteen', tenantId: own };
}

/** Requests about something that only the registry of apps knows; none of it belongs to a company. */
const told: Record<string, Record<string, unknown>> = {
  ...companyRequests,
  ...areaRequests,
  [calls.registerBundle.name]: { bundle: vendorBundle({ code: 'swept' }) },
  [calls.registryDetail.name]: { code: 'canteen' },
  [calls.decideApp.name]: { code: 'canteen', version: 1, decision: 'approved', ...everything },
  [calls.enableApp.name]: { code: 'canteen', enabled: true },
  [calls.startTask.name]: { kind: 'joyhr.rosterExport', payload: { columns: ['name'] } },
  [calls.turnAccount.name]: { enabled: '1' },
  [calls.uploadRecordFile.name]: { record: 'certificate', field: 'scan' },
  ...deliveryRequests,
  [calls.listFieldsByBizType.name]: { bizTypeId: 'transfer' },
  [calls.previewRoute.name]: { record: 'transfer', move: 'submit' },
  [calls.fieldReaders.name]: { bizType: 'employee', field: 'phone' },
  [calls.listFieldRights.name]: { bizTypeId: 'employee' },
  // The job is cancelled: this begins it again, and the calls for administrators cancel it once more.
  [calls.updateProcess.name]: { action: 'retry' },
  // It points to nothing, and only the first one that comes can have the code.
  [calls.gradeCreate.name]: { values: { code: 'SWEPT', name: 'swept', rank: 902 } },
  [calls.gradeUpdate.name]: { changes: { name: 'swept' } },
  ...sweptOrganRequests,
  ...keySheets(),
};

interface Sweep {
  /** What was seen of the other company, with the request that showed it. */
  readonly seen: readonly string[];
  /** Calls that were refused to every person, with what the first one read. */
  readonly refused: readonly string[];
}

/** Speaks calls as everyone with the ids of the other company, and looks for it in all that comes back. */
async function sweepCalls(callsOfArea: readonly AnyCall[]): Promise<Sweep> {
  const seen: string[] = [];
  const refusals = new Map(callsOfArea.map(({ name }) => [name, '']));
  for (const person of people) {
    const browser = gateway.browser();
    const { user } = await browser.signIn(person);
    for (const call of callsOfArea) {
      const rights = await gateway.services.rights.load(gateway.database, own, user.id);
      for (const request of requestsFor(call)) {
        const { code, found, refusal } = await speak(browser, call, request);
        // The function is asked for before the request is read: who lacks it is refused whatever is in it.
        const isShut = code === 'noPermission' && !mayCall(rights, call);
        if (refusal === '') refusals.delete(call.name);
        else if (refusals.get(call.name) === '') refusals.set(call.name, refusal);
        if (found !== null)
          seen.push(`${person} ${call.name} ${JSON.stringify(request)}: ${found}`);
        if (isShut) break;
      }
    }
  }
  return { seen, refused: [...refusals].map(([name, refusal]) => `${name}: ${refusal}`) };
}

function mayCall(rights: Rights, { access }: AnyCall): boolean {
  return access.kind !== 'function' || hasFunction(rights, access.functionId);
}

interface Outcome {
  readonly code: string | undefined;
  readonly found: string | null;
  readonly refusal: string;
}

async function speak(
  browser: ShellClient,
  call: AnyCall,
  request: Record<string, unknown>,
): Promise<Outcome> {
  const { status, code, body, headers } = await browser.send(
    call,
    await upToDate(browser, call, request),
  );
  const refusal = status === 200 ? '' : body.slice(0, 200);
  const text = `${body}\n${JSON.stringify(headers)}`;
  const at = text.indexOf(canary);
  if (at >= 0) return { code, found: text.slice(at, at + 60), refusal };
  const sent = JSON.stringify(request);
  const echoed = [...foreignIds.values()]
    .flat()
    .find((id) => text.includes(id) && !sent.includes(id));
  return { code, found: echoed ?? null, refusal };
}

/** A save wants the version or the photo of the moment, or nothing but the conflict would be tried. */
async function upToDate(
  browser: ShellClient,
  call: AnyCall,
  request: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const employmentId = String(request.employmentId);
  const others = [...foreignIds.values()].flat();
  for (const field of ['replaces', 'photoId']) {
    if (fieldSchema(call, field) === undefined || isForeign(request[field], others)) continue;
    const { answer } = await browser.call(calls.listPhotos, { employmentIds: [employmentId] });
    return { ...request, [field]: answer.result?.photos[0]?.photoId };
  }
  if (call.service === 'ums' && !('id' in request)) {
    return aboutSweptOrgan(browser, call, request, sweptOrgan);
  }
  if (!('version' in request)) return request;
  const get = swept.find(
    ({ name }) => name === call.name.replace(/\.(update|correct|remove|undo|move)$/, '.get'),
  );
  if ('id' in request && get !== undefined) {
    const found = await browser.send<{ version: number }>(get, { id: request.id });
    return { ...request, version: found.answer.result?.version ?? request.version };
  }
  const { answer } = await browser.call(calls.getEmployee, { employmentId });
  return { ...request, version: answer.result?.version ?? request.version };
}

describe('the rows of another company', () => {
  test.each(areas)(
    'reach no one through any call of %s, whatever ids are sent (T36)',
    async (area) => {
      // What is read comes first: a row that a call has removed answers no other one.
      const ofArea = swept
        .filter((call) => areaOf(call) === area)
        .sort((a, b) => a.effect.localeCompare(b.effect));
      const { seen, refused } = await sweepCalls(ofArea);
      expect(seen).toEqual([]);
      // A sweep that is refused everywhere proves nothing.
      expect(refused).toEqual([]);
    },
    300_000,
  );

  test('get into no line of the log', () => {
    expect(gateway.logged.join('')).not.toContain(canary);
  });

  test('are read from no table', async () => {
    expect(await sweepTables(gateway.database, tables, own)).toEqual([]);
  });

  test('answer as if they were not there at all', async () => {
    const browser = gateway.browser();
    await browser.signIn('hr');
    const [theirs = ''] = foreignIds.get('employment') ?? [];
    const absent = '01999999-9999-7999-8999-999999999999';
    const answers = [];
    for (const employmentId of [theirs, absent]) {
      const { status, answer } = await browser.call(calls.getEmployee, { employmentId });
      answers.push({ status, ...answer, requestId: '' });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 404 });
  });
});

describe('the sweep itself', () => {
  test('is blind in no table', async () => {
    expect(tables.length).toBeGreaterThan(15);
    expect(await emptyTables(gateway.asOwner, tables, foreign)).toEqual([]);
  });

  test('knows of every field for an id which rows it names', () => {
    expect(fieldsOfNoTable(foreignIds, swept)).toEqual([]);
  });

  test('turns red for every policy that is opened (T36)', async () => {
    for (const table of tables) {
      await gateway.asOwner((client) =>
        client.query(`alter policy tenant on app."${table}" using (true)`),
      );
      expect(await sweepTables(gateway.database, [table], own)).toEqual([table]);
      await gateway.asOwner((client) =>
        client.query(
          `alter policy tenant on app."${table}" using (tenant_id = (select app.tenant()))`,
        ),
      );
    }
    expect(await sweepTables(gateway.database, tables, own)).toEqual([]);
  }, 300_000);
});
