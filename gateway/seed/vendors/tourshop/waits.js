/** Places in waiting lists. */

/** Asks, and gives up a place. */
export function leaveList(page, { waitId }) {
  const { t } = page;
  void page.act(async () => {
    if (!(await page.ask(t.leaveListAsk, t.leaveListText, t.leaveList))) return;
    await page.shop.call('leave', { waitId });
    page.say(t.leftList);
    await page.reload();
  });
}
