import { type Drawn, drawnCheck, failed, notApplicable } from '../check.ts';
import { pause, until } from '../waiting.ts';

const group = 'Keyboard';

/** Presses of Tab after which an app counts as a trap. */
const mostPresses = 80;

/** Whether the keyboard is in the app's frame. */
function isInside({ page }: Drawn): Promise<boolean> {
  return page.evaluate(() => document.activeElement instanceof HTMLIFrameElement);
}

/** Gives the keyboard to a field of the host. */
async function takeKeyboard({ page }: Drawn): Promise<void> {
  await page.evaluate(() => {
    const known = document.querySelector<HTMLInputElement>('#conformance-field');
    const field = known ?? document.createElement('input');
    field.id = 'conformance-field';
    field.ariaLabel = 'conformance';
    field.style.cssText = 'position:fixed;inset:auto auto 0 0;width:2px;height:2px;opacity:0';
    document.body.append(field);
    field.focus();
  });
}

/** Who has the keyboard, and whether it can be had back. */
export const keyboardChecks = [
  drawnCheck({
    group,
    title: 'leaves the keyboard where it is until the person comes',
    continues: true,
    async run({ stage }, drawn) {
      await takeKeyboard(drawn);
      await stage.hide();
      await pause(250);
      if (await isInside(drawn)) throw failed('It took the keyboard while it was hidden.');
      await stage.show();
      await stage.ask('ping');
      await pause(250);
      if (await isInside(drawn)) throw failed('It took the keyboard when it was shown.');
      return undefined;
    },
  }),
  drawnCheck({
    group,
    title: 'can be entered and left by Tab alone',
    continues: true,
    async run(_, drawn) {
      const frame = await drawn.frame();
      const reachable =
        'a[href]:visible, button:enabled:visible, input:enabled:visible, textarea:enabled:visible, select:enabled:visible, [tabindex="0"]:visible';
      const count = await frame.locator(reachable).count();
      if (count === 0) throw notApplicable('It shows nothing that takes the keyboard.');
      // A shell may keep the keyboard for a moment from a page that no press has brought forward.
      const enter = async (): Promise<boolean> => {
        await frame.locator(reachable).first().focus();
        return isInside(drawn);
      };
      if (!(await until(enter, 3_000))) throw notApplicable('Its first control takes no keyboard.');
      for (let press = 1; press <= mostPresses; press += 1) {
        await drawn.page.keyboard.press('Tab');
        if (!(await isInside(drawn))) return `left after ${press} presses`;
      }
      throw failed(`The keyboard was still inside after ${mostPresses} presses of Tab.`);
    },
  }),
];
