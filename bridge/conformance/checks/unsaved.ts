import type { Locator } from 'playwright';
import { limits } from '#bridge/host/limits.ts';
import { type Drawn, drawnCheck, failed, notApplicable, type Subject } from '../check.ts';
import { pause, until } from '../waiting.ts';
import { expectSendable } from './life.ts';

const group = 'Unsaved work';
const typed = 'Half a sentence';

/** Fields a person types into; at most this many are tried. */
const fields =
  'textarea:visible, input:visible:is(:not([type]), [type=text], [type=search], [type=email]), [contenteditable=true]:visible';
const mostFields = 4;

/** A field whose change the app counts as unsaved work. */
interface Burdened {
  readonly field: number;
  readonly dirty: boolean;
}

/** Types into one field after another until the app says that there is something to lose. */
async function burden(subject: Subject, drawn: Drawn): Promise<Burdened> {
  const frame = await drawn.frame();
  const count = Math.min(await frame.locator(fields).count(), mostFields);
  if (count === 0) throw notApplicable('It shows no field to type into.');
  for (let field = 0; field < count; field += 1) {
    const place = frame.locator(fields).nth(field);
    if (!(await canType(place))) continue;
    const dirty = await until(async () => (await subject.stage.tab()).dirty, 700);
    if (dirty || !(await allowsClose(subject))) return { field, dirty: dirty === true };
  }
  throw notApplicable('Nothing that can be typed on its first page counts as unsaved work.');
}

async function canType(field: Locator): Promise<boolean> {
  try {
    await field.fill(typed, { timeout: 2_000 });
    return true;
  } catch {
    return false;
  }
}

async function allowsClose({ stage }: Subject): Promise<boolean> {
  const { tabId } = await stage.tab();
  const { result } = await stage.ask('beforeClose', { tabId });
  return !result.ok || Reflect.get(Object(result.value), 'allow') !== false;
}

/** What happens to what a person typed. */
export const unsavedChecks = [
  drawnCheck({
    group,
    title: 'says when there is something to lose, and when there is not any more',
    async run(subject, drawn) {
      const { field, dirty } = await burden(subject, drawn);
      if (!dirty) return 'by keeping the tab open (app.beforeClose), not by tabs.dirty';
      const frame = await drawn.frame();
      await frame.locator(fields).nth(field).fill('');
      const clean = await until(async () => !(await subject.stage.tab()).dirty, 2_000);
      return clean ? undefined : 'an emptied field still counts as unsaved';
    },
  }),
  drawnCheck({
    group,
    title: 'brings what was typed back after it was taken out',
    async run(subject, drawn) {
      const { field } = await burden(subject, drawn);
      await expectSendable(subject);
      const snapshot = await subject.stage.restore();
      const ready = await until(
        async () => (await subject.stage.state()).phase === 'ready',
        limits.mountDeadline,
      );
      if (!ready) throw failed('It was not ready again.');
      if (snapshot === undefined)
        throw failed('It gave no snapshot (app.suspend), so what was typed is lost.');
      await pause(200);
      const frame = await drawn.frame();
      const found = await until(async () => {
        const place = frame.locator(fields).nth(field);
        const text = await place
          .evaluate((one) => ('value' in one ? String(one.value) : one.textContent))
          .catch(() => '');
        return text === typed;
      }, 3_000);
      if (!found) throw failed('The field is empty after it came back.');
      return undefined;
    },
  }),
];
