import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { longestSchemeName, mostSchemes } from '#bridge/calls/joyhr/schemes.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { AppClient } from '#tests/support/shell-client.ts';

eachDemo('saved query schemes', (current) => {
  let demo: DemoGateway;
  beforeAll(() => {
    demo = current();
  });

  /** Saves a scheme of a list of its own, so that tests do not meet. */
  const add = (listCode: string, name: string, account = 'hr') =>
    demo.ask(account, calls.addScheme, { listCode, name, query: 'status=active' });
  const names = async (listCode: string, account = 'hr') =>
    (await demo.ask(account, calls.findSchemes, { listCode })).map(({ name }) => name);

  test('come back as they were saved, the default one first', async () => {
    const columns = { hidden: ['gender'], order: ['name', 'status'], widths: { name: 180 } };
    const listCode = 'personnel.kept';
    const saved = {
      listCode,
      name: '试用期员工',
      query: 'status=probation&sort=joinedOn',
      columns,
    };
    const first = await demo.ask('hr', calls.addScheme, saved);
    const second = await add(listCode, 'Second');
    expect(first).toMatchObject({
      name: saved.name,
      query: saved.query,
      columns,
      isDefault: false,
    });
    expect(second.columns).toBeNull();
    await demo.ask('hr', calls.updateDefaultScheme, { listCode, schemeId: second.id });
    expect(await names(listCode)).toEqual(['Second', '试用期员工']);
    expect(await demo.ask('hr', calls.getScheme, { schemeId: first.id })).toEqual(first);
  });

  test('are renamed and saved anew, each without touching the rest', async () => {
    const { id: schemeId } = await add('personnel.changed', 'Before');
    const renamed = await demo.ask('hr', calls.updateScheme, { schemeId, name: 'After' });
    expect(renamed).toMatchObject({ name: 'After', query: 'status=active' });
    const saved = await demo.ask('hr', calls.updateScheme, { schemeId, query: 'page=2' });
    expect(saved).toMatchObject({ name: 'After', query: 'page=2' });
  });

  test('have one default for each list, which can be taken away again', async () => {
    const listCode = 'personnel.default';
    const one = await add(listCode, 'One');
    const two = await add(listCode, 'Two');
    const other = await add('personnel.other', 'Other');
    await demo.ask('hr', calls.updateDefaultScheme, {
      listCode: 'personnel.other',
      schemeId: other.id,
    });
    const defaults = async () =>
      (await demo.ask('hr', calls.findSchemes, { listCode }))
        .filter(({ isDefault }) => isDefault)
        .map(({ name }) => name);
    for (const { id, name } of [one, two, two]) {
      await demo.ask('hr', calls.updateDefaultScheme, { listCode, schemeId: id });
      expect(await defaults()).toEqual([name]);
    }
    await demo.ask('hr', calls.updateDefaultScheme, { listCode });
    expect(await defaults()).toEqual([]);
    expect(await demo.ask('hr', calls.getScheme, { schemeId: other.id })).toMatchObject({
      isDefault: true,
    });
  });

  test('cannot be the default of a list that is not theirs', async () => {
    const { id } = await add('personnel.mine', 'Mine');
    const { code } = await (await demo.browser('hr')).call(calls.updateDefaultScheme, {
      listCode: 'personnel.another',
      schemeId: id,
    });
    expect(code).toBe('notFound');
  });

  test('have a name that no other of the list has, of that person alone', async () => {
    const listCode = 'personnel.names';
    const { id: schemeId } = await add(listCode, 'First');
    await add(listCode, 'Second');
    await add('personnel.names-of-others', 'First');
    await add(listCode, 'First', 'admin');
    const hr = await demo.browser('hr');
    const taken = { code: 'badInput', answer: { fields: [{ path: 'name', issue: 'taken' }] } };
    const again = { listCode, name: 'First', query: '' };
    expect(await hr.call(calls.addScheme, again)).toMatchObject(taken);
    expect(await hr.call(calls.updateScheme, { schemeId, name: 'Second' })).toMatchObject(taken);
    expect(await names(listCode)).toEqual(['First', 'Second']);
  });

  test('are gone once removed', async () => {
    const { id: schemeId } = await add('personnel.removed', 'Gone');
    await demo.ask('hr', calls.removeScheme, { schemeId });
    expect(await names('personnel.removed')).toEqual([]);
    const again = await (await demo.browser('hr')).call(calls.removeScheme, { schemeId });
    expect(again.code).toBe('notFound');
  });

  test('are seen, changed and removed by nobody else, not even by an administrator', async () => {
    const { id: schemeId } = await add('personnel.private', 'Private');
    const admin = await demo.browser('admin');
    const listCode = 'personnel.private';
    const answers = [
      await admin.call(calls.getScheme, { schemeId }),
      await admin.call(calls.updateScheme, { schemeId, name: 'Mine now' }),
      await admin.call(calls.updateDefaultScheme, { listCode, schemeId }),
      await admin.call(calls.removeScheme, { schemeId }),
    ];
    expect(answers.map(({ code }) => code)).toEqual(Array(4).fill('notFound'));
    expect(await names(listCode, 'admin')).toEqual([]);
    expect(await names(listCode)).toEqual(['Private']);
  });

  test('are fifty at most, also when two windows save at once', async () => {
    const listCode = 'personnel.many';
    for (let at = 0; at < mostSchemes - 1; at += 1) await add(listCode, `Scheme ${at}`);
    const windows = [await demo.browser('hr'), demo.gateway.browser()];
    await windows[1]?.signIn('hr');
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        windows[at % 2]?.call(calls.addScheme, { listCode, name: `Last ${at}`, query: '' }),
      ),
    );
    const codes = answers.map((answer) => answer?.code).toSorted();
    expect(codes).toEqual([...Array(5).fill('badInput'), 'ok']);
    expect(await names(listCode)).toHaveLength(mostSchemes);
  });

  test('hold no more than a list can ask for', async () => {
    const hr = await demo.browser('hr');
    const scheme = { listCode: 'personnel.large', name: 'Large', query: '' };
    const refused = [
      { ...scheme, name: 'n'.repeat(longestSchemeName + 1) },
      { ...scheme, name: '  ' },
      { ...scheme, query: 'q'.repeat(1501) },
      { ...scheme, columns: { hidden: Array(61).fill('name'), widths: {} } },
      { ...scheme, columns: { hidden: ['n'.repeat(41)], widths: {} } },
      { ...scheme, listCode: 'Personnel/../x' },
    ];
    for (const request of refused) {
      expect((await hr.call(calls.addScheme, request)).code).toBe('badInput');
    }
    const widths = Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`column${at}`, 80]));
    const wide = { ...scheme, columns: { hidden: [], widths } };
    expect((await hr.call(calls.addScheme, wide)).code).toBe('badInput');
  });

  test('of its own lists are all an app can reach', async () => {
    const browser = await demo.browser('hr');
    const { id: schemeId } = await add('personnel.of-an-app', 'Mine');
    const token = await browser.token('alpha');
    const alpha = new AppClient(demo.gateway.server, 'http://alpha.atrium.localhost:7000', token);
    const own = { listCode: 'alpha.list', name: 'Own', query: '' };
    expect((await alpha.send(calls.addScheme, own)).code).toBe('ok');
    const listCode = 'personnel.of-an-app';
    const answers = [
      await alpha.send(calls.findSchemes, { listCode }),
      await alpha.send(calls.addScheme, { ...own, listCode }),
      await alpha.send(calls.updateDefaultScheme, { listCode }),
      await alpha.send(calls.getScheme, { schemeId }),
      await alpha.send(calls.removeScheme, { schemeId }),
    ];
    expect(answers.map(({ code }) => code)).toEqual([
      ...Array(3).fill('noPermission'),
      ...Array(2).fill('notFound'),
    ]);
  });

  test('leave a line in the audit trail for every change', async () => {
    const listCode = 'personnel.audited';
    const { id: schemeId } = await add(listCode, 'Audited', 'manager');
    await demo.ask('manager', calls.updateScheme, { schemeId, name: 'Renamed' });
    await demo.ask('manager', calls.updateDefaultScheme, { listCode, schemeId });
    await demo.ask('manager', calls.removeScheme, { schemeId });
    const { tenant } = await demo.ask('manager', calls.currentSession, {});
    const rows = await demo.gateway.database.withTransaction(
      { tenantId: tenant.id, accountId: null },
      'read',
      (transaction) =>
        transaction
          .selectFrom('audit_event')
          .select(['call', 'outcome', 'detail'])
          .where('tenant_id', '=', tenant.id)
          .where('target', '=', `query_scheme:${schemeId}`)
          .orderBy('id')
          .execute(),
    );
    expect(rows).toMatchObject(
      [calls.addScheme, calls.updateScheme, calls.updateDefaultScheme, calls.removeScheme].map(
        ({ name }) => ({ call: name, outcome: 'ok', detail: { listCode } }),
      ),
    );
  });
});
