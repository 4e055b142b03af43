import type { FileAnswer } from '#bridge/calls/kit/send.ts';
import { type Handlers, Refusal, refuse } from '#bridge/host/handlers.ts';
import { deceptive } from '#bridge/methods/atoms.ts';
import { copyText } from '#ui/parts/copy-text.ts';
import { saveBlob } from '#ui/parts/save-blob.ts';
import { locale } from '#ui/texts/locale.ts';
import { askConfirm, hasDialog } from '../../stores/dialogs/dialogs.ts';
import { t } from '../../texts/shell-texts.ts';
import { cancelTransfer, runTransfer } from '../files/transfers.ts';
import { isInFront } from '../frames/pool.ts';
import { clickedNow, spendClick, takeClick } from '../keyboard/click.ts';
import type { AppCaller } from './caller.ts';
import { ownsType } from './permissions.ts';

export const filesHandlers: Handlers<AppCaller>['files'] = {
  async save({ file }, caller, signal) {
    if (!isInFront(caller)) return refuse('busy');
    const answer = { blob: file, filename: file.name };
    const saved = await save(answer, clickedNow(caller), caller, signal);
    return saved instanceof Refusal ? saved : { saved };
  },
  async upload(request, caller, signal) {
    if (!ownsType(caller.app, request.bizTypeId)) return refuse('notFound');
    const answer = await runTransfer(caller, request.transferId, signal, async (run) => {
      const { carryUpload } = await import('../files/carry-files.ts');
      return carryUpload(request, caller, run);
    });
    if (answer instanceof Refusal) return answer;
    return 'refused' in answer ? { file: null, ...answer } : { file: answer };
  },
  async download(request, caller, signal) {
    if (!isInFront(caller)) return refuse('busy');
    // What is fetched may take longer than a click lasts.
    const clickedAt = clickedNow(caller);
    const answer = await runTransfer(caller, request.transferId, signal, async (run) => {
      const { carryDownload } = await import('../files/carry-files.ts');
      return carryDownload(request, caller, run);
    });
    if (answer instanceof Refusal) return answer;
    if ('refused' in answer) return { saved: false, ...answer };
    const saved = await save(answer, clickedAt, caller, signal);
    return saved instanceof Refusal ? saved : { saved, fileName: answer.filename };
  },
  cancel: ({ transferId }, caller) =>
    cancelTransfer(caller, transferId) ? null : refuse('notFound'),
  async copy({ text }, caller) {
    if (!isInFront(caller) || !navigator.userActivation.isActive) return refuse('busy');
    return (await copyText(text)) ? null : refuse('busy');
  },
};

/** Saves a file among the downloads of the browser, after a click or a question; returns whether. */
async function save(
  { blob, filename }: FileAnswer,
  clickedAt: number | undefined,
  caller: AppCaller,
  signal: AbortSignal,
): Promise<boolean | Refusal> {
  const name = filename.replace(deceptive, '').replace(/[/\\:*?"<>|]/g, '_');
  if (!takeClick(clickedAt)) {
    if (!isInFront(caller) || hasDialog(caller.app)) return refuse('busy');
    if (!(await isWanted(name, blob.size, caller, signal))) return false;
  }
  // The name was looked at, the type was not: some browsers choose the ending, or show the content, by the type.
  saveBlob(new Blob([blob], { type: 'application/octet-stream' }), name);
  return true;
}

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
  spendClick();
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
