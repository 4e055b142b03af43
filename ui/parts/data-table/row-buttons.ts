/** What rows can be asked to do; each has its words in both languages (specification §9). */
export const rowButtonEvents = [
  'view',
  'modify',
  'approve',
  'revoke',
  'withdraw',
  'delete',
  'lock',
  'finishEarly',
  'copy',
  'assign',
  'cancelLeave',
  'maternityLeave',
  'patchCard',
  'unlock',
  'pass',
  'reject',
] as const;

export type RowButtonEvent = (typeof rowButtonEvents)[number];

/** What is asked before a button does its work. */
export interface RowConfirm {
  readonly title: string;
  readonly text?: string;
}

/** One button of every row. */
export interface RowButton<Row> {
  readonly event: RowButtonEvent;
  readonly onClick: (row: Row) => unknown;
  /** In place of the usual words. */
  readonly label?: string;
  /** Rows it stands in; every row without it. What a person may do comes with the row from the server. */
  readonly condition?: (row: Row) => boolean;
  /** Asked first; nothing is asked where it answers nothing. */
  readonly confirm?: (row: Row) => RowConfirm | undefined;
}

export type RowButtons<Row> = readonly RowButton<Row>[];

/** A change of a list of row buttons, as a screen that builds on another makes it. */
export type RowButtonChange<Row> =
  | { readonly kind: 'replace' | 'prepend' | 'append'; readonly buttons: RowButtons<Row> }
  | {
      readonly kind: 'splice';
      readonly at: number;
      readonly remove: number;
      readonly buttons: RowButtons<Row>;
    }
  /** Changes the button of one event: when it is there, what it asks, what it does. */
  | {
      readonly kind: 'update';
      readonly event: RowButtonEvent;
      readonly with: Partial<Omit<RowButton<Row>, 'event'>>;
    };

/** The buttons after the changes, one after another. */
export function changeButtons<Row>(
  buttons: RowButtons<Row>,
  ...changes: readonly RowButtonChange<Row>[]
): RowButtons<Row> {
  return changes.reduce(changed, buttons);
}

function changed<Row>(buttons: RowButtons<Row>, change: RowButtonChange<Row>): RowButtons<Row> {
  switch (change.kind) {
    case 'replace':
      return change.buttons;
    case 'prepend':
      return [...change.buttons, ...buttons];
    case 'append':
      return [...buttons, ...change.buttons];
    case 'splice':
      return buttons.toSpliced(change.at, change.remove, ...change.buttons);
    case 'update':
      return buttons.map((button) =>
        button.event === change.event ? { ...button, ...change.with } : button,
      );
  }
}

/** The buttons that stand in a row. */
export function buttonsFor<Row>(buttons: RowButtons<Row>, row: Row): RowButtons<Row> {
  return buttons.filter((button) => button.condition?.(row) ?? true);
}
