import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { fieldOf } from '#bridge/calls/workflow/form.ts';
import { stepOf } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { writePdf } from '#gateway/seed/files/pdf.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';

eachDemo('files of approvals', (current) => {
  const paper = (name: string) =>
    new File([new Uint8Array(writePdf('Receipt', ['100']))], name, { type: 'application/pdf' });
  const upload = async (account: string, name: string) =>
    current().ask(account, calls.uploadApprovalFile, { file: paper(name) });
  const download = async (account: string, approvalFileId: string) =>
    (await current().browser(account)).call(calls.downloadApprovalFile, { approvalFileId });

  async function publish(rights: Readonly<Record<string, 'hidden' | 'read'>>) {
    const demo = current();
    const manager = (await demo.ask('manager', calls.currentSession, {})).user.employmentId ?? '';
    const who = [{ kind: 'people' as const, ids: [manager] }];
    const { id: definitionId } = await demo.ask('admin', calls.saveDefinition, {
      definitionId: null,
      record: null,
      nameZh: '票据',
      nameEn: 'Papers',
      draftRev: 0,
      form: {
        sections: [
          {
            id: 'one',
            nameZh: '票据',
            nameEn: 'Papers',
            fields: [
              fieldOf({ id: 'why', nameZh: '说明', nameEn: 'Why', kind: 'text' }),
              fieldOf({ id: 'papers', nameZh: '附件', nameEn: 'Papers', kind: 'files' }),
            ],
          },
        ],
      },
      route: {
        nodes: [stepOf({ id: 'one', name: 'one', who, rights })],
        withdraw: 'running',
      },
    });
    await demo.ask('admin', calls.publishDefinition, { definitionId, draftRev: 1 });
    return definitionId;
  }

  const start = async (formId: string, papers: string[]) =>
    (await current().browser('staff')).call(calls.formInstanceCreate, {
      event: 'resolve',
      formId,
      version: 1,
      values: { why: '报销', papers },
      chosen: {},
      hash: null,
      requestKey: uuid7(),
    });

  test('a file travels with a request that an app starts', async () => {
    const formId = await publish({});
    const app = 'alpha';
    await current().ask('admin', calls.grantFormApps, { formId, apps: [app] });
    const { id } = await upload('staff', '票据.pdf');
    const values = { why: '报销', papers: [id] };
    const asked = { app, formId, version: 1, values, requestKey: uuid7() };
    await current().ask('staff', calls.startAppRequest, asked);
    expect((await download('manager', id)).status).toBe(200);
  });

  test('a file travels with the form, to who sees its field and to nobody else', async () => {
    const formId = await publish({});
    const file = await upload('staff', '票据.pdf');
    expect((await download('manager', file.id)).code).toBe('notFound');
    const { answer } = await start(formId, [file.id]);
    const approvalId = answer.result?.approvalId ?? '';
    const { filled } = await current().ask('manager', calls.getApproval, { approvalId });
    expect(filled?.values.papers).toEqual([file.id]);
    expect(filled?.names[file.id]).toBe('票据.pdf');
    expect((await download('manager', file.id)).status).toBe(200);
    expect((await download('maple', file.id)).code).toBe('notFound');
    const hidden = await publish({ papers: 'hidden' });
    const secret = await upload('staff', '隐藏.pdf');
    await start(hidden, [secret.id]);
    expect((await download('manager', secret.id)).code).toBe('notFound');
  });

  test('a file of somebody else is refused like one that is not there', async () => {
    const formId = await publish({});
    const foreign = await upload('manager', '别人的.pdf');
    for (const id of [foreign.id, uuid7()]) {
      const refused = await start(formId, [id]);
      expect(refused.answer.fields).toMatchObject([{ path: 'values.papers', issue: 'choice' }]);
    }
  });

  test('a comment brings files and names people, who then see the approval', async () => {
    const formId = await publish({});
    const { answer } = await start(formId, []);
    const approvalId = answer.result?.approvalId ?? '';
    const colleague = (await current().ask('hr', calls.currentSession, {})).user.employmentId ?? '';
    const file = await upload('staff', '补充.pdf');
    const { log } = await current().ask('staff', calls.actOnApproval, {
      approvalId,
      act: 'comment',
      words: '请看附件',
      people: [colleague],
      files: [file.id],
      requestKey: uuid7(),
    });
    expect(log.at(-1)).toMatchObject({ kind: 'comment', files: [{ name: '补充.pdf' }] });
    expect((await download('hr', file.id)).status).toBe(200);
    const { rows } = await current().ask('hr', calls.noticePage, { page: 1, rows: 10 });
    expect(rows[0]?.title).toMatch(/提到|mentioned/);
  });

  test('is printed with its route for who sees it', async () => {
    const formId = await publish({});
    const { answer } = await start(formId, []);
    const approvalId = answer.result?.approvalId ?? '';
    const printed = await (await current().browser('manager')).call(calls.printApproval, {
      approvalId,
    });
    expect(printed.status).toBe(200);
    const refused = await (await current().browser('maple')).call(calls.printApproval, {
      approvalId,
    });
    expect(refused.code).toBe('notFound');
  });

  test('a form of its own is found, with the fields that conditions ask', async () => {
    const formId = await publish({});
    const known = await current().ask('staff', calls.hasEffectiveForm, {
      bizTypeIds: [formId, 'unknown'],
    });
    expect(known).toEqual([
      { bizTypeId: formId, effective: true },
      { bizTypeId: 'unknown', effective: false },
    ]);
    const fields = await current().ask('staff', calls.listFieldsByBizType, { bizTypeId: formId });
    expect(fields.map(({ field }) => field)).toEqual(['why']);
    const foreign = await (await current().browser('maple')).call(calls.listFieldsByBizType, {
      bizTypeId: formId,
    });
    expect(foreign.code).toBe('notFound');
  });
});
