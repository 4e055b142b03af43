import { type ReactElement, useMemo } from 'react';
import type { AnyRow } from '#bridge/calls/record/any-row.ts';
import { useBridge, useList, useSchemeCalls } from '#bridge/react/index.ts';
import { useRecord } from '#bridge/react/record.ts';
import type { CloseDialog, ListConfig } from '#ui/layouts/list-screen/list-config.ts';
import { ListScreen } from '#ui/layouts/list-screen/list-screen.tsx';
import { Button } from '#ui/parts/button.tsx';
import { RecordView } from '#ui/record/record-dialog.tsx';
import type { RecordTools } from '#ui/record/record-door.ts';
import { useRecordList } from '#ui/record/use-record-list.ts';
import { useLocale } from '#ui/texts/use-texts.ts';
import { ChangeFormView } from './change-form.tsx';
import { type ChangeKind, changeKinds } from './change-kinds.ts';
import css from './changes.module.css';
import { Handover } from './handover.tsx';
import { Invitation } from './invitation.tsx';
import { useChangeWords } from './texts/change-texts.ts';

const codes = {
  entry: 'personnel.entries',
  regularisation: 'personnel.regularisations',
  transfer: 'personnel.transfers',
  leaving: 'personnel.leavings',
} as const;

/** The list of one kind of changes. Drafts open as a form, all others to be read. */
export function ChangeList({ kind }: { kind: ChangeKind }): ReactElement {
  return <ListScreen config={useChangeList(kind)} />;
}

function useChangeList(kind: ChangeKind): ListConfig<AnyRow> {
  const t = useChangeWords();
  const locale = useLocale();
  const { record, words, calls } = changeKinds[kind];
  const door = useRecord(calls);
  const wiring = { ...useList(codes[kind]), schemes: useSchemeCalls(codes[kind]) };
  const config = useRecordList(record, words, door, wiring);
  const states = words[locale].states ?? {};
  const figure = (status: string) => ({ status, label: states[status] ?? status });
  const { add, dialog } = config;
  return {
    ...config,
    ...(add && { add: { text: t(`new.${kind}`) } }),
    statistics: {
      name: 'state',
      total: t('total'),
      yellow: [figure('draft')],
      blue: [figure('planned')],
      green: [figure('effective')],
      load: door.count,
    },
    dialog: {
      width: 896,
      title: (row) => (row === undefined ? t(`new.${kind}`) : (dialog?.title(row) ?? '')),
      body: (row, close, onDirty) => <Subject {...{ kind, row, close, onDirty }} tools={wiring} />,
    },
  };
}

function Subject(props: {
  kind: ChangeKind;
  row: AnyRow | undefined;
  close: CloseDialog;
  onDirty: (dirty: boolean) => void;
  tools: RecordTools;
}): ReactElement {
  const { kind, row, close, onDirty, tools } = props;
  const form = { kind, onDirty, onClose: close };
  if (row === undefined) return <ChangeFormView {...form} />;
  const isDraft = row.state === 'draft' && row.can.edit;
  if (isDraft) return <ChangeFormView {...form} id={row.id} />;
  return <Settled kind={kind} row={row} tools={tools} onClose={close} />;
}

function Settled(props: {
  kind: ChangeKind;
  row: AnyRow;
  tools: RecordTools;
  onClose: CloseDialog;
}): ReactElement {
  const { kind, row, tools, onClose } = props;
  const { record, words, calls } = changeKinds[kind];
  const locale = useLocale();
  const door = useRecord(calls);
  const spoken = useMemo(() => ({ record, words: words[locale] }), [record, words, locale]);
  const isHandedOver = kind === 'leaving' && ['planned', 'effective'].includes(row.state ?? '');
  return (
    <div className={css.stack}>
      <OpenRecord row={row} onOpen={onClose} />
      {kind === 'entry' && row.state === 'effective' && (
        <Invitation entryId={row.id} account={computedOf(row).account} />
      )}
      {isHandedOver && <Handover leavingId={row.id} />}
      <RecordView id={row.id} {...{ spoken, door, tools, onClose }} />
    </div>
  );
}

function computedOf(row: AnyRow): Readonly<Record<string, string>> {
  return (row as { readonly computed?: Readonly<Record<string, string>> }).computed ?? {};
}

/** The way from a change to the employee's record; it closes what covers the page. */
function OpenRecord({ row, onOpen }: { row: AnyRow; onOpen: () => void }): ReactElement | null {
  const t = useChangeWords();
  const bridge = useBridge();
  const { employmentId } = computedOf(row);
  if (employmentId === undefined) return null;
  const title = row.names.employment ?? String(row.fields.name ?? '');
  function open(): void {
    onOpen();
    void bridge.tabs.open({ route: `/employee/${employmentId}`, title }).catch(() => {});
  }
  return (
    <div>
      <Button icon="person" onClick={open}>
        {t('openRecord')}
      </Button>
    </div>
  );
}
