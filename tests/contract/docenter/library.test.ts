import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { type DemoGateway, eachDemo } from '../../support/demo-gateway.ts';

const refusal = async (demo: DemoGateway, account: string, id: string): Promise<string> => {
  const browser = await demo.browser(account);
  return (await browser.call(calls.readLibraryDocument, { id })).code ?? 'ok';
};

eachDemo('the library of documents', (current) => {
  const titles = async (account: string): Promise<string[]> =>
    (await current().ask(account, calls.listLibrary, {})).map(({ title }) => title);

  test('has what is published for the reader, and no draft', async () => {
    const all = await titles('admin');
    expect(all).toContain('考勤与休假管理制度');
    expect(all.some((title) => title.includes('征求意见稿'))).toBe(false);
    expect(await titles('staff')).toContain('费用报销管理办法');
  });

  test('a search finds parts by Chinese words, by words that mean the same, and says where', async () => {
    const hits = await current().ask('staff', calls.searchLibrary, { keyword: '年假有几天' });
    expect(hits[0]?.title).toBe('考勤与休假管理制度');
    expect(hits.slice(0, 3).some(({ headings }) => headings.includes('年休假'))).toBe(true);
    expect(hits.some(({ quote }) => quote.includes('10 天'))).toBe(true);
    const none = await current().ask('staff', calls.searchLibrary, { keyword: '宠物友好' });
    expect(none).toEqual([]);
    const odd = await current().ask('staff', calls.searchLibrary, { keyword: "'; & | ! :*" });
    expect(odd).toEqual([]);
  });

  test('a document for an organisation is read there and below, and found by no one else', async () => {
    const special = (await current().ask('admin', calls.listLibrary, {})).find(
      ({ organName }) => organName !== null,
    );
    const readers = new Map<string, boolean>();
    for (const account of ['hr', 'manager', 'staff']) {
      const isListed = (await titles(account)).includes(special?.title ?? '');
      const code = await refusal(current(), account, special?.id ?? '');
      expect(code).toBe(isListed ? 'ok' : 'notFound');
      const hits = await current().ask(account, calls.searchLibrary, { keyword: '灰度发布' });
      expect(hits.length > 0).toBe(isListed);
      readers.set(account, isListed);
    }
    expect([...readers.values()]).toContain(true);
    expect([...readers.values()]).toContain(false);
  });

  test('what is published is found at once, and what is retired is not found any longer', async () => {
    const values = {
      title: '停车管理规定',
      kind: 'other' as const,
      organ: null,
      edition: null,
      effectiveOn: current().today,
      summary: null,
      body: '# 停车\n地下二层为员工停车场，月租 300 元。',
      attachment: null,
    };
    const { id, version } = await current().ask('hr', calls.companyDocumentCreate, { values });
    const find = () => current().ask('staff', calls.searchLibrary, { keyword: '停车场月租' });
    expect(await find()).toEqual([]);
    const move = { id, version, move: 'publish' as const };
    const published = await current().ask('hr', calls.companyDocumentMove, move);
    expect((await find())[0]?.documentId).toBe(id);
    const retire = { ...move, version: published.version, move: 'retire' as const };
    await current().ask('hr', calls.companyDocumentMove, retire);
    expect(await find()).toEqual([]);
    expect(await refusal(current(), 'staff', id)).toBe('notFound');
  });

  test('an attachment is downloaded by who reads the document, and by no one else', async () => {
    const session = await current().ask('admin', calls.currentSession, {});
    const [document] = await current().ask('admin', calls.listLibrary, {});
    const id = document?.id ?? '';
    const file = { tenant_id: session.tenant.id, id: '0199aaaa-0000-7000-8000-000000000001' };
    await current().gateway.database.withTransaction(
      { tenantId: session.tenant.id, accountId: null },
      'write',
      async (transaction) => {
        const content = Buffer.from('%PDF-1.4 made up');
        const kept = { record: 'companyDocument', field: 'attachment', name: '附件.pdf' };
        await transaction
          .insertInto('record_file')
          .values({
            ...file,
            ...kept,
            format: 'pdf',
            size: content.length,
            content,
            row_id: id,
            account_id: session.user.id,
            actor_name: 'x',
            added_at: new Date(),
          })
          .execute();
        await transaction
          .updateTable('company_document')
          .set({ attachment_id: file.id })
          .where('tenant_id', '=', session.tenant.id)
          .where('id', '=', id)
          .execute();
      },
    );
    const download = async (account: string) =>
      (await (await current().browser(account)).call(calls.readLibraryFile, { id })).code ?? 'ok';
    expect(await download('staff')).toBe('ok');
    expect(await download('maple')).toBe('notFound');
  });

  test('another company finds nothing of it', async () => {
    const hits = await current().ask('maple', calls.searchLibrary, { keyword: '报销标准' });
    expect(hits).toEqual([]);
    const [document] = await current().ask('admin', calls.listLibrary, {});
    expect(await refusal(current(), 'maple', document?.id ?? '')).toBe('notFound');
  });
});
