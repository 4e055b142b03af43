import { type ReactElement, useState } from 'react';
import { getHandover, mostHandoverItems, saveHandover } from '#bridge/calls/joyhr/handover.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { useOrgans } from '#bridge/react/directory/use-organs.ts';
import { useCall, useGateway, useTools } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button, IconButton } from '#ui/parts/button.tsx';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { wordsOfError } from '#ui/record/record-door.ts';
import { formatDate } from '#ui/texts/format.ts';
import { ColleaguePicker } from '../employee/colleague-picker.tsx';
import css from './changes.module.css';
import { type ChangeWords, useChangeWords } from './texts/change-texts.ts';

type Kept = ResultOf<typeof getHandover>;

interface Item {
  /** Its id, or one of its own until it is saved. */
  readonly key: string;
  readonly id?: string;
  readonly item: string;
  readonly ownerId: string | null;
  readonly ownerName: string;
  readonly done: boolean;
  readonly by?: string;
}

/** What a leaver hands over: items with who takes them, ticked off one by one. */
export function Handover({ leavingId }: { leavingId: string }): ReactElement | null {
  const call = useCall(getHandover, { leavingId }, { keep: false });
  if (call.data === undefined) return call.state === 'loading' ? <SkeletonLines lines={3} /> : null;
  return <HandoverList leavingId={leavingId} kept={call.data} />;
}

function HandoverList({ leavingId, kept }: { leavingId: string; kept: Kept }): ReactElement {
  const t = useChangeWords();
  const control = useHandover(leavingId, kept);
  const { items, change } = control;
  const done = items.filter((one) => one.done).length;
  const { edit } = kept.can;
  const usual = Object.values(usualItems(t));
  return (
    <section className={css.stack} aria-label={t('handover.title')}>
      <div className={css.head}>
        <h3>{t('handover.title')}</h3>
        <span className={css.hint}>
          {t('handover.progress', { done: String(done), total: String(items.length) })}
        </span>
      </div>
      {control.problem && <Banner tone="bad" title={control.problem} />}
      {items.length === 0 && <p className={css.hint}>{t('handover.none')}</p>}
      <ul className={css.items}>
        {items.map((one, index) => (
          <HandoverRow
            key={one.key}
            item={one}
            edit={edit}
            onChange={(next) => change(items.with(index, next))}
            onRemove={() => change(items.toSpliced(index, 1))}
          />
        ))}
      </ul>
      {edit && (
        <div className={css.actions}>
          {items.length === 0 && (
            <Button onClick={() => change(usual.map(newItem))}>{t('handover.usual')}</Button>
          )}
          {items.length < mostHandoverItems && (
            <Button icon="plus" onClick={() => change([...items, newItem('')])}>
              {t('handover.add')}
            </Button>
          )}
          <Button
            variant="primary"
            busy={control.busy}
            disabled={!control.dirty}
            onClick={() => void control.save()}
          >
            {t('handover.save')}
          </Button>
        </div>
      )}
    </section>
  );
}

function usualItems(t: ChangeWords) {
  return {
    work: t('handover.usualItems.work'),
    computer: t('handover.usualItems.computer'),
    card: t('handover.usualItems.card'),
    accounts: t('handover.usualItems.accounts'),
    finance: t('handover.usualItems.finance'),
    customers: t('handover.usualItems.customers'),
  };
}

function newItem(item: string): Item {
  return { key: crypto.randomUUID(), item, ownerId: null, ownerName: '', done: false };
}

function HandoverRow(props: {
  item: Item;
  edit: boolean;
  onChange: (item: Item) => void;
  onRemove: () => void;
}): ReactElement {
  const { item, edit, onChange, onRemove } = props;
  const t = useChangeWords();
  const organs = useOrgans();
  return (
    <li className={css.item}>
      <Checkbox
        checked={item.done}
        disabled={!edit}
        label={`${t('handover.done')}: ${item.item}`}
        onChange={(done) => onChange({ ...item, done })}
      />
      {edit ? (
        <TextInput
          value={item.item}
          aria-label={t('handover.item')}
          maxLength={120}
          onChange={(text) => onChange({ ...item, item: text })}
        />
      ) : (
        <span>{item.item}</span>
      )}
      {edit ? (
        <fieldset className={css.owner} aria-label={t('handover.owner')}>
          <ColleaguePicker
            value={item.ownerId}
            name={item.ownerName}
            organs={organs}
            onPick={(ownerId, ownerName) => onChange({ ...item, ownerId, ownerName })}
          />
        </fieldset>
      ) : (
        <span>{item.ownerName}</span>
      )}
      {edit && <IconButton icon="delete" label={t('handover.remove')} onClick={onRemove} />}
      {item.by !== undefined && <span className={css.by}>{item.by}</span>}
    </li>
  );
}

function useHandover(leavingId: string, kept: Kept) {
  const t = useChangeWords();
  const gateway = useGateway();
  const tools = useTools();
  const [items, setItems] = useState(() => itemsOf(t, kept));
  const [dirty, setDirty] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  return {
    items,
    dirty,
    busy,
    problem,
    change(next: readonly Item[]): void {
      setItems([...next]);
      setDirty(true);
      tools.onDirty(true);
    },
    async save(): Promise<void> {
      setBusy(true);
      setProblem('');
      try {
        const sent = items.map(({ id, item, ownerId, done }) => ({
          ...(id !== undefined && { id }),
          item,
          ownerId,
          done,
        }));
        const saved = await gateway.call(saveHandover, { leavingId, items: sent });
        setItems(itemsOf(t, saved));
        setDirty(false);
        tools.onDirty(false);
        tools.tell(t('handover.saved'), 'success');
      } catch (cause) {
        setProblem(wordsOfError(cause));
      }
      setBusy(false);
    },
  };
}

function itemsOf(t: ChangeWords, { items }: Kept): Item[] {
  return items.map(({ id, item, ownerId, ownerName, doneAt, doneByName }) => ({
    key: id,
    id,
    item,
    ownerId,
    ownerName: ownerName ?? '',
    done: doneAt !== null,
    ...(doneAt !== null && {
      by: t('handover.doneBy', { name: doneByName ?? '', at: formatDate(doneAt.slice(0, 10)) }),
    }),
  }));
}
