import type { ReactElement } from 'react';
import { IconButton } from '../button.tsx';
import { LinkButton } from '../link.tsx';
import { Menu } from '../menu.tsx';
import { useClickLock } from '../use-click-lock.ts';
import css from './row-buttons.module.css';
import { buttonsFor, type RowButton, type RowButtons, type RowConfirm } from './row-buttons.ts';
import { useTableTexts } from './texts/table-texts.ts';

export interface RowButtonsCellProps<Row> {
  row: Row;
  buttons: RowButtons<Row>;
  /** Asks the person; needed where a button has a `confirm`. */
  ask?: (words: RowConfirm) => Promise<boolean>;
  /** Buttons in sight, 2 by default; the others stand in a menu. */
  most?: number;
}

/** Buttons so tied to their row that a second click waits for the first one's work. */
const lock = 3000;

/** The buttons of one row, for the `cell` of a column. */
export function RowButtonsCell<Row>(props: RowButtonsCellProps<Row>): ReactElement {
  const { row, ask, most = 2 } = props;
  const t = useTableTexts();
  const { running, run } = useClickLock(lock);
  const buttons = buttonsFor(props.buttons, row);
  const words = (button: RowButton<Row>) => button.label ?? t(`rowButton.${button.event}`);
  const first = buttons.length > most + 1 ? buttons.slice(0, most) : buttons;
  const others = buttons.slice(first.length);
  const press = (button: RowButton<Row>) => run(button.event, () => work(button, row, ask));
  return (
    <span className={css.buttons}>
      {first.map((button) => (
        <LinkButton
          key={button.event}
          aria-busy={running === button.event || undefined}
          onClick={() => press(button)}
        >
          {words(button)}
        </LinkButton>
      ))}
      {others.length > 0 && (
        <Menu
          placement="bottom-end"
          trigger={<IconButton icon="more" size="sm" label={t('table.moreActions')} />}
          groups={[
            {
              id: 'more',
              items: others.map((button) => ({
                id: button.event,
                label: words(button),
                danger: button.event === 'delete',
                onSelect: () => press(button),
              })),
            },
          ]}
        />
      )}
    </span>
  );
}

async function work<Row>(
  button: RowButton<Row>,
  row: Row,
  ask: RowButtonsCellProps<Row>['ask'],
): Promise<void> {
  const question = button.confirm?.(row);
  // A button that wants to ask and cannot does nothing: its work may be one that cannot be undone.
  if (question && !(await ask?.(question))) return;
  await button.onClick(row);
}
