import { type ReactElement, useEffect, useState } from 'react';
import { Button, IconButton } from '../../parts/button.tsx';
import { Checkbox } from '../../parts/checkbox.tsx';
import { Menu } from '../../parts/menu.tsx';
import { Popover } from '../../parts/popover.tsx';
import { RadioGroup } from '../../parts/radio-group.tsx';
import { SearchBox } from '../../parts/search-box.tsx';
import { SkeletonLines } from '../../parts/skeleton.tsx';
import { conditionWords } from '../describe.ts';
import type { Member } from '../grid-of.ts';
import { setCondition, withoutCondition } from '../question.ts';
import { useFigureWords } from '../texts/figures-texts.ts';
import type { Condition, FigureQuery, Subject, SubjectDimension } from '../types.ts';
import css from './editor.module.css';

/** A question and the values that its dimensions have. */
export interface ConditionChipsProps {
  subject: Subject;
  query: FigureQuery;
  onChange: (query: FigureQuery) => void;
  /** The values of a dimension that has no list of its own. */
  loadMembers: (dimension: string) => Promise<readonly Member[]>;
}

/** The conditions of a question as chips; each opens its values. The organisation has a field of its own. */
export function ConditionChips(props: ConditionChipsProps): ReactElement {
  const { subject, query, onChange } = props;
  const t = useFigureWords();
  const [added, setAdded] = useState<string | null>(null);
  const possible = subject.dimensions.filter(({ kind }) => kind !== 'organ' && kind !== 'time');
  const isUsed = (name: string) => query.where.some(({ dimension }) => dimension === name);
  const shown = possible.filter(({ name }) => isUsed(name) || name === added);
  const free = possible.filter(({ name }) => !isUsed(name) && name !== added);
  return (
    <ul className={css.chips} aria-label={t('editor.conditions')}>
      {shown.map((dimension) => (
        <li key={dimension.name} className={css.chip}>
          <Chip {...props} dimension={dimension} opensAtOnce={dimension.name === added} />
          <IconButton
            size="sm"
            icon="close"
            label={t('editor.dropCondition', { name: dimension.label })}
            onClick={() => {
              setAdded(null);
              onChange(withoutCondition(query, dimension.name));
            }}
          />
        </li>
      ))}
      {free.length > 0 && (
        <li>
          <Menu
            trigger={
              <Button size="sm" icon="plus">
                {t('editor.addCondition')}
              </Button>
            }
            groups={[
              {
                id: 'dimensions',
                items: free.map(({ name, label }) => ({
                  id: name,
                  label,
                  onSelect: () => setAdded(name),
                })),
              },
            ]}
          />
        </li>
      )}
    </ul>
  );
}

interface ChipProps extends ConditionChipsProps {
  dimension: SubjectDimension;
  opensAtOnce: boolean;
}

function Chip({ dimension, query, onChange, loadMembers, opensAtOnce }: ChipProps): ReactElement {
  const t = useFigureWords();
  const [open, setOpen] = useState(opensAtOnce);
  const members = useMembers(dimension, loadMembers);
  const none: Condition = { dimension: dimension.name, is: 'in', values: [] };
  const condition = query.where.find((one) => one.dimension === dimension.name) ?? none;
  const words = conditionWords(t, dimension, condition, members);
  return (
    <Popover
      label={dimension.label}
      open={open}
      onOpen={setOpen}
      trigger={
        <button type="button" className={css.chipButton} title={words.values}>
          {words.chip}
        </button>
      }
    >
      <Values
        condition={condition}
        members={members}
        onChange={(next) => onChange(setCondition(query, next))}
      />
    </Popover>
  );
}

/** The values of a dimension: its own list, or those that the figures have. */
function useMembers(
  dimension: SubjectDimension,
  loadMembers: ConditionChipsProps['loadMembers'],
): readonly Member[] | undefined {
  const [loaded, setLoaded] = useState<readonly Member[]>();
  const { name, choices } = dimension;
  const isListed = choices.length > 0;
  useEffect(() => {
    if (isListed) return undefined;
    let isOver = false;
    loadMembers(name)
      .then((members) => !isOver && setLoaded(members))
      .catch(() => !isOver && setLoaded([]));
    return () => {
      isOver = true;
    };
  }, [name, isListed, loadMembers]);
  return isListed ? choices : loaded;
}

interface ValuesProps {
  condition: Condition;
  members: readonly Member[] | undefined;
  onChange: (condition: Condition) => void;
}

function Values({ condition, members, onChange }: ValuesProps): ReactElement {
  const t = useFigureWords();
  const [typed, setTyped] = useState('');
  const [is, setIs] = useState(condition.is);
  const known = (members ?? []).filter(({ value }) => value !== null);
  const shown = known.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));
  function turn(value: string, on: boolean): void {
    const others = condition.values.filter((one) => one !== value);
    onChange({ ...condition, is, values: on ? [...others, value] : others });
  }
  return (
    <div className={css.values}>
      <RadioGroup
        label={t('editor.way')}
        options={(['in', 'notIn'] as const).map((value) => ({
          value,
          label: t(`editor.ways.${value}`),
        }))}
        value={is}
        onChange={(next) => {
          setIs(next);
          if (condition.values.length > 0) onChange({ ...condition, is: next });
        }}
      />
      {known.length > 8 && <SearchBox value={typed} onSearch={setTyped} wait={0} size="sm" />}
      {members === undefined && <SkeletonLines lines={3} />}
      {members !== undefined && shown.length === 0 && (
        <p className={css.faint}>{t('editor.noValues')}</p>
      )}
      <ul className={css.members}>
        {shown.map(({ value, label }) => (
          <li key={value}>
            <Checkbox
              checked={condition.values.includes(value ?? '')}
              onChange={(on) => turn(value ?? '', on)}
            >
              {label}
            </Checkbox>
          </li>
        ))}
      </ul>
    </div>
  );
}
