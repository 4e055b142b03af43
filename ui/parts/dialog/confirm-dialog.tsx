import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { useUiTexts } from '../../texts/ui-texts.ts';
import { Button } from '../button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useClickLock } from '../use-click-lock.ts';
import css from './dialog.module.css';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What is asked or said. */
  text?: ReactNode;
  onOk: () => unknown;
  /** Also asked by Escape and the cross. */
  onCancel: () => void;
  okText?: string | undefined;
  cancelText?: string | undefined;
  tone?: 'normal' | 'danger';
  /** Only says something: one button, "I got it". */
  readOnly?: boolean;
}

/** A short question, 504 px wide. A click beside it does not close it. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const { open, title, text, onCancel, tone = 'normal' } = props;
  const t = useUiTexts();
  const answers = useRef<HTMLElement>(null);
  const danger = tone === 'danger';
  return (
    <Ark.Root
      open={open}
      role="alertdialog"
      lazyMount
      unmountOnExit
      closeOnInteractOutside={false}
      // The first answer is the one that changes nothing.
      initialFocusEl={() => answers.current?.querySelector('button') ?? null}
      onOpenChange={(details) => !details.open && onCancel()}
    >
      <Portal>
        <Ark.Backdrop className={css.backdrop} />
        <Ark.Positioner className={css.middle}>
          <Ark.Content className={css.confirm}>
            <Icon
              name={danger ? 'warning' : 'info'}
              size={20}
              className={danger ? css.dangerIcon : css.infoIcon}
            />
            <div className={css.question}>
              <Ark.Title className={css.title}>{title}</Ark.Title>
              {text && <Ark.Description className={css.text}>{text}</Ark.Description>}
            </div>
            <Ark.CloseTrigger className={css.close} aria-label={t('close')}>
              <Icon name="close" />
            </Ark.CloseTrigger>
            <footer ref={answers} className={css.answers}>
              <Answers {...props} />
            </footer>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

// Made again each time the dialog opens, and the click lock with it.
function Answers(props: ConfirmDialogProps): ReactElement {
  const { onOk, onCancel, okText, cancelText, tone = 'normal', readOnly = false } = props;
  const t = useUiTexts();
  const { running, run } = useClickLock();
  return (
    <>
      {!readOnly && <Button onClick={onCancel}>{cancelText ?? t('cancel')}</Button>}
      <Button
        variant={tone === 'danger' ? 'danger' : 'primary'}
        busy={running === 'ok'}
        onClick={() => run('ok', onOk)}
      >
        {okText ?? t(readOnly ? 'gotIt' : 'ok')}
      </Button>
    </>
  );
}
