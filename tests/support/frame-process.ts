import type { Browser, Frame } from 'playwright';

/** The process of a frame: the renderer whose time grows while the frame keeps its thread busy. */
export async function processOf(browser: Browser, frame: Frame): Promise<number> {
  const before = await times(browser);
  await frame.evaluate(() => {
    const end = performance.now() + 1_500;
    while (performance.now() < end);
  });
  const after = await times(browser);
  const grown = [...after].map(([id, time]) => ({ id, time: time - (before.get(id) ?? 0) }));
  const [most] = grown.sort((one, next) => next.time - one.time);
  if (!most || most.time < 0.3) throw new Error('the process of the frame was not found');
  return most.id;
}

async function times(browser: Browser): Promise<Map<number, number>> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return new Map(
    processInfo
      .filter(({ type }) => type === 'renderer')
      .map(({ id, cpuTime }) => [id, cpuTime] as const),
  );
}
