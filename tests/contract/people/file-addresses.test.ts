import { expect, test } from 'vitest';
import { addressSeconds, fileAddressPath } from '#bridge/calls/filecenter/download-address.ts';
import { calls } from '#bridge/calls/index.ts';
import { buildPerson } from '#tests/support/accounts.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { tinyPng } from '#tests/support/request-maker.ts';

eachDemo('addresses of files', (current) => {
  const scan = async (): Promise<string> => {
    const file = new File([tinyPng], '证书.png');
    const target = { record: 'certificate', field: 'scan' };
    return (await current().ask('hr', calls.uploadRecordFile, { ...target, file })).id;
  };
  const addressOf = async (recordFileId: string): Promise<string> =>
    (await current().ask('hr', calls.getDownUrl, { recordFileId })).address;
  const take = (url: string, host = 'atrium.localhost:7000') =>
    current().gateway.server.inject({ url, headers: { host } });

  test('give a file once, as a download, to a browser without a session', async () => {
    const address = await addressOf(await scan());
    const taken = await take(address);
    expect(taken.statusCode).toBe(200);
    expect(taken.rawPayload.equals(Buffer.from(tinyPng))).toBe(true);
    expect(taken.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': expect.stringMatching(/^attachment;/),
      'content-security-policy': expect.stringContaining('sandbox'),
      'referrer-policy': 'no-referrer',
    });
    expect((await take(address)).statusCode).toBe(404);
  });

  test('work for a minute, unchanged, on the portal alone (T29)', async () => {
    const fileId = await scan();
    const address = await addressOf(fileId);
    // The company, the address and its secret: whichever character is another one, it leads nowhere.
    for (let at = fileAddressPath.length + 1; at < address.length; at += 1) {
      const other = address[at] === 'a' ? 'b' : 'a';
      const flipped = address.slice(0, at) + other + address.slice(at + 1);
      expect([at, (await take(flipped)).statusCode]).toEqual([at, 404]);
    }
    const theirs = (await current().ask('maple', calls.currentSession, {})).tenant.id;
    const own = (await current().ask('hr', calls.currentSession, {})).tenant.id;
    expect((await take(address.replace(own, theirs))).statusCode).toBe(404);
    expect((await take(address, 'alpha.atrium.localhost:7000')).statusCode).toBe(404);
    expect((await take(address)).statusCode).toBe(200);
    const late = await addressOf(fileId);
    current().gateway.clock.advance(addressSeconds * 1000);
    expect((await take(late)).statusCode).toBe(404);
  });

  test('are made for those who may read the file', async () => {
    const recordFileId = await scan();
    for (const account of ['admin', 'maple']) {
      const browser = await current().browser(account);
      expect((await browser.call(calls.getDownUrl, { recordFileId })).code).toBe('notFound');
    }
    const { rows } = await current().ask('hr', calls.rosterPage, { rows: 10 });
    const employmentId = rows[0]?.id ?? '';
    const paper = new File([tinyPng], '其他.png');
    const kept = { employmentId, category: 'other' as const, file: paper };
    const { id: fileId } = await current().ask('hr', calls.uploadFile, kept);
    const { address } = await current().ask('hr', calls.getDownUrl, { fileId });
    expect((await take(address)).statusCode).toBe(200);
    const tenantIds = [(await current().ask('admin', calls.currentSession, {})).tenant.id];
    const { database } = current().gateway;
    await buildPerson(database, { loginName: 'reader', tenantIds, functions: ['bi.workforce'] });
    const reader = await current().browser('reader');
    expect((await reader.call(calls.getDownUrl, { fileId })).code).toBe('noPermission');
    const maple = await current().browser('maple');
    expect((await maple.call(calls.getDownUrl, { fileId })).code).toBe('notFound');
    const unread = await current().ask('hr', calls.getDownUrl, { fileId });
    await current().ask('hr', calls.removeFile, { fileId });
    expect((await take(unread.address)).statusCode).toBe(404);
  });
});
