import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { buildEmptyTenant, buildPerson, password } from '#tests/support/accounts.ts';
import { handTrail, holeOf, passFor } from '#tests/support/challenges.ts';
import { databaseKinds } from '#tests/support/database.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';

describe.each(databaseKinds)('challenges on %s', (kind) => {
  let gateway: TestGateway;
  let tenant: string;
  let networks = 0;

  beforeAll(async () => {
    gateway = await openTestGateway({ kind });
    tenant = await buildEmptyTenant(gateway.database, 'north');
    await buildPerson(gateway.database, { loginName: 'lin', tenantIds: [tenant] });
  });
  afterAll(() => gateway.close());

  /** A browser in a network of its own. */
  function visitor() {
    networks += 1;
    const sending = { address: `10.3.${networks}.7` };
    const browser = gateway.browser();
    const draw = async (challengeKind: 'slider' | 'picture' | 'work') => {
      const asked = { kind: challengeKind, purpose: 'signIn' } as const;
      const { answer } = await browser.call(calls.generateCaptcha, asked, sending);
      if (answer.result === undefined) throw new Error(answer.msg);
      return answer.result;
    };
    const check = (challenge: string, answer: string, trail?: [number, number][]) =>
      browser.call(calls.checkCaptcha, { challenge, answer, ...(trail && { trail }) }, sending);
    const tryIn = (account: string, typed: string, pass?: string) =>
      browser.call(calls.login, { account, password: typed, ...(pass && { pass }) }, sending);
    return { ...sending, browser, draw, check, tryIn };
  }

  test('are asked for after five wrong passwords, of a name that is there and of one that is not', async () => {
    for (const account of ['lin', 'nobody']) {
      const one = visitor();
      for (let time = 0; time < 5; time += 1) {
        expect((await one.tryIn(account, 'wrong one')).code).toBe('uac.wrongPassword');
      }
      expect((await one.tryIn(account, password)).code).toBe('uac.challengeNeeded');
      const pass = await passFor(gateway, 'signIn', one.address);
      const passed = await one.tryIn(account, password, pass);
      expect(passed.code).toBe(account === 'lin' ? 'ok' : 'uac.wrongPassword');
      const again = await one.tryIn('nobody', password, pass);
      expect(again.code).toBe(account === 'lin' ? 'uac.wrongPassword' : 'uac.challengeNeeded');
    }
  });

  test('count once, in their network, for their purpose, for three minutes (T39)', async () => {
    const one = visitor();
    for (let time = 0; time < 6; time += 1) await one.tryIn('nobody', 'wrong one');
    const forCodes = await passFor(gateway, 'sendCode', one.address);
    expect((await one.tryIn('nobody', 'x', forCodes)).code).toBe('uac.challengeNeeded');
    const elsewhere = await passFor(gateway, 'signIn', '10.2.1.1');
    expect((await one.tryIn('nobody', 'x', elsewhere)).code).toBe('uac.challengeNeeded');
    const late = await passFor(gateway, 'signIn', one.address);
    gateway.clock.advance(181_000);
    expect((await one.tryIn('nobody', 'x', late)).code).toBe('uac.challengeNeeded');
  });

  test('are gone after one try, right or wrong, and after two minutes (T39)', async () => {
    const one = visitor();
    const { challenge } = await one.draw('slider');
    const left = await holeOf(gateway, challenge);
    expect((await one.check(challenge, String(left + 9), handTrail(left + 9))).code).toBe(
      'uac.challengeWrong',
    );
    expect((await one.check(challenge, String(left), handTrail(left))).code).toBe(
      'uac.challengeWrong',
    );
    const late = await one.draw('slider');
    const there = await holeOf(gateway, late.challenge);
    gateway.clock.advance(121_000);
    const tried = await one.check(late.challenge, String(there), handTrail(there));
    expect(tried.code).toBe('uac.challengeWrong');
  });

  test('refuse a piece that jumped, or moved as no hand moves', async () => {
    const ways: ((left: number) => [number, number][])[] = [
      () => [],
      (left) => [[left, 900]],
      (left) => handTrail(left).map(([x, at]) => [x, at / 10]),
      (left) => Array.from({ length: 11 }, (_, at) => [(at * left) / 10, at * 50]),
    ];
    for (const way of ways) {
      const one = visitor();
      const { challenge } = await one.draw('slider');
      const left = await holeOf(gateway, challenge);
      const even = Math.round(left / 10) * 10;
      const trail = way(even).map(([x, at]): [number, number] => [Math.round(x), Math.round(at)]);
      expect((await one.check(challenge, String(even), trail)).code).toBe('uac.challengeWrong');
    }
  });

  test('show a picture with three holes and a piece, and never say where it belongs', async () => {
    const one = visitor();
    const drawn = await one.draw('slider');
    const fetchPart = (part: 'picture' | 'piece') =>
      one.browser.call(calls.getCaptchaImage, { challenge: drawn.challenge, part, t: '1' }, one);
    const [picture, piece] = await Promise.all([fetchPart('picture'), fetchPart('piece')]);
    const size = async (bytes: Buffer) => {
      const { format, width, height } = await sharp(bytes).metadata();
      return { format, width, height };
    };
    expect(await size(picture.bytes)).toEqual({ format: 'webp', width: 320, height: 160 });
    expect(await size(piece.bytes)).toEqual({ format: 'webp', width: 52, height: 52 });
    expect(picture.headers['cache-control']).toBe('no-store');
    expect(Object.keys(drawn.slider ?? {}).toSorted()).toEqual(['height', 'piece', 'top', 'width']);
    expect((await fetchPart('picture')).bytes.equals(picture.bytes)).toBe(true);
  });

  test('are passed by the work of a browser', async () => {
    const one = visitor();
    const { challenge, bits } = await one.draw('work');
    const zeros = (number: number) =>
      Math.clz32(createHash('sha256').update(`${challenge}:${number}`).digest().readUInt32BE(0));
    let found = 0;
    while (zeros(found) < bits) found += 1;
    expect((await one.check(challenge, String(found))).answer.result?.pass).toHaveLength(43);
    const idle = await one.draw('work');
    expect((await one.check(idle.challenge, '1')).code).toBe('uac.challengeWrong');
  });

  test('keep no characters of a picture, and refuse wrong ones', async () => {
    const one = visitor();
    const { challenge } = await one.draw('picture');
    expect((await one.check(challenge, 'ACEFH')).code).toBe('uac.challengeWrong');
    const rows = await gateway.database.withOperatorTransaction(
      { accountId: null },
      'read',
      (transaction) =>
        transaction
          .selectFrom('sign_in_challenge')
          .select('answer')
          .where('kind', '=', 'picture')
          .execute(),
    );
    for (const { answer } of rows) expect(answer).toMatch(/^[\w-]{43}$/);
  });

  test('come before the eleventh code in an hour, whoever it is for', async () => {
    const one = visitor();
    const ask = (number: number, pass?: string) => {
      const phone = `+86139${String(number).padStart(8, '0')}`;
      const wish = { phone, purpose: 'resetPassword', ...(pass && { pass }) } as const;
      return one.browser.call(calls.getVCode, wish, one);
    };
    for (let number = 0; number < 10; number += 1) expect((await ask(number)).code).toBe('ok');
    expect((await ask(10)).code).toBe('uac.challengeNeeded');
    expect((await ask(10, await passFor(gateway, 'sendCode', one.address))).code).toBe('ok');
  });

  test('are asked for always where a company wants that, of every name alike', async () => {
    const setRule = (rule: 'always' | 'afterTries') =>
      gateway.database.withOperatorTransaction({ accountId: null }, 'write', (transaction) =>
        transaction
          .updateTable('tenant')
          .set({ challenge_rule: rule })
          .where('id', '=', tenant)
          .execute(),
      );
    await setRule('always');
    const one = visitor();
    for (const account of ['lin', 'nobody']) {
      expect((await one.tryIn(account, password)).code).toBe('uac.challengeNeeded');
    }
    const pass = await passFor(gateway, 'signIn', one.address);
    expect((await one.tryIn('lin', password, pass)).code).toBe('ok');
    await setRule('afterTries');
  });
});
