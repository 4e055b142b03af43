import { type Handlers, refuse } from '#bridge/host/handlers.ts';
import { deceptive } from '#bridge/methods/atoms.ts';
import { copyText } from '#ui/parts/copy-text.ts';
import { saveBlob } from '#ui/parts/save-blob.ts';
import { locale } from '#ui/texts/locale.ts';
import { askConfirm, hasDialog } from '../stores/dialogs.ts';
import { t } from '../texts/shell-texts.ts';
import type { AppCaller } from './caller.ts';
import { isInFront } from './pool.ts';

export const filesHandlers: Handlers<AppCaller>['files'] = {
  async save({ file }, caller, signal) {
    if (!isInFront(caller)) return refuse('busy');
    const name = file.name.replace(deceptive, '').replace(/[/\\:*?"<>|]/g, '_');
    if (!navigator.userActivation.isActive) {
      if (hasDialog(caller.app)) return refuse('busy');
      if (!(await isWanted(name, file.size, caller, signal))) return { saved: false };
    }
    // The name was looked at, the type was not: some browsers choose the ending, or show the content, by the type.
    saveBlob(new Blob([file], { type: 'application/octet-stream' }), name);
    return { saved: true };
  },
  async copy({ text }, caller) {
    if (!isInFront(caller) || !navigator.userActivation.isActive) return refuse('busy');
    return (await copyText(text)) ? null : refuse('busy');
  },
};

/** Asks for work that took longer than a click lasts, such as an export. */
async function isWanted(
  name: string,
  bytes: number,
  { app, mountId }: AppCaller,
  signal: AbortSignal,
): Promise<boolean> {
  const plain = { tone: 'normal', readOnly: false, immediate: false } as const;
  const answer = await askConfirm(
    {
      speaker: { app, mountId },
      ...plain,
      hideClose: false,
      hideFoot: false,
      title: t('app.save.title'),
      text: t('app.save.text', { name, size: sizeOf(bytes) }),
      okText: t('app.save.ok'),
    },
    signal,
  );
  return answer === 'ok';
}

function sizeOf(bytes: number): string {
  const [value, unit] =
    bytes < 1_000_000 ? [bytes / 1_000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(locale.get(), {
    style: 'unit',
    unit: String(unit),
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(Number(value));
}
