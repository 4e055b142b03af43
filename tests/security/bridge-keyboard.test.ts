test('the shell asks for the password for the app of the house in front, once for all who ask, and for no other', async () => {
  const evil = await scene.evil();
  const ask = (app: Frame) =>
    app.evaluate(() =>
      window.bridge.session.confirm().then(
        ({ confirmed }) => String(confirmed),
        ({ code }) => String(code),
      ),
    );
  const parked = await frameOf(scene.shell, 'a1');
  expect(await ask(parked)).toBe('busy');
  const answers = [ask(evil), ask(evil)];
  await expect.poll(() => scene.shell.evaluate(() => window.shell.dialog()?.kind)).toBe('proof');
  await scene.shell.evaluate(() => {
    const asked = window.shell.dialog();
    if (asked?.kind === 'proof') window.shell.dialogs.answerProof(asked.id, true);
  });
  expect(await Promise.all(answers)).toEqual(['true', 'true']);
  expect(await scene.shell.evaluate(() => window.shell.dialog())).toBeNull();

  const left = ask(evil);
  await expect.poll(() => scene.shell.evaluate(() => window.shell.dialog()?.kind)).toBe('proof');
  await scene.shell.evaluate(() => history.back());
  expect(await left).toBe('false');

  const vendor = await scene.start('v1');
  expect(await ask(vendor)).toBe('notGranted');
});
