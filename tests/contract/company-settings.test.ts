import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { nextEmployeeNumber } from '#gateway/services/company/employee-numbers.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';

const profileOf = async (demo: DemoGateway) => {
  const {
    code: _,
    numbers,
    version,
    ...profile
  } = await demo.ask('admin', calls.companySettings, {});
  return { numbers, version, profile };
};

eachDemo('company settings', (current) => {
  test('are saved once for each version, and name the company everywhere', async () => {
    const { version, profile } = await profileOf(current());
    const changed = { ...profile, name: '蓝港集团', timeZone: 'Asia/Urumqi' };
    const admin = await current().browser('admin');
    const request = { version, profile: changed };
    expect((await admin.call(calls.saveCompanyProfile, request)).code).toBe('ok');
    expect((await admin.call(calls.saveCompanyProfile, request)).code).toBe('conflict');
    expect((await profileOf(current())).profile).toEqual(changed);
    const { tenant } = await current().ask('staff', calls.currentSession, {});
    expect(tenant.name).toBe('蓝港集团');
    const { tenant: other } = await current().ask('maple', calls.currentSession, {});
    expect(other.name).not.toBe('蓝港集团');
  });

  test('refuse a time zone that is none, and people without the function', async () => {
    const { version, profile } = await profileOf(current());
    const admin = await current().browser('admin');
    const odd = { version, profile: { ...profile, timeZone: 'Nowhere' } };
    const { answer } = await admin.call(calls.saveCompanyProfile, odd);
    expect(answer.fields).toMatchObject([{ path: 'profile.timeZone', issue: 'choice' }]);
    const staff = await current().browser('staff');
    expect((await staff.call(calls.companySettings, {})).code).toBe('noPermission');
    const { code } = await staff.call(calls.saveCompanyProfile, { version, profile });
    expect(code).toBe('noPermission');
  });

  test('write a watermark over the pages of each person', async () => {
    const words = async (account: string) =>
      (await current().ask(account, calls.loadWatermark, {})).words;
    const save = async (changes: object) => {
      const { version, profile } = await profileOf(current());
      const request = { version, profile: { ...profile, ...changes } };
      return (await current().browser('admin')).call(calls.saveCompanyProfile, request);
    };
    expect(await words('staff')).toBe('');
    await save({ watermark: 'person' });
    expect(await words('staff')).toBe('周雨桐 staff');
    expect(await words('maple')).toBe('');
    const { answer } = await save({ watermark: 'words', watermarkWords: '' });
    expect(answer.fields).toMatchObject([{ path: 'profile.watermarkWords', issue: 'required' }]);
    await save({ watermark: 'words', watermarkWords: '内部资料' });
    expect(await words('staff')).toBe('内部资料');
    await save({ watermark: 'none' });
    expect(await words('staff')).toBe('');
  });

  test('number employees by the saved rule, and pass over numbers in use', async () => {
    const { numbers } = await profileOf(current());
    const { version, ...rule } = numbers;
    const admin = await current().browser('admin');
    const request = { version, rule: { prefix: 'N-', digits: 3, next: 7 } };
    expect((await admin.call(calls.saveNumberRule, request)).code).toBe('ok');
    expect((await admin.call(calls.saveNumberRule, request)).code).toBe('conflict');
    const { tenant } = await current().ask('admin', calls.currentSession, {});
    const give = () =>
      current().gateway.database.withTransaction(
        { tenantId: tenant.id, accountId: null },
        'write',
        (transaction) => nextEmployeeNumber(transaction, tenant.id),
      );
    expect(await give()).toBe('N-007');
    // Back at the numbers of the demo, whose employees have all up to the next one.
    const back = { version: version + 1, rule: { ...rule, next: 1 } };
    await admin.call(calls.saveNumberRule, back);
    const free = await give();
    const roster = await current().ask('hr', calls.rosterPage, { keyword: free });
    expect(roster.total).toBe(0);
    expect(free.startsWith(rule.prefix)).toBe(true);
    const odd = { version: version + 2, rule: { ...rule, prefix: '工号' } };
    const { answer } = await admin.call(calls.saveNumberRule, odd);
    expect(answer.fields).toMatchObject([{ path: 'rule.prefix', issue: 'invalid' }]);
  });
});

eachDemo('dictionaries', (current) => {
  test('give choices in the language of the caller, disabled ones marked', async () => {
    const categories = await current().ask('staff', calls.itemMapCategory, {});
    expect(categories.map(({ code }) => code)).toContain('leaveReason');
    const maple = await current().ask('maple', calls.itemMap, { category: ['leaveReason', 'no'] });
    expect(maple.no).toEqual([]);
    const page = await current().ask('admin', calls.dictionaryItemPage, { keyword: 'career' });
    const [career] = page.rows;
    await current().ask('admin', calls.dictionaryItemUpdate, {
      id: career?.id ?? '',
      version: career?.version ?? 0,
      changes: { disabled: true },
    });
    const { leaveReason } = await current().ask('staff', calls.itemMap, {
      category: 'leaveReason',
    });
    expect(leaveReason?.[0]).toEqual({ code: 'career', name: 'Career', disabled: true });
  });

  test('refuse two items of one code in a category', async () => {
    const { rows } = await current().ask('admin', calls.dictionaryCategoryPage, {});
    const category = rows.find(({ fields }) => fields.code === 'leaveReason')?.id ?? '';
    const admin = await current().browser('admin');
    const values = { code: 'family', nameZh: '家庭', nameEn: 'Family', sortOrder: 1 };
    const { answer } = await admin.call(calls.dictionaryItemCreate, {
      values: { ...values, category, disabled: false },
    });
    expect(answer.result).toBeUndefined();
    const { code } = await admin.call(calls.dictionaryCategoryRemove, {
      id: category,
      version: rows.find(({ id }) => id === category)?.version ?? 0,
    });
    expect(code).toBe('inUse');
  });
});

eachDemo('legal entities', (current) => {
  test('want a social credit code that is one', async () => {
    const admin = await current().browser('admin');
    const values = { name: '青山科技', creditCode: '91350100M000100Y44' };
    const refused = await admin.call(calls.legalEntityCreate, { values });
    expect(JSON.stringify(refused.answer.fields)).toContain('creditCode');
    const right = { values: { ...values, creditCode: '91350100M000100Y43' } };
    expect((await admin.call(calls.legalEntityCreate, right)).code).toBe('ok');
  });
});
