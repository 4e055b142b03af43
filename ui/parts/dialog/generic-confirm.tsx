import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { useUiTexts } from '../../texts/ui-texts.ts';
import { Button, IconButton } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Popover } from '../popover.tsx';
import { SafeHtml } from '../safe-html/safe-html.tsx';
import { useClickLock } from '../use-click-lock.ts';
import css from './dialog.module.css';
import own from './generic-confirm.module.css';
import { useDialogTexts } from './texts/dialog-texts.ts';

export interface GenericConfirmProps {
  open: boolean;
  title: string;
  subtitle?: string;
  /** Behind a small button beside the title. */
  tooltip?: string;
  /** The question itself, with a sign before it. */
  heading?: string;
  /** Text in HTML, as it comes from outside: what could do more than be read is left out. */
  html?: string;
  /** Says behind each link of the text where it leads. */
  linkHosts?: boolean;
  /** Follows a link of the text in the place of the browser. */
  onLink?: (href: string) => void;
  /** Content of the caller's own, below the text. */
  children?: ReactNode;
  onOk?: () => unknown;
  /** Also asked by Escape and the cross. */
  onCancel: () => void;
  okText?: string;
  cancelText?: string;
  tone?: 'normal' | 'danger';
  /** One button, "I got it", that only closes. */
  readOnly?: boolean;
  /** A third button at the start, to see to the matter at once; "Deal with it now" unless named. */
  onImmediate?: () => unknown;
  immediateText?: string;
  hideClose?: boolean;
  /** Escape still closes. */
  hideFoot?: boolean;
}

/** A question or a notice with everything it may need, 504 px wide. A click beside it does not close it. */
export function GenericConfirm(props: GenericConfirmProps): ReactElement {
  const { open, title, subtitle, tooltip, onCancel, hideClose = false, hideFoot = false } = props;
  const t = useUiTexts();
  const words = useDialogTexts();
  const content = useRef<HTMLDivElement>(null);
  return (
    <Ark.Root
      open={open}
      role="alertdialog"
      lazyMount
      unmountOnExit
      closeOnInteractOutside={false}
      // The first answer is the one that changes nothing; without answers the dialog itself is read.
      initialFocusEl={() => content.current?.querySelector('[data-safe]') ?? content.current}
      onOpenChange={(details) => !details.open && onCancel()}
    >
      <Portal>
        <Ark.Backdrop className={css.backdrop} />
        <Ark.Positioner className={css.middle}>
          <Ark.Content ref={content} className={classNames(css.dialog, own.confirm)}>
            <header className={own.head}>
              <div className={own.titles}>
                <Ark.Title className={css.title}>{title}</Ark.Title>
                {tooltip && (
                  <Popover
                    label={words('explain', { title })}
                    trigger={
                      <IconButton icon="info" size="sm" label={words('explain', { title })} />
                    }
                  >
                    <p className={own.tooltip}>{tooltip}</p>
                  </Popover>
                )}
              </div>
              {!hideClose && (
                <Ark.CloseTrigger className={css.close} aria-label={t('close')}>
                  <Icon name="close" />
                </Ark.CloseTrigger>
              )}
              {subtitle && <p className={own.subtitle}>{subtitle}</p>}
            </header>
            <Question {...props} />
            {!hideFoot && <Answers {...props} />}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

function Question(props: GenericConfirmProps): ReactElement {
  const { heading, html, linkHosts, onLink, children, tone } = props;
  return (
    <Ark.Description asChild>
      <div className={classNames(css.body, own.question)}>
        {heading && (
          <p className={own.heading}>
            <Icon
              name={tone === 'danger' ? 'warning' : 'info'}
              size={20}
              className={tone === 'danger' ? css.dangerIcon : css.infoIcon}
            />
            {heading}
          </p>
        )}
        {html && (
          <SafeHtml html={html} {...(linkHosts && { linkHosts })} {...(onLink && { onLink })} />
        )}
        {children}
      </div>
    </Ark.Description>
  );
}

// Made again each time the dialog opens, and the click lock with it.
function Answers(props: GenericConfirmProps): ReactElement {
  const { onOk, onCancel, okText, cancelText, tone, readOnly = false } = props;
  const { onImmediate, immediateText } = props;
  const t = useUiTexts();
  const words = useDialogTexts();
  const { running, run } = useClickLock();
  return (
    <footer className={own.foot}>
      {onImmediate && (
        <div className={own.immediate}>
          <Button busy={running === 'immediate'} onClick={() => run('immediate', onImmediate)}>
            {immediateText ?? words('immediate')}
          </Button>
        </div>
      )}
      {readOnly ? (
        <Button variant="primary" data-safe onClick={onCancel}>
          {okText ?? t('gotIt')}
        </Button>
      ) : (
        <>
          <Button data-safe onClick={onCancel}>
            {cancelText ?? t('cancel')}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            busy={running === 'ok'}
            onClick={() => run('ok', () => onOk?.())}
          >
            {okText ?? t('ok')}
          </Button>
        </>
      )}
    </footer>
  );
}
