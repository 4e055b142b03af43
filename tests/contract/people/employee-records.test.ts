import { describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import { carryRecords } from '#gateway/services/joyhr/records/carry-records.ts';
import { tinyPng } from '#tests/support/request-maker.ts';
import { type DemoGateway, eachDemo } from '../../support/demo-gateway.ts';

type NewContract = RequestOf<typeof calls.contractCreate>['values'];

let serial = 0;

async function employmentOf(demo: DemoGateway, name: string): Promise<string> {
  const { rows } = await demo.ask('admin', calls.rosterPage, { keyword: name });
  const [row] = rows;
  if (row === undefined) throw new Error(`${name} is not in the demo`);
  return row.id;
}

/** Somebody whose contracts of the seed are gone. */
async function withoutContracts(demo: DemoGateway, type: 'full-time' | 'part-time') {
  const { rows } = await demo.ask('admin', calls.rosterPage, {
    employmentType: [type],
    status: ['active'],
    rows: 100,
  });
  serial += 1;
  const employment = rows[serial]?.id ?? rows[0]?.id ?? '';
  const { rows: held } = await demo.ask('admin', calls.contractPage, { employment });
  if (held.length > 0) {
    await demo.ask('admin', calls.contractRemoveMany, { ids: held.map(({ id }) => id) });
  }
  return employment;
}

function termOf(employment: string, fromOn: string, more: Partial<NewContract> = {}): NewContract {
  serial += 1;
  const number = `T-${serial}`;
  const entity = '港湾科技有限公司';
  const toOn = addDays(addMonths(fromOn, 12), -1);
  return { employment, number, kind: 'fixed', entity, signedOn: fromOn, fromOn, toOn, ...more };
}

async function refused(demo: DemoGateway, values: NewContract) {
  const browser = await demo.browser('hr');
  const { answer, code } = await browser.call(calls.contractCreate, { values });
  expect(code).toBe('badInput');
  return answer.fields;
}

eachDemo('the records of an employee', (current) => {
  describe('contracts', () => {
    test('refuse a probation beyond the limit of the term, with the limit and its article', async () => {
      const demo = current();
      const employment = await withoutContracts(demo, 'full-time');
      const values = termOf(employment, '2030-01-01', { probationMonths: 3 });
      expect(await refused(demo, values)).toEqual([
        { path: 'values.probationMonths', issue: 'probationLimit', max: 2 },
      ]);
      const made = await demo.ask('hr', calls.contractCreate, {
        values: { ...values, probationMonths: 2 },
      });
      expect(made.fields.probationMonths).toBe(2);
    });

    test('agree on probation once with a person, and never with part-time employees', async () => {
      const demo = current();
      const employment = await withoutContracts(demo, 'full-time');
      const first = termOf(employment, '2030-01-01', { probationMonths: 1 });
      await demo.ask('hr', calls.contractCreate, { values: first });
      const again = termOf(employment, '2031-01-01', { probationMonths: 1 });
      expect(await refused(demo, again)).toEqual([
        { path: 'values.probationMonths', issue: 'secondProbation' },
      ]);
      const partTime = await withoutContracts(demo, 'full-time');
      const record = await demo.ask('hr', calls.getEmployee, { employmentId: partTime });
      await demo.ask('hr', calls.updateEmployee, {
        employmentId: partTime,
        version: record.version,
        changes: { employmentType: 'part-time' },
      });
      expect(await refused(demo, termOf(partTime, '2030-01-01', { probationMonths: 1 }))).toEqual([
        { path: 'values.probationMonths', issue: 'partTimeProbation' },
      ]);
    });

    test('do not overlap within an employment, unless the first ended early', async () => {
      const demo = current();
      const employment = await withoutContracts(demo, 'full-time');
      const first = await demo.ask('hr', calls.contractCreate, {
        values: termOf(employment, '2030-01-01'),
      });
      const next = termOf(employment, '2030-12-31');
      expect(await refused(demo, next)).toEqual([{ path: 'values.fromOn', issue: 'overlap' }]);
      await demo.ask('hr', calls.contractUpdate, {
        id: first.id,
        version: first.version,
        changes: { endedOn: '2030-12-30', endReason: 'agreement' },
      });
      await demo.ask('hr', calls.contractCreate, { values: next });
    });

    test('follow one another by their days, whichever was written first', async () => {
      const demo = current();
      const employment = await withoutContracts(demo, 'full-time');
      const { today } = demo;
      const second = await demo.ask('hr', calls.contractCreate, {
        values: termOf(employment, addDays(today, -340)),
      });
      expect(second.fields).toMatchObject({ renewals: 0, status: 'ending', advice: null });
      expect(second.fields.renewBy).toBe(second.fields.toOn);
      const first = await demo.ask('hr', calls.contractCreate, {
        values: termOf(employment, addMonths(addDays(today, -340), -12)),
      });
      expect(first.fields).toMatchObject({ renewals: 0, status: 'renewed', renewBy: null });
      const later = await demo.ask('hr', calls.contractGet, { id: second.id });
      // Two fixed terms in a row: the next one is open-ended (Labour Contract Law, art. 14).
      expect(later.fields).toMatchObject({ renewals: 1, status: 'ending', advice: 'twoTerms' });
      await demo.ask('hr', calls.contractRemove, { id: first.id, version: first.version });
      const alone = await demo.ask('hr', calls.contractGet, { id: second.id });
      expect(alone.fields).toMatchObject({ renewals: 0, advice: null });
    });

    test('are unsigned, upcoming, in force, expired or ended by their days', async () => {
      const demo = current();
      const { today } = demo;
      const statusOf = async (fromOn: string, more: Partial<NewContract> = {}) => {
        const employment = await withoutContracts(demo, 'full-time');
        const values = termOf(employment, fromOn, more);
        return (await demo.ask('hr', calls.contractCreate, { values })).fields.status;
      };
      expect(await statusOf(today, { signedOn: null })).toBe('unsigned');
      expect(await statusOf(addDays(today, 1))).toBe('upcoming');
      expect(await statusOf(today)).toBe('active');
      expect(await statusOf(addDays(today, -400))).toBe('expired');
      const ended = { endedOn: addDays(today, -1), endReason: 'agreement' } as const;
      expect(await statusOf(addDays(today, -100), ended)).toBe('ended');
    });
  });

  describe('bank accounts', () => {
    test('warn of a wrong check digit, keep one for pay, and are masked to their owner', async () => {
      const demo = current();
      const employment = await employmentOf(demo, '周雨桐');
      const account = (accountNo: string, purpose: 'salary' | 'other') => ({
        values: { employment, accountNo, purpose, bankName: '海州银行' },
      });
      const right = await demo.ask(
        'hr',
        calls.bankAccountCreate,
        account('4111111111111111', 'other'),
      );
      expect(right.fields.checkDigit).toBe('passed');
      const slip = await demo.ask('hr', calls.bankAccountUpdate, {
        id: right.id,
        version: right.version,
        changes: { accountNo: '4111111111111112' },
      });
      expect(slip.fields.checkDigit).toBe('failed');
      const browser = await demo.browser('hr');
      const second = await browser.call(calls.bankAccountCreate, account('31006666', 'salary'));
      expect(second.answer.fields).toEqual([{ path: 'values.purpose', issue: 'taken' }]);
      const own = await demo.ask('staff', calls.bankAccountGet, { id: right.id });
      expect([own.fields.accountNo, own.masks.accountNo]).toEqual([null, '************1112']);
      const manager = await demo.browser('manager');
      const far = await manager.call(calls.bankAccountPage, { employment });
      expect(far.code === 'noPermission' || far.answer.result?.total === 0).toBe(true);
    });

    test('are the one way to change the account for pay, with one history', async () => {
      const demo = current();
      const employmentId = await employmentOf(demo, '周雨桐');
      const { rows } = await demo.ask('hr', calls.bankAccountPage, { employment: employmentId });
      const forPay = rows.find(({ fields }) => fields.purpose === 'salary');
      const { id = '', version = 0 } = forPay ?? {};
      await demo.ask('hr', calls.bankAccountUpdate, {
        id,
        version,
        changes: { accountNo: '4111111111111111' },
      });
      const record = await demo.ask('hr', calls.getEmployee, { employmentId });
      expect(record.fields.bankAccount).toBe('4111111111111111');
      for (const who of ['hr', 'admin']) {
        const browser = await demo.browser(who);
        const { code } = await browser.call(calls.updateEmployee, {
          employmentId,
          version: record.version,
          changes: { bankAccount: '31006666' },
        });
        expect(code).toBe('noFieldPermission');
      }
      const history = await demo.ask('hr', calls.bankAccountHistory, { id });
      expect(history.rows[0]?.changes).toMatchObject([{ field: 'accountNo' }]);
    });
  });

  describe('files', () => {
    test('of a contract are put there, and read by those who read the contract', async () => {
      const demo = current();
      const employment = await employmentOf(demo, '周雨桐');
      const { rows } = await demo.ask('hr', calls.contractPage, { employment });
      const [row] = rows;
      const scan = await demo.ask('hr', calls.uploadRecordFile, {
        record: 'contract',
        field: 'scan',
        file: new File([tinyPng], '合同.png'),
      });
      const saved = await demo.ask('hr', calls.contractUpdate, {
        id: row?.id ?? '',
        version: row?.version ?? 0,
        changes: { scan: scan.id },
      });
      expect(saved.names.scan).toBe('合同.png');
      const own = await demo.browser('staff');
      const file = await own.send(calls.downloadRecordFile, { recordFileId: scan.id });
      expect(file.status).toBe(200);
      const other = await demo.browser('operator');
      const refusedFile = await other.send(calls.downloadRecordFile, { recordFileId: scan.id });
      expect(refusedFile.code).toBe('notFound');
    });
  });

  describe('a person who comes back', () => {
    test('brings along all but contracts', async () => {
      const demo = current();
      const { gateway } = demo;
      const tenantId = (await demo.ask('admin', calls.currentSession, {})).tenant.id;
      const place = { tenantId, accountId: null };
      await gateway.database.withTransaction(place, 'write', async (database) => {
        const employments = await database
          .selectFrom('employment as e')
          .innerJoin('employment as o', (join) =>
            join.onRef('o.person_id', '=', 'e.person_id').onRef('o.id', '<>', 'e.id'),
          )
          .innerJoin('education as d', (join) => join.onRef('d.employment_id', '=', 'o.id'))
          .where('e.tenant_id', '=', tenantId)
          .select(['e.id', 'e.person_id', 'o.id as other'])
          .executeTakeFirstOrThrow();
        const countOf = async (table: 'education' | 'contract', id: string) =>
          (
            await database
              .selectFrom(table)
              .where('tenant_id', '=', tenantId)
              .where('employment_id', '=', id)
              .select('id')
              .execute()
          ).length;
        const contracts = await countOf('contract', employments.other);
        await carryRecords({ database, tenantId }, employments.person_id, employments.id);
        expect(await countOf('education', employments.other)).toBe(0);
        expect(await countOf('education', employments.id)).toBeGreaterThan(0);
        expect(await countOf('contract', employments.other)).toBe(contracts);
      });
    });
  });

  describe('people themselves', () => {
    test('keep their contacts, and read their contracts', async () => {
      const demo = current();
      const own = await employmentOf(demo, '周雨桐');
      const made = await demo.ask('staff', calls.emergencyContactCreate, {
        values: { employment: own, name: '周建军', relation: '父亲', phone: '13800000000' },
      });
      expect(made.can).toMatchObject({ edit: true, remove: true });
      const { rows, can } = await demo.ask('staff', calls.contractPage, {});
      expect(new Set(rows.map(({ fields }) => fields.employment))).toEqual(new Set([own]));
      expect(can.create).toBe(false);
      const browser = await demo.browser('staff');
      const other = await employmentOf(demo, '黄梓萱');
      const stranger = await browser.call(calls.emergencyContactCreate, {
        values: { employment: other, name: '某人', relation: '朋友', phone: '13800000000' },
      });
      expect(stranger.code).not.toBe('ok');
    });

    test('are seen by their head of department, with phones in part', async () => {
      const demo = current();
      const { rows } = await demo.ask('manager', calls.emergencyContactPage, { rows: 50 });
      expect(rows.length).toBeGreaterThan(1);
      const others = rows.filter(({ can }) => !can.edit);
      expect(others.length).toBeGreaterThan(0);
      for (const row of others) expect(row.fields.phone).toBeNull();
    });
  });
});
