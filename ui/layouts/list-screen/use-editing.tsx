import { atom, type PreinitializedWritableAtom } from 'nanostores';
import { type ReactElement, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { AnyRow, Column } from '../../parts/data-table/columns.ts';
import { Select } from '../../parts/select/select.tsx';
import { TextInput } from '../../parts/text-input.tsx';
import { type Edits, withEdit } from './edits.ts';
import type { CellEditor, ListConfig } from './list-config.ts';
import { useListTexts } from './texts/list-texts.ts';
import { failureOf } from './use-loaded.ts';

/** The list while it can be written in. */
export interface Editing<Row> {
  readonly on: boolean;
  /** Rows that hold something unsaved, those of other pages included. */
  readonly count: number;
  readonly busy: boolean;
  /** Begins, or ends after a question where something is unsaved. */
  readonly toggle: () => Promise<void>;
  readonly save: () => Promise<void>;
  /** The columns with inputs where they can be written in. */
  readonly columns: readonly Column<Row>[];
}

/** Holds what was written in the rows until it is saved or given up; nothing of it is lost by a failed save. */
export function useEditing<Row extends AnyRow>(
  config: ListConfig<Row>,
  columns: readonly Column<Row>[],
  names: { readonly key: (row: Row) => string; readonly name: (row: Row) => string },
  reload: () => void,
): Editing<Row> {
  const { editing, ask, tell, onDirty } = config;
  const t = useListTexts();
  const [on, setOn] = useState(false);
  const [busy, setBusy] = useState(false);
  const edits = useMemo(() => atom<Edits<Row>>({}), []);
  const count = useSyncExternalStore(edits.listen, () => Object.keys(edits.get()).length);
  useEffect(() => {
    onDirty?.(count > 0);
  }, [onDirty, count]);
  function leave(): void {
    edits.set({});
    setOn(false);
  }
  async function toggle(): Promise<void> {
    if (!on) return setOn(true);
    const words = { title: t('edit.discard'), text: t('edit.discardText', { count }) };
    if (count === 0 || (await ask({ ...words, tone: 'danger' }))) leave();
  }
  async function save(): Promise<void> {
    setBusy(true);
    try {
      await editing?.save(Object.values(edits.get()));
      tell(t('edit.saved', { count }), 'success');
      leave();
      reload();
    } catch (error) {
      tell(t('edit.failed', { reason: failureOf(error).words }), 'error');
    }
    setBusy(false);
  }
  const cells = editing?.cells;
  const drawn = on && cells ? columns.map((one) => withInput(one, cells, edits, names)) : columns;
  return { on, count, busy, toggle, save, columns: drawn };
}

type Store<Row> = PreinitializedWritableAtom<Edits<Row>>;

function withInput<Row>(
  column: Column<Row>,
  cells: Readonly<Record<string, CellEditor<Row>>>,
  edits: Store<Row>,
  names: { readonly key: (row: Row) => string; readonly name: (row: Row) => string },
): Column<Row> {
  const editor = cells[column.id];
  if (!editor) return column;
  return {
    ...column,
    text: editor.value,
    cell: (row) => (
      <CellInput id={names.key(row)} name={names.name(row)} {...{ row, column, editor, edits }} />
    ),
  };
}

interface CellInputProps<Row> {
  id: string;
  name: string;
  row: Row;
  column: Column<Row>;
  editor: CellEditor<Row>;
  edits: Store<Row>;
}

function CellInput<Row>(props: CellInputProps<Row>): ReactElement {
  const { id, name, row, column, editor, edits } = props;
  const t = useListTexts();
  const before = editor.value(row);
  const value = useSyncExternalStore(
    edits.listen,
    () => edits.get()[id]?.values[column.id] ?? before,
  );
  const label = t('edit.cell', { column: column.header, row: name });
  const change = (next: string) =>
    edits.set(withEdit(edits.get(), { id, row, column: column.id, before, next }));
  if (editor.kind === 'choice') {
    return (
      <Select size="sm" label={label} options={editor.options} value={value} onChange={change} />
    );
  }
  return (
    <TextInput
      size="sm"
      aria-label={label}
      value={value}
      // A counter in every row would be noise.
      onChange={(next) => change(next.slice(0, editor.maxLength))}
    />
  );
}
