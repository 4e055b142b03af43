import { useStore } from '@nanostores/react';
import { type CSSProperties, type ReactElement, useEffect, useRef } from 'react';
import { DialogContainer } from '#ui/parts/dialog/dialog-container.tsx';
import { showToast } from '#ui/parts/toast/toasts.ts';
import { useLocale } from '#ui/texts/use-texts.ts';
import {
  askToClose,
  enterPage,
  mountPage,
  pressButton,
  pressItem,
  reloadPage,
} from '../../host/dialogs/page-dialog.ts';
import {
  type DialogWords,
  dialogAnswers,
  type PageDialog,
} from '../../stores/dialogs/page-dialog.ts';
import { t as say } from '../../texts/shell-texts.ts';
import { AppState } from '../stage/app-state.tsx';
import css from './page-in-dialog.module.css';
import { RecordPager } from './record-pager.tsx';
import { Speaker } from './speaker.tsx';

/** A page of an application over the whole shell. All around the frame is the shell's, drawn from plain text. */
export function PageInDialog({ shown }: { shown: PageDialog }): ReactElement {
  const { title, variant, width, qrCode, pagination, buttons } = shown;
  const language = useLocale();
  const answers = useStore(dialogAnswers);
  const inLanguage = (text: DialogWords['buttons'][number]['text']): string =>
    typeof text === 'string' ? text : text[language];
  return (
    <DialogContainer
      open
      flush
      title={title}
      variant={variant}
      {...(width !== undefined && { width })}
      {...(qrCode && { qrCode })}
      more={shown.more.map((item) =>
        typeof item === 'string'
          ? item
          : {
              id: item.id,
              label: inLanguage(item.text),
              onSelect: () => void pressItem(item.id),
            },
      )}
      onPrint={() => window.print()}
      onPdf={() => void saveAsPdf(title)}
      beside={<Speaker app={shown.app} className={css.speaker} />}
      buttons={buttons.map(({ id, text, type, disabled, delay }) => ({
        event: id,
        text: inLanguage(text),
        type,
        delay,
        disabled: disabled || !answers,
        method: () => pressButton(id),
      }))}
      footStart={pagination && <RecordPager {...pagination} disabled={!answers} />}
      // What closing leads to is decided between the shell, the page and the person.
      disabledAutoClose
      onEvent={(event) => event === 'cancel' && void askToClose()}
      onClose={() => {}}
    >
      <PageFrame key={shown.round} shown={shown} />
    </DialogContainer>
  );
}

/** The place of the frame, which is put in and taken out by hand: drawn again it would load again. */
function PageFrame({ shown }: { shown: PageDialog }): ReactElement {
  const page = useRef<HTMLDivElement>(null);
  const { app, id, height, paperHeight = height } = shown;
  const ready = useStore(dialogAnswers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: mounted once for each round
  useEffect(() => (page.current ? mountPage(shown, page.current) : undefined), []);
  const sizes = { '--page-height': `${height}px`, '--paper-height': `${paperHeight}px` };
  // The keyboard begins where the work is, unless the person has moved it already.
  useEffect(() => {
    if (ready && !wasMoved(page.current)) enterPage();
  }, [ready]);
  return (
    <div className={css.page} style={sizes as CSSProperties}>
      <div ref={page} className={css.layer} />
      <AppState app={app} run={id} onReload={reloadPage} />
    </div>
  );
}

/** Whether the person has taken the keyboard somewhere since the dialog opened: to a button of its foot, or out of it. */
function wasMoved(page: Element | null): boolean {
  const { activeElement } = document;
  // The page behind still has it: the dialog has not come for it yet.
  if (activeElement === document.body || activeElement?.tagName === 'IFRAME') return false;
  const dialog = page?.closest('[role="dialog"]');
  return !dialog?.contains(activeElement) || activeElement?.matches('footer *') === true;
}

async function saveAsPdf(title: string): Promise<void> {
  showToast(say('pageDialog.pdf'), 'info');
  const { savePagePdf } = await import('../../host/files/page-file.ts');
  await savePagePdf(title);
}
