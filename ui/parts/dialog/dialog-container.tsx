import { lazy, type ReactElement, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button, type ButtonSize, type ButtonVariant, IconButton } from '../button.tsx';
import { mediaIcons } from '../icon/media-paths.ts';
import { Menu, type MenuItem } from '../menu.tsx';
import { Pagination, type PaginationProps } from '../pagination/pagination.tsx';
import { clickLock, useClickLock } from '../use-click-lock.ts';
import { Dialog } from './dialog.tsx';
import css from './dialog-container.module.css';
import { DiscardQuestion } from './discard-question.tsx';
import { printAlone } from './print-alone.ts';
import { useDialogTexts } from './texts/dialog-texts.ts';

const QrDialog = lazy(async () => ({ default: (await import('./qr-dialog.tsx')).QrDialog }));

/** One button of the foot. */
export interface EventButton {
  /** What is reported; `cancel` closes the dialog. */
  readonly event: string;
  readonly text: string;
  /** Called in place of `onEvent`. While its promise runs the button is busy. */
  readonly method?: (event: string) => unknown;
  readonly type?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly disabled?: boolean;
  /** `false` lets it be clicked again at once; otherwise a click locks the buttons for 3000 ms. */
  readonly delay?: boolean;
}

export interface DialogContainerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** `over` is over another dialog: 895 pixels wide instead of 896, so that the lower one shows at its edge. */
  variant?: 'standard' | 'over';
  width?: number;
  /** The foot's buttons, from left to right. */
  buttons?: readonly EventButton[];
  onEvent?: (event: string) => unknown;
  /** What the dropdown offers: the two known ones and any other. */
  more?: readonly ('print' | 'pdf' | MenuItem)[];
  /** Prints instead of the window, which a framed page may not do. */
  onPrint?: () => unknown;
  onPdf?: () => unknown;
  /** Shows the button that opens a code of `text`; it can be saved as `filename`.png. */
  qrCode?: { readonly text: string; readonly filename: string };
  pagination?: PaginationProps;
  /** Is at the start of the foot in the place of pages. */
  footStart?: ReactNode;
  /** Stands beside the title: whose dialog it is. */
  beside?: ReactNode;
  /** The content stands from edge to edge, and scrolls by itself. */
  flush?: boolean;
  /** Asks before closing, for unsaved work; a sentence, or `true` for the usual one. */
  closeConfirm?: boolean | string;
  /** Cancel, the cross and Escape only report `cancel`; the caller closes. */
  disabledAutoClose?: boolean;
}

/** A dialog with everything around its content: a dropdown, a code, buttons by list and pages. */
export function DialogContainer(props: DialogContainerProps): ReactElement {
  const { open, onClose, title, children, variant = 'standard', onEvent } = props;
  const { closeConfirm = false, disabledAutoClose = false, pagination, buttons = [] } = props;
  const [asking, setAsking] = useState(false);
  function cancel(): void {
    onEvent?.('cancel');
    if (disabledAutoClose) return;
    if (closeConfirm) setAsking(true);
    else onClose();
  }
  const hasFoot = buttons.length > 0 || pagination !== undefined || Boolean(props.footStart);
  return (
    <>
      <Dialog
        open={open}
        onClose={cancel}
        title={title}
        width={props.width ?? (variant === 'over' ? 895 : 896)}
        headEnd={
          <>
            {props.beside}
            <Tools {...props} />
          </>
        }
        flush={props.flush ?? false}
        hideCancel
        foot={hasFoot && <Foot {...props} onCancel={cancel} />}
      >
        {children}
      </Dialog>
      <DiscardQuestion
        open={asking}
        text={closeConfirm}
        onDiscard={() => {
          setAsking(false);
          onClose();
        }}
        onKeep={() => setAsking(false)}
      />
    </>
  );
}

function Tools(props: DialogContainerProps): ReactElement {
  const { title, more = [], qrCode, onPrint, onPdf } = props;
  const t = useDialogTexts();
  const place = useRef<HTMLDivElement>(null);
  const [showsCode, setShowsCode] = useState(false);
  const known = {
    print: () => place.current && printAlone(place.current, onPrint),
    pdf: () => onPdf?.(),
  };
  const items = more.map((item) =>
    typeof item === 'string' ? { id: item, label: t(item), onSelect: known[item] } : item,
  );
  return (
    <div ref={place} className={css.tools}>
      {qrCode && (
        <IconButton
          icon={mediaIcons.qrCode}
          size="sm"
          label={t('code')}
          onClick={() => setShowsCode(true)}
        />
      )}
      {items.length > 0 && (
        <Menu
          placement="bottom-end"
          groups={[{ id: 'more', items }]}
          trigger={
            <Button variant="quiet" size="sm" iconEnd="chevron-down">
              {t('more')}
            </Button>
          }
        />
      )}
      {qrCode && showsCode && (
        <Suspense>
          <QrDialog {...qrCode} title={title} open onClose={() => setShowsCode(false)} />
        </Suspense>
      )}
    </div>
  );
}

// Cancel is never locked: what runs can be left.
function Foot(props: DialogContainerProps & { onCancel: () => void }): ReactElement {
  const { buttons = [], onEvent, onCancel, pagination } = props;
  const { running, run } = useClickLock();
  function click({ event, method, delay = true }: EventButton): void {
    if (event === 'cancel' && !method) onCancel();
    else run(event, () => (method ?? onEvent)?.(event), delay ? clickLock : 1);
  }
  return (
    <div className={css.foot}>
      <div className={css.pages}>
        {pagination ? <Pagination {...pagination} /> : props.footStart}
      </div>
      {buttons.map((button) => (
        <Button
          key={button.event}
          variant={button.type}
          size={button.size}
          busy={running === button.event}
          disabled={
            button.disabled ||
            (running !== undefined && running !== button.event && button.event !== 'cancel')
          }
          onClick={() => click(button)}
        >
          {button.text}
        </Button>
      ))}
    </div>
  );
}
