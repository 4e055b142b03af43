import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { supplierQualifications } from '#gateway/services/supplier/records/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { next, openPurchasing, type Purchasing } from '#tests/support/purchasing.ts';
import { fieldNames } from '#tests/support/request-maker.ts';
import type { ShellClient } from '#tests/support/shell-client.ts';
import { type Stocked, stockSupplier } from '#tests/support/stocked-supplier.ts';
import { openSupplierLogin } from '#tests/support/supplier-logins.ts';
import { usualFields } from '#tests/support/supplier-requests.ts';

const all = Object.values<AnyCall>(calls);
const withSession = all.filter(({ access }) => access.kind !== 'public');
const ofSupplier = all.filter(({ outside }) => outside === 'supplier');

eachDemo('the wall around a supplier', (current) => {
  let demo: DemoGateway;
  let buying: Purchasing;
  let own: Stocked;
  let other: Stocked;
  let browser: ShellClient;
  beforeAll(async () => {
    demo = current();
    buying = await openPurchasing(demo);
    own = await stockSupplier(demo, buying, 'one');
    other = await stockSupplier(demo, buying, 'two');
    browser = await demo.browser(own.loginName);
  });

  /** A request of a call with the ids of a supplier. */
  function requestOf(call: AnyCall, ids: Readonly<Record<string, string>>): object {
    const { settlementId = '' } = ids;
    const lines = [{ settlementId, version: 2 }];
    const settlementIds = [settlementId];
    const given: Readonly<Record<string, unknown>> = {
      ...usualFields(demo, call),
      lines,
      settlementIds,
      ...ids,
    };
    const names = fieldNames(call).filter((name) => name in given);
    return Object.fromEntries(names.map((name) => [name, given[name]]));
  }

  test('every call that does not say otherwise is refused, whatever it asks for', async () => {
    const closed = withSession.filter(({ outside }) => outside === 'no');
    expect(closed.length).toBeGreaterThan(1000);
    const wrong: string[] = [];
    for (const call of closed) {
      const { code } = await browser.send(call, {});
      if (code !== 'noPermission') wrong.push(`${call.name}: ${code}`);
    }
    expect(wrong).toEqual([]);
  });

  test('the calls about the own account are those that were reviewed', () => {
    const areas = new Map<string, number>();
    for (const { outside, service } of withSession) {
      if (outside === 'account') areas.set(service, (areas.get(service) ?? 0) + 1);
    }
    expect(Object.fromEntries(areas)).toEqual({
      uac: 34,
      tum: 4,
      joyhr: 8,
      message: 6,
    });
  });

  test('every call of theirs with ids of another supplier is refused as one with ids of nothing (S28, S30)', async () => {
    const nothing = Object.fromEntries(Object.keys(other.ids).map((name) => [name, uuid7()]));
    for (const call of ofSupplier) {
      const foreign = requestOf(call, other.ids);
      const named = Object.keys(foreign).some(
        (name) => name in other.ids || ['lines', 'settlementIds'].includes(name),
      );
      if (!named) continue;
      const theirs = await browser.send(call, foreign);
      const random = await browser.send(call, requestOf(call, nothing));
      expect([call.name, theirs.code]).toEqual([call.name, random.code]);
      if (call.effect === 'write')
        expect([call.name, theirs.code]).toEqual([call.name, 'notFound']);
      for (const mark of other.marks) expect(theirs.body).not.toContain(mark);
    }
    const meddled = { supplierId: other.supplier.id };
    const { code } = await browser.send(calls.portalCompany, meddled);
    expect(code).toBe('badInput');
  });

  test('nothing they read holds a row of another supplier, of staff, or of another area', async () => {
    const { rows: staff } = await demo.gateway.asOwner((client) =>
      client.query<{ mark: string }>(`select e.id::text as mark from app.employment e
        join app.tenant t on t.id = e.tenant_id where t.code = 'harbour'
        union all select p.name from app.person p join app.tenant t on t.id = p.tenant_id
        where t.code = 'harbour' and length(p.name) > 2`),
    );
    // The name of a worker they sent is theirs; the employment behind it is not.
    const ours = staff.map(({ mark }) => mark).filter((mark) => mark !== own.sent.workerName);
    const pay = ['7811.11', '7622.22'];
    const forbidden = [...other.marks, ...pay, ...ours];
    const read = withSession.filter(
      ({ effect, outside, answer }) => effect === 'read' && outside !== 'no' && answer === 'json',
    );
    let answered = 0;
    for (const call of read) {
      const { code, body } = await browser.send(call, requestOf(call, own.ids));
      if (code === 'ok') answered += 1;
      expect([call.name, forbidden.filter((mark) => body.includes(mark))]).toEqual([call.name, []]);
    }
    expect(answered).toBeGreaterThan(20);
  });

  test('no one of the company speaks their calls, not even its super user', async () => {
    for (const account of ['admin', 'hr', 'staff']) {
      const person = await demo.browser(account);
      for (const call of ofSupplier) {
        const { code } = await person.send(call, requestOf(call, own.ids));
        expect([call.name, ['noPermission', 'badInput'].includes(code ?? '')]).toEqual([
          call.name,
          true,
        ]);
      }
    }
  });

  test('no list of the company shows a person of a supplier, and no one gives them a role', async () => {
    const admin = await demo.browser('admin');
    const page = await admin.call(calls.accountPage, { keyword: own.loginName });
    expect(page.answer.result?.rows).toEqual([]);
    const { accountId } = own;
    for (const call of [calls.resetAccount, calls.unlockAccount, calls.rightsOfAccount]) {
      expect((await admin.send(call, { accountId })).code).toBe('notFound');
    }
    const { rows } = await demo.ask('admin', calls.rolePage, { keyword: 'employee' });
    const roleId = rows[0]?.id ?? '';
    const none = { remove: [], addRules: [], removeRules: [] };
    const given = await admin.send(calls.saveRoleMembers, { roleId, add: [accountId], ...none });
    expect(given.code).toBe('notFound');
  });

  test('a message to the whole company is not for them', async () => {
    const titles = async (account: string) =>
      (await demo.ask(account, calls.noticePage, {})).rows.map(({ title }) => title);
    const theirs = await titles(own.loginName);
    expect(theirs.length).toBeGreaterThan(0);
    for (const title of theirs)
      expect(title).toMatch(/order|Settlement|result|Licence|Workers|month|Invoice/);
  });

  test('the database itself shows them their rows, in columns that are granted, and nothing else (S29)', async () => {
    const tenant = await demo.ask('admin', calls.currentSession, {});
    const place = [tenant.tenant.id, own.accountId, own.supplier.id];
    const found = await demo.gateway.asOwner(async (client) => {
      const tried: Record<string, string> = {};
      const { rows: tables } = await client.query<{ name: string; granted: boolean }>(
        `select c.relname as name, has_any_column_privilege('app_partner', c.oid, 'select') as granted
          from pg_class c where c.relnamespace = 'app'::regnamespace and c.relkind = 'r' order by 1`,
      );
      for (const { name, granted } of tables) {
        await client.query('begin');
        await client.query(`set local app.tenant to '${place[0]}'; set local app.actor to '${place[1]}';
          set local app.supplier to '${place[2]}'; set local role app_partner`);
        const sql = granted ? `select count(*)::int as n from app.${name}` : `table app.${name}`;
        tried[name] = await client.query<{ n: number }>(sql).then(
          ({ rows }) => `${rows[0]?.n} rows`,
          (error: { code?: string }) => error.code ?? 'no code',
        );
        await client.query('rollback');
      }
      return tried;
    });
    const open = Object.entries(found).filter(([, outcome]) => outcome !== '42501');
    const { attendance_month: closedMonths, ...bound } = Object.fromEntries(open);
    expect(Number(closedMonths?.split(' ')[0])).toBeGreaterThan(0);
    expect(bound).toEqual({
      account: '1 rows',
      agency: '1 rows',
      dispatch_agreement: '1 rows',
      dispatch_assignment: '1 rows',
      dispatch_post: '1 rows',
      dispatch_settlement: '1 rows',
      legal_entity: '1 rows',
      order_message: '1 rows',
      order_message_read: '1 rows',
      purchase_order: '2 rows',
      purchase_order_item: '2 rows',
      record_file: '1 rows',
      staff_request: '1 rows',
      staff_request_candidate: '1 rows',
      supplier: '1 rows',
      supplier_contact: '0 rows',
      supplier_delivery: '2 rows',
      supplier_delivery_item: '2 rows',
      supplier_evaluation: '1 rows',
      supplier_invoice: '1 rows',
      supplier_invoice_settlement: '1 rows',
      supplier_qualification: '2 rows',
      supplier_score: '1 rows',
      supplier_settlement: '2 rows',
      tenant: '1 rows',
      tour_reply: '0 rows',
    });
  });

  test('every table the role may touch is bound by a policy of its own, and hides what is ours', async () => {
    const { rows } = await demo.gateway.asOwner((client) =>
      client.query<{ name: string; unbound: boolean }>(`select c.relname as name, not exists (
          select from pg_policy p where p.polrelid = c.oid and 'app_partner'::regrole = any(p.polroles)
            and (not p.polpermissive or c.relname in ('account', 'tenant'))) as unbound
        from pg_class c where c.relnamespace = 'app'::regnamespace and c.relkind = 'r'
          and has_any_column_privilege('app_partner', c.oid, 'select, insert, update')`),
    );
    expect(rows.filter(({ unbound }) => unbound)).toEqual([]);
    const { rows: hidden } = await demo.gateway.asOwner((client) =>
      client.query<{ column: string }>(`select format('%s.%s', c.relname, a.attname) as column
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relnamespace = 'app'::regnamespace and (
          (c.relname = 'supplier' and a.attname in ('note', 'block_reason'))
          or (c.relname = 'order_message' and a.attname in ('account_id', 'noticed_at'))
          or (c.relname = 'supplier_evaluation' and a.attname = 'note')
          or (c.relname = 'supplier_score' and a.attname = 'note')
          or (c.relname = 'purchase_order' and a.attname in ('note', 'organ_id'))
          or (c.relname = 'agency' and a.attname in ('note', 'contact', 'phone', 'email'))
          or (c.relname = 'dispatch_assignment'
            and a.attname in ('comparable_pay', 'own_pay', 'protection', 'protected_until', 'ratio_reason', 'note'))
          or (c.relname = 'dispatch_settlement' and a.attname in ('note', 'custom'))
          or (c.relname = 'dispatch_agreement' and a.attname in ('directs_work', 'breach', 'custom'))
          or (c.relname = 'staff_request_candidate' and a.attname = 'id_number')
          or (c.relname = 'supplier_delivery' and a.attname in ('receiver_id', 'note')))
          and has_column_privilege('app_partner', c.oid, a.attnum, 'select')`),
    );
    expect(hidden).toEqual([]);
  });

  test('what the database tells of a worker, it tells their agency alone (O30)', async () => {
    const tenant = await demo.ask('admin', calls.currentSession, {});
    const told = (supplier: string, employment: string) =>
      demo.gateway.asOwner(async (client) => {
        await client.query('begin');
        await client.query(`set local app.tenant to '${tenant.tenant.id}'; set local app.actor to '${own.accountId}';
          set local app.supplier to '${supplier}'; set local role app_partner`);
        const { rows } = await client.query<{ name: string }>(
          'select name from app.dispatched_worker($1)',
          [employment],
        );
        const { rows: times } = await client.query<{ worked: number }>(
          'select worked from app.dispatched_time($1) where employment_id = $2',
          [own.sent.month, employment],
        );
        await client.query('rollback');
        return [rows[0]?.name, times[0]?.worked];
      });
    const { employment, workerName } = own.sent;
    expect(await told(own.supplier.id, employment)).toEqual([workerName, 480]);
    expect(await told(other.supplier.id, employment)).toEqual([undefined, undefined]);
    expect(await told(own.supplier.id, buying.receiver)).toEqual([undefined, undefined]);
  });

  test('a supplier that sends no workers has none of the pages of an agency', async () => {
    const plain = await buying.qualified();
    const { loginName } = await openSupplierLogin(demo, plain.id);
    const person = await demo.browser(loginName);
    expect((await person.send(calls.portalWorkers, {})).code).toBe('noPermission');
    expect((await person.send(calls.portalToday, {})).code).toBe('ok');
  });

  test('a membership keeps its supplier, and takes neither an employment nor the rights of a super user', async () => {
    const attempt = (change: string) =>
      demo.gateway.asOwner((client) =>
        client
          .query(`update app.membership set ${change} where account_id = $1`, [own.accountId])
          .then(
            () => 'changed',
            () => 'refused',
          ),
      );
    expect(await attempt(`supplier_id = '${other.supplier.id}'`)).toBe('refused');
    expect(await attempt('supplier_id = null')).toBe('refused');
    expect(await attempt('is_super = true')).toBe('refused');
    expect(await attempt(`employment_id = '${buying.receiver}'`)).toBe('refused');
  });

  test('a licence of another supplier does not take its scan along', async () => {
    const scanId = other.ids.scanId ?? '';
    const stolen = { kind: 'other' as const, number: `X-${next()}`, scanId };
    expect((await browser.call(calls.portalAddLicence, stolen)).code).toBe('notFound');
    const row = await buying.tried(supplierQualifications, 'create', {
      values: { supplier: own.supplier.id, kind: 'other', number: `Y-${next()}` },
    });
    expect(row.state).toBe('pending');
  });
});
