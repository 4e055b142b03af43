import type { Locator, Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { createSealer } from '#gateway/kernel/sealed.ts';
import { readSecretsKey } from '#gateway/kernel/secrets-key.ts';
import type { Settings } from '#gateway/settings.ts';
import { expectPortalOf, forgetTries, languages, typePassword } from '#tests/support/journey.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

let settings: Settings | undefined;
const portal = portalOfFile(
  {},
  {
    async prepare(_, given) {
      settings = given;
    },
  },
);

const words = {
  'zh-CN': { title: '安全验证', picture: '改用图片验证码', work: '看不清？由浏览器验证' },
  en: {
    title: 'Security check',
    picture: 'Use a picture code',
    work: 'Hard to see? Let the browser do it',
  },
} as const;

// A company can want it before every sign-in.
beforeEach(async () => {
  await forgetTries(portal.database);
  await portal.database.withOperatorTransaction({ accountId: null }, 'write', (transaction) =>
    transaction.updateTable('tenant').set({ challenge_rule: 'always' }).execute(),
  );
});

/** The challenge that was drawn last, as only the database knows it. */
function lastDrawn(kind: 'slider' | 'picture') {
  return portal.database.withOperatorTransaction({ accountId: null }, 'read', (transaction) =>
    transaction
      .selectFrom('sign_in_challenge')
      .selectAll()
      .where('kind', '=', kind)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
}

/** Says which characters count for the picture that is shown: no test reads it, which is what it is for. */
async function letCount(characters: string): Promise<void> {
  const drawn = await lastDrawn('picture');
  const given = settings;
  if (given === undefined) throw new Error('The portal was not opened.');
  const answer = createSealer(() => readSecretsKey(given)).pepper(characters, 'captcha');
  // What was drawn is never changed by the product, which therefore may not.
  await portal.database.withOperatorTransaction(
    { accountId: null },
    'write',
    async (transaction) => {
      await transaction
        .deleteFrom('sign_in_challenge')
        .where('secret_hash', '=', drawn.secret_hash)
        .execute();
      await transaction
        .insertInto('sign_in_challenge')
        .values({ ...drawn, answer })
        .execute();
    },
  );
}

const isFocused = (part: Locator): Promise<boolean> =>
  part.evaluate((one) => document.activeElement === one);

/** Moves the piece by keys alone to where it belongs, or beside it. */
async function movePiece(page: Page, check: Locator, isRight: boolean): Promise<void> {
  const handle = check.getByRole('slider');
  await handle.waitFor();
  await expect.poll(() => isFocused(handle)).toBe(true);
  const hole = Number((await lastDrawn('slider')).answer);
  const left = isRight ? hole : hole + (hole > 150 ? -20 : 20);
  const [tens, ones] = [Math.floor(left / 10), left % 10];
  const keys = [...Array(tens).fill('PageUp'), ...Array(ones).fill('ArrowRight')];
  // No hand is faster.
  for (const key of keys) await page.keyboard.press(key, { delay: 40 });
  expect(await handle.getAttribute('aria-valuenow')).toBe(String(left));
  await page.keyboard.press('Enter');
}

describe.each(languages)('the security check by keyboard in %s', (language) => {
  const say = words[language];

  async function open(): Promise<[Page, Locator]> {
    const page = await portal.visit({ language });
    await page.goto('/login');
    await typePassword(page, 'manager');
    const check = page.getByRole('dialog', { name: say.title });
    await check.waitFor();
    return [page, check];
  }

  test('a piece is moved with the arrow keys; beside its hole it is drawn again', async () => {
    const [page, check] = await open();
    await movePiece(page, check, false);
    await check.getByRole('alert').waitFor();
    await expect.poll(() => check.getByRole('slider').getAttribute('aria-valuenow')).toBe('0');
    await movePiece(page, check, true);
    await expectPortalOf(page, portal.origin, 'manager');
  });

  test('the characters of a picture are typed; wrong ones bring another picture', async () => {
    const [page, check] = await open();
    await check.getByRole('button', { name: say.picture, exact: true }).press('Enter');
    const characters = check.locator('input[name="characters"]');
    await characters.waitFor();
    await page.keyboard.type('-----');
    await page.keyboard.press('Enter');
    await check.getByRole('alert').waitFor();
    await expect.poll(() => characters.inputValue()).toBe('');
    await expect.poll(() => isFocused(characters)).toBe(true);
    await letCount('ACEFH');
    await page.keyboard.type('acefh');
    await page.keyboard.press('Enter');
    await expectPortalOf(page, portal.origin, 'manager');
  });

  test('the browser does it for who cannot see or move well', async () => {
    const [page, check] = await open();
    await check.getByRole('button', { name: say.work, exact: true }).press('Enter');
    await expectPortalOf(page, portal.origin, 'manager');
  });

  test('who gives up is back at the form, which says why', async () => {
    const [page, check] = await open();
    await check.getByRole('slider').waitFor();
    await page.keyboard.press('Escape');
    await check.waitFor({ state: 'detached' });
    await page.getByRole('alert').waitFor();
    expect(await page.locator('input[name="account"]').inputValue()).toBe('manager');
  });
});
