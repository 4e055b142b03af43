import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import {
  type ReactElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useUiTexts } from '../../texts/ui-texts.ts';
import { Button, type ButtonVariant } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { clickLock, useClickLock } from '../use-click-lock.ts';
import css from './dialog.module.css';
import { DiscardQuestion } from './discard-question.tsx';

/** One button in a dialog's foot. */
export interface DialogButton {
  readonly id: string;
  readonly label: string;
  readonly variant?: ButtonVariant;
  readonly disabled?: boolean;
  /** While its promise runs the button is busy and the others are locked. The caller closes the dialog. */
  readonly onClick: () => unknown;
}

export interface DialogProps {
  open: boolean;
  /** Asked by the cross, Escape and Cancel, after the close confirm if there is one. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Pixels; 896 by default, never wider than the window. */
  width?: number;
  /** From left to right; a Cancel button is before them. */
  buttons?: readonly DialogButton[];
  /** Leaves Cancel out. */
  hideCancel?: boolean;
  /** Asks before closing, for unsaved work; a sentence, or `true` for the usual one. */
  closeConfirm?: boolean | string;
  /** Milliseconds a click locks the buttons; 3000 by default. */
  lock?: number;
  /** Is at the start of the foot: a count, a pagination. */
  foot?: ReactNode;
  /** Is at the end of the head, before the cross. */
  headEnd?: ReactNode;
  /** What is in it stands from edge to edge, and scrolls by itself. */
  flush?: boolean;
  /** Called as it opens, with what Escape does, so that Back can do the same. Returns how to end that. */
  holdBack?: (onBack: () => void) => () => unknown;
  /** From the right edge over the whole height, instead of the middle. */
  side?: boolean;
}

/** A dialog over the page. The page behind it takes neither focus nor clicks. */
export function Dialog(props: DialogProps): ReactElement {
  const { open, onClose, title, children, width = 896, headEnd } = props;
  const { closeConfirm = false, side = false, flush = false, holdBack } = props;
  const t = useUiTexts();
  const [asking, setAsking] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const close = () => (closeConfirm ? setAsking(true) : onClose());
  const onBack = useEffectEvent(() => (asking ? setAsking(false) : close()));
  useEffect(() => {
    const leave = open ? holdBack?.(() => onBack()) : undefined;
    return () => void leave?.();
  }, [open, holdBack]);
  return (
    <Ark.Root
      open={open}
      lazyMount
      unmountOnExit
      closeOnInteractOutside={false}
      initialFocusEl={() => firstControl(body.current)}
      onOpenChange={(details) => !details.open && close()}
    >
      <Portal>
        <Ark.Backdrop className={css.backdrop} />
        <Ark.Positioner className={side ? css.side : css.middle}>
          <Ark.Content className={side ? css.drawer : css.dialog} style={{ width }}>
            <header className={css.head}>
              <Ark.Title className={css.title}>{title}</Ark.Title>
              {headEnd}
              <Ark.CloseTrigger className={css.close} aria-label={t('close')}>
                <Icon name="close" />
              </Ark.CloseTrigger>
            </header>
            <div ref={body} className={classNames(css.body, flush && css.flush)}>
              {children}
            </div>
            <DialogFoot {...props} onClose={close} />
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
      <DiscardQuestion
        open={asking}
        text={closeConfirm}
        onDiscard={() => {
          setAsking(false);
          onClose();
        }}
        onKeep={() => setAsking(false)}
      />
    </Ark.Root>
  );
}

// What the dialog is for comes first; the cross at the top would be the first in the tab order.
function firstControl(body: HTMLElement | null): HTMLElement | null {
  const controls = 'input:not([type="hidden"]), textarea, button, a[href], [tabindex="0"]';
  return (
    body?.querySelector<HTMLElement>(controls) ??
    body?.parentElement?.querySelector<HTMLElement>('footer button') ??
    null
  );
}

function DialogFoot(props: DialogProps): ReactElement | null {
  const { buttons = [], hideCancel = false, lock = clickLock, foot, onClose } = props;
  const t = useUiTexts();
  const { running, run } = useClickLock(lock);
  if (buttons.length === 0 && !foot) return null;
  return (
    <footer className={css.foot}>
      <div className={css.footStart}>{foot}</div>
      {!hideCancel && <Button onClick={onClose}>{t('cancel')}</Button>}
      {buttons.map(({ id, label, variant = 'default', disabled = false, onClick }) => (
        <Button
          key={id}
          variant={variant}
          busy={running === id}
          disabled={disabled || (running !== undefined && running !== id)}
          onClick={() => run(id, onClick)}
        >
          {label}
        </Button>
      ))}
    </footer>
  );
}
