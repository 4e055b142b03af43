import { type ReactElement, useCallback } from 'react';
import type { BoardTile } from '#bridge/calls/prism/boards.ts';
import { queryFigures } from '#bridge/calls/prism/query.ts';
import { organPath } from '#bridge/react/directory/organ-nodes.ts';
import { useOrgans } from '#bridge/react/directory/use-organs.ts';
import { useGateway } from '#bridge/react/index.ts';
import { ConditionChips } from '#ui/figures/editor/condition-chips.tsx';
import { FieldsPane } from '#ui/figures/editor/fields-pane.tsx';
import { QuestionSettings } from '#ui/figures/editor/question-settings.tsx';
import { readMembers } from '#ui/figures/members.ts';
import { offeredPresentations } from '#ui/figures/presentations.ts';
import { organOf } from '#ui/figures/prompts.ts';
import { usePresentationNames } from '#ui/figures/texts/figures-texts.ts';
import type { FigureQuery, Presentation, Subject } from '#ui/figures/types.ts';
import { IconButton } from '#ui/parts/button.tsx';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextArea, TextInput } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';
import type { TileResult } from '../use-board-figures.ts';
import css from './designer.module.css';

interface TilePanelProps {
  tile: BoardTile;
  subjects: readonly Subject[];
  result: TileResult | undefined;
  onChange: (changes: Partial<BoardTile>) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** What one tile is: its title, its question, how it is drawn and which filters it follows. */
export function TilePanel(props: TilePanelProps): ReactElement {
  const { tile, subjects, onChange, onRemove, onClose } = props;
  const t = useWords();
  const subject = subjects.find(({ name }) => name === tile.query?.subject);
  return (
    <aside className={css.panel} aria-label={t('designer.tileSettings')}>
      <h2 className={css.panelTitle}>
        {t('designer.tileSettings')}
        <span>
          <IconButton size="sm" icon="delete" label={t('designer.remove')} onClick={onRemove} />
          <IconButton size="sm" icon="close" label={t('designer.close')} onClick={onClose} />
        </span>
      </h2>
      <Field label={t('designer.tileTitle')} help={t('designer.tileTitleHint')}>
        <TextInput value={tile.title} maxLength={60} onChange={(title) => onChange({ title })} />
      </Field>
      {tile.kind === 'text' && (
        <Field label={t('textKind')}>
          <TextArea value={tile.text} maxLength={2000} onChange={(text) => onChange({ text })} />
        </Field>
      )}
      {tile.query && <Question {...props} query={tile.query} subject={subject} />}
    </aside>
  );
}

const follows = ['organ', 'period'] as const;
const kinds: readonly Presentation[] = ['figure', 'table', 'bar', 'stack', 'line', 'area', 'pie'];

interface QuestionProps extends TilePanelProps {
  query: FigureQuery;
  subject: Subject | undefined;
}

function Question(props: QuestionProps): ReactElement {
  const { tile, subjects, query, subject, result, onChange } = props;
  const t = useWords();
  const nameOf = usePresentationNames();
  const ask = (next: FigureQuery) => onChange({ query: next, report: null });
  // What fits follows from the figures; until they are there, everything is offered.
  const fitting =
    result && 'figures' in result
      ? kinds.filter(
          (kind) =>
            kind === 'figure' ||
            kind === tile.kind ||
            offeredPresentations(result.figures).includes(kind),
        )
      : kinds;
  function follow(what: (typeof follows)[number], on: boolean): void {
    onChange({ takes: follows.filter((one) => (one === what ? on : tile.takes.includes(one))) });
  }
  return (
    <>
      <Field label={t('designer.kind')}>
        <Select
          options={fitting.map((value) => ({ value, label: nameOf(value) }))}
          value={fitting.find((one) => one === tile.kind)}
          onChange={(kind) => onChange({ kind })}
        />
      </Field>
      <FieldsPane subjects={subjects} query={query} onChange={ask} />
      {subject && <Narrowing {...{ query, subject }} onAsk={ask} />}
      <fieldset className={css.group}>
        <legend>{t('designer.takes')}</legend>
        {follows.map((what) => (
          <Checkbox
            key={what}
            checked={tile.takes.includes(what)}
            onChange={(on) => follow(what, on)}
          >
            {t(`designer.follow.${what}`)}
          </Checkbox>
        ))}
      </fieldset>
    </>
  );
}

interface NarrowingProps {
  query: FigureQuery;
  subject: Subject;
  onAsk: (query: FigureQuery) => void;
}

function Narrowing({ query, subject, onAsk }: NarrowingProps): ReactElement {
  const gateway = useGateway();
  const organ = organOf(query);
  const organs = useOrgans({ chosen: [organ] });
  const loadMembers = useCallback(
    (dimension: string) =>
      readMembers((asked) => gateway.call(queryFigures, asked), subject, dimension),
    [gateway, subject],
  );
  return (
    <>
      <ConditionChips key={subject.name} {...{ subject, query, loadMembers }} onChange={onAsk} />
      <QuestionSettings
        {...{ subject, query, organs: organs.nodes }}
        levels={organs.levels}
        organWords={organ === null ? undefined : organPath(organs.list, organ).at(-1)}
        onChange={onAsk}
      />
    </>
  );
}
