import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { suppliers } from '#gateway/services/supplier/records/index.ts';
import { password } from '#tests/support/accounts.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { creditCode, openPurchasing, type Purchasing } from '#tests/support/purchasing.ts';
import { newAddress, openSupplierLogin } from '#tests/support/supplier-logins.ts';

eachDemo('logins of suppliers', (current) => {
  let demo: DemoGateway;
  let buying: Purchasing;
  beforeAll(async () => {
    demo = current();
    buying = await openPurchasing(demo);
  });

  const secretOf = (address = '') => address.split('#')[1] ?? '';
  const rowOf = async (loginName: string) =>
    (await demo.ask('admin', calls.supplierLogins, { keyword: loginName })).rows[0];
  const invited = async (request: object) =>
    (await demo.browser('admin')).send<null>(calls.inviteSupplierLogin, request);
  const signedIn = async (account: string) => {
    const browser = demo.gateway.browser();
    return { browser, ...(await browser.call(calls.login, { account, password })) };
  };

  test('a contact is invited, chooses a password once, and finds no other application than that of suppliers', async () => {
    const { id, fields } = await buying.qualified();
    const request = { supplierId: id, name: 'Anna Contact', email: newAddress().toUpperCase() };
    const { loginName, link, sent } = await demo.ask('admin', calls.inviteSupplierLogin, request);
    expect(loginName).toBe(request.email.toLowerCase());
    expect(sent).toBeNull();
    expect(await rowOf(loginName)).toMatchObject({
      supplierName: fields.name,
      state: 'invited',
      email: loginName,
      linkUntil: link?.expiresAt,
    });
    const secret = secretOf(link?.address);
    const choose = () => demo.gateway.browser().call(calls.choosePassword, { secret, password });
    expect((await choose()).code).toBe('ok');
    expect((await choose()).code).toBe('uac.linkInvalid');
    const { browser, answer } = await signedIn(loginName);
    expect(answer.result?.user).toMatchObject({
      realName: 'Anna Contact',
      employmentId: null,
      isSuper: false,
      isPartner: true,
    });
    const { answer: menu } = await browser.call(calls.menuTree, {});
    expect(menu.result?.apps.filter(({ code }) => code !== 'supplier')).toEqual([]);
    expect(await rowOf(loginName)).toMatchObject({ state: 'active', linkUntil: null });
  });

  test('no one is invited of a supplier that is not admitted, twice by one address, or without any', async () => {
    const name = `Applicant ${creditCode()}`;
    const applicant = await buying.make(suppliers, {
      name,
      creditCode: creditCode(),
      kind: 'goods',
    });
    const email = newAddress();
    const early = await invited({ supplierId: applicant.id, name: 'A', email });
    expect(early.code).toBe('supplier.supplierNotOpen');
    const { id } = await buying.qualified();
    expect((await invited({ supplierId: id, name: 'A' })).answer.fields).toMatchObject([
      { path: 'email', issue: 'required' },
    ]);
    expect((await invited({ supplierId: id, name: 'A', email })).code).toBe('ok');
    expect((await invited({ supplierId: id, name: 'B', email })).answer.fields).toMatchObject([
      { path: 'email', issue: 'taken' },
    ]);
    const { answer } = await invited({ supplierId: id, name: 'C', phone: '138 0013 8000' });
    expect(answer.result).toMatchObject({ loginName: '8613800138000' });
  });

  test('a link is sent again until a password is chosen, and the earlier one ends', async () => {
    const { id } = await buying.qualified();
    const first = await demo.ask('admin', calls.inviteSupplierLogin, {
      supplierId: id,
      name: 'Again',
      email: newAddress(),
    });
    const { accountId } = first;
    const second = await demo.ask('admin', calls.resendSupplierLogin, { accountId });
    const info = (address = '') =>
      demo.gateway.browser().call(calls.passwordLinkInfo, { secret: secretOf(address) });
    expect((await info(first.link?.address)).code).toBe('uac.linkInvalid');
    expect((await info(second.link?.address)).code).toBe('ok');
    const secret = secretOf(second.link?.address);
    await demo.gateway.browser().call(calls.choosePassword, { secret, password });
    const admin = await demo.browser('admin');
    expect((await admin.call(calls.resendSupplierLogin, { accountId })).code).toBe(
      'supplier.loginInUse',
    );
    const { user } = await demo.ask('hr', calls.currentSession, {});
    const staff = await admin.call(calls.resendSupplierLogin, { accountId: user.id });
    expect(staff.code).toBe('notFound');
  });

  test('nobody is sent more than five new links in an hour', async () => {
    const { id: supplierId } = await buying.qualified();
    const wanted = { supplierId, name: 'Often', email: newAddress() };
    const { accountId } = await demo.ask('admin', calls.inviteSupplierLogin, wanted);
    const admin = await demo.browser('admin');
    const codes: (string | undefined)[] = [];
    for (let time = 0; time < 6; time += 1) {
      codes.push((await admin.call(calls.resendSupplierLogin, { accountId })).code);
    }
    expect(codes).toEqual([...Array(5).fill('ok'), 'throttled']);
  });

  test('a locked login is out within the second, and comes back when it is unlocked (S31)', async () => {
    const { id } = await buying.qualified();
    const { accountId, loginName } = await openSupplierLogin(demo, id);
    const { browser } = await signedIn(loginName);
    expect((await browser.call(calls.portalToday, {})).code).toBe('ok');
    await demo.ask('admin', calls.turnSupplierLogin, { accountId, locked: true });
    for (const call of [calls.portalToday, calls.getAccountInfo]) {
      await expect.poll(async () => (await browser.call(call, {})).code).toBe('accountChanged');
    }
    expect((await signedIn(loginName)).code).toBe('uac.noTenant');
    await demo.ask('admin', calls.turnSupplierLogin, { accountId, locked: false });
    expect((await signedIn(loginName)).code).toBe('ok');
  });

  test.each([
    ['block', 'blacklisted'],
    ['close', 'closed'],
  ])(
    'the move %s of a supplier locks its logins, which are not unlocked then (S35)',
    async (move) => {
      const supplier = await buying.qualified({ blockReason: 'Bad goods' });
      const { accountId, loginName } = await openSupplierLogin(demo, supplier.id);
      const { browser } = await signedIn(loginName);
      await buying.move(suppliers, supplier, move);
      await expect
        .poll(async () => (await browser.call(calls.portalToday, {})).code)
        .toBe('accountChanged');
      expect(await rowOf(loginName)).toMatchObject({ state: 'locked' });
      const admin = await demo.browser('admin');
      const turned = await admin.call(calls.turnSupplierLogin, { accountId, locked: false });
      expect(turned.code).toBe('supplier.supplierNotOpen');
    },
  );

  test('a restricted supplier still delivers what was ordered', async () => {
    const supplier = await buying.qualified();
    const { loginName } = await openSupplierLogin(demo, supplier.id);
    const { version } = await buying.read(suppliers, supplier.id);
    const restricted = { id: supplier.id, version, move: 'restrict', reason: 'Late twice' };
    expect(await buying.tried(suppliers, 'move', restricted)).toMatchObject({
      state: 'restricted',
    });
    const { browser } = await signedIn(loginName);
    expect((await browser.call(calls.portalToday, {})).code).toBe('ok');
  });

  test('a session of theirs is of a kind of its own, which codes do not open', async () => {
    const { id } = await buying.qualified();
    const { loginName } = await openSupplierLogin(demo, id);
    const { browser } = await signedIn(loginName);
    const { answer } = await browser.call(calls.currentSession, {});
    expect(answer.result?.tenant.code).toBe('harbour');
    const { rows } = await demo.gateway.asOwner((client) =>
      client.query<{ kind: string }>(
        `select s.kind from app.session s join app.account a on a.id = s.account_id
          where a.login_name = $1 and s.ended_at is null`,
        [loginName],
      ),
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['partner']);
  });

  test('in a browser of a login that was locked, its person signs out and somebody else signs in', async () => {
    const { id } = await buying.qualified();
    const locked = await openSupplierLogin(demo, id);
    const other = await openSupplierLogin(demo, id);
    const { browser } = await signedIn(locked.loginName);
    const left = await signedIn(locked.loginName);
    const { accountId } = locked;
    await demo.ask('admin', calls.turnSupplierLogin, { accountId, locked: true });
    await expect
      .poll(async () => (await browser.call(calls.currentSession, {})).code)
      .toBe('accountChanged');
    const account = other.loginName;
    expect((await browser.call(calls.login, { account, password })).code).toBe('ok');
    expect((await left.browser.call(calls.logout, {})).code).toBe('ok');
    expect((await left.browser.call(calls.currentSession, {})).code).toBe('loginInvalid');
  });

  test('a write of the company that they try leaves a line in its trail', async () => {
    const { id } = await buying.qualified();
    const { loginName } = await openSupplierLogin(demo, id);
    const { browser } = await signedIn(loginName);
    const { name } = calls.gradeCreate;
    await browser.send(calls.gradeCreate, { values: { code: 'X1', name: 'X', rank: 999 } });
    const asked = { keyword: loginName, action: [name] };
    const { rows } = await demo.ask('admin', calls.auditEventPage, asked);
    expect(rows[0]).toMatchObject({ action: name, outcome: 'denied' });
  });

  test('that a mail is somebody’s is not asked of a list of them', async () => {
    const [one] = await demo.ask('maple', calls.loginSuppliers, {});
    const taken = { supplierId: one?.supplierId ?? '', name: 'Taken', email: newAddress() };
    const ask = async (request: object) =>
      (await demo.browser('maple')).send<null>(calls.inviteSupplierLogin, request);
    // A gateway counts for itself, and this process is the gateway of both databases.
    let code: string | undefined = 'badInput';
    for (let time = 0; time < 23 && code !== 'throttled'; time += 1) ({ code } = await ask(taken));
    expect(code).toBe('throttled');
    expect((await ask({ ...taken, email: newAddress() })).code).toBe('throttled');
  });
});
