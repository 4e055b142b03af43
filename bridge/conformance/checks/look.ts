import { PNG } from 'pngjs';
import { type Drawn, drawnCheck, failed, notApplicable, type Subject } from '../check.ts';
import type { Look } from '../stage.ts';
import { pause, until } from '../waiting.ts';

const group = 'Look';
const plain: Look = { locale: 'zh-CN', theme: { name: 'blue', mode: 'light' } };

/** Milliseconds an app has to follow a choice. */
const patience = 3_000;

/** How bright a page is on the whole: 0 is black, 1 is white; the median, so that a picture in it changes little. */
async function brightness({ frame }: Drawn): Promise<number> {
  const { data } = PNG.sync.read(await picture(await frame()));
  const values: number[] = [];
  for (let at = 0; at < data.length; at += 4 * 97)
    values.push(
      0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0),
    );
  values.sort((a, b) => a - b);
  return (values[values.length >> 1] ?? 0) / 255;
}

async function picture(frame: Awaited<ReturnType<Drawn['frame']>>): Promise<Buffer> {
  const element = await frame.frameElement();
  return element.screenshot({ animations: 'disabled', caret: 'hide' });
}

async function words({ frame }: Drawn): Promise<{ lang: string; text: string }> {
  return (await frame()).evaluate(() => ({
    lang: document.documentElement.lang,
    text: document.body.innerText,
  }));
}

async function choose({ stage }: Subject, look: Look): Promise<void> {
  await stage.choose(look);
  await pause(150);
}

/** What a person chooses for the whole portal. */
export const lookChecks = [
  drawnCheck({
    group,
    title: 'is light in the light and dark in the dark',
    async run(subject, drawn) {
      await choose(subject, plain);
      const light = await until(async () => (await brightness(drawn)) > 0.6, patience);
      if (!light) throw failed('Its page is dark while light is chosen.');
      await choose(subject, { ...plain, theme: { name: 'blue', mode: 'dark' } });
      const dark = await until(async () => (await brightness(drawn)) < 0.4, patience);
      await choose(subject, plain);
      if (!dark) throw failed('Its page stays light when dark is chosen (context.theme.mode).');
      return undefined;
    },
  }),
  drawnCheck({
    group,
    title: 'takes the colours of the theme',
    continues: true,
    async run(subject, drawn) {
      await choose(subject, plain);
      const blue = await picture(await drawn.frame());
      await choose(subject, { ...plain, theme: { name: 'orange', mode: 'light' } });
      const changed = await until(
        async () => !blue.equals(await picture(await drawn.frame())),
        patience,
      );
      await choose(subject, plain);
      if (!changed) throw notApplicable('Nothing on its first page bears a colour of the theme.');
      return undefined;
    },
  }),
  drawnCheck({
    group,
    title: 'speaks the language that is chosen, and says which in its document',
    continues: true,
    async run(subject, drawn) {
      await choose(subject, plain);
      const chinese = await until(async () => {
        const now = await words(drawn);
        return now.lang === 'zh-CN' && now;
      }, patience);
      if (!chinese) throw failed('<html lang> is not zh-CN while Chinese is chosen.');
      await choose(subject, { ...plain, locale: 'en' });
      const english = await until(async () => (await words(drawn)).lang === 'en', patience);
      const now = await until(async () => {
        const { text } = await words(drawn);
        return text !== chinese.text && text;
      }, patience);
      await choose(subject, plain);
      if (!english) throw failed('<html lang> does not follow the choice of English.');
      if (chinese.text.trim() === '') throw notApplicable('It shows no words.');
      if (!now) throw failed('Its words stay the same when English is chosen.');
      return undefined;
    },
  }),
];
