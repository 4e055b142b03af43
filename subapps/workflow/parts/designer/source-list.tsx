import { type ReactElement, useCallback, useState } from 'react';
import { employmentTypeWords } from '#bridge/calls/joyhr/terms.ts';
import { getCandidates } from '#bridge/calls/workflow/calls.ts';
import { findFormOrgans, findFormTargets } from '#bridge/calls/workflow/form-instances.ts';
import { useAppContext, useGateway } from '#bridge/react/index.ts';
import { IconButton } from '#ui/parts/button.tsx';
import type { Option } from '#ui/parts/option.ts';
import { DateRangeInput } from '#ui/parts/range-input/date-range-input.tsx';
import { RemoteCombobox } from '#ui/parts/select/remote-combobox.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { useWords } from '../../texts/app-texts.ts';
import css from './designer.module.css';
import { type Source, useSourceName } from './sources.ts';

const kinds = ['organ', 'role', 'post', 'position', 'employmentType', 'person'] as const;

type Kind = (typeof kinds)[number];

interface ListProps {
  title: string;
  help?: string;
  /** Whether those in the list may use the form, or may not. */
  include: boolean;
  roles: readonly { readonly id: string; readonly name: string }[];
  sources: readonly Source[];
  onChange: (sources: Source[]) => void;
}

/** Some parts of the company and people, each for good or from a day to a day. */
export function SourceList({ title, help, ...props }: ListProps): ReactElement {
  const { sources, onChange } = props;
  return (
    <fieldset className={css.group}>
      <legend>{title}</legend>
      {help && <span className={css.quiet}>{help}</span>}
      {sources.length > 0 && (
        <ul className={css.sources}>
          {sources.map((one, at) => (
            <OneSource
              key={`${one.kind} ${one.id}`}
              source={one}
              onChange={(next) => onChange(sources.with(at, next))}
              onRemove={() => onChange(sources.toSpliced(at, 1))}
            />
          ))}
        </ul>
      )}
      <Adder {...props} title={title} />
    </fieldset>
  );
}

function OneSource(props: {
  source: Source;
  onChange: (source: Source) => void;
  onRemove: () => void;
}): ReactElement {
  const { source, onChange, onRemove } = props;
  const t = useWords();
  const name = useSourceName()(source);
  const { kind, from, to } = source;
  return (
    <li className={css.source}>
      <span className={css.sourceName}>
        <span className={css.quiet}>{kind !== 'everybody' && t(`designer.source.${kind}`)}</span>
        <span>{name}</span>
      </span>
      <DateRangeInput
        optional
        presets={[]}
        label={t('designer.period', { name })}
        value={{ from: from ?? '', to: to ?? '' }}
        onChange={(next) => onChange({ ...source, from: next.from || null, to: next.to || null })}
      />
      <IconButton icon="close" label={t('designer.removeOne', { name })} onClick={onRemove} />
    </li>
  );
}

/** Takes the kind first, then one of it by name. */
function Adder({ title, include, roles, sources, onChange }: ListProps): ReactElement {
  const t = useWords();
  const [kind, setKind] = useState<Kind>('organ');
  const [found, setFound] = useState<ReadonlyMap<string, string>>(new Map());
  const find = useFinder(kind, roles);
  const search = useCallback(
    async (typed: string, signal: AbortSignal): Promise<readonly Option[]> => {
      const options = await find(typed.trim(), signal);
      setFound(
        (before) => new Map([...before, ...options.map((one) => [one.value, one.label] as const)]),
      );
      return options;
    },
    [find],
  );
  const add = (id: string) => {
    const name = found.get(id);
    if (name === undefined || sources.some((one) => one.kind === kind && one.id === id)) return;
    onChange([...sources, { kind, id, name, include, from: null, to: null }]);
  };
  return (
    <div className={css.adder}>
      <Select
        label={t('designer.sourceKind', { title })}
        options={kinds.map((value) => ({ value, label: t(`designer.source.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <RemoteCombobox
        key={`${kind} ${sources.length}`}
        value=""
        label={t('designer.addTo', { title })}
        placeholder={t('designer.search')}
        search={search}
        onChange={add}
      />
    </div>
  );
}

type Found = (keyword: string, signal: AbortSignal) => Promise<readonly Option[]>;

/** Looks for one of a kind by a part of its name. */
function useFinder(kind: Kind, roles: ListProps['roles']): Found {
  const gateway = useGateway();
  const { locale } = useAppContext();
  return useCallback(
    async (keyword, signal) => {
      const asked = keyword === '' ? {} : { keyword };
      if (kind === 'role') return optionsOf(roles.filter(({ name }) => name.includes(keyword)));
      if (kind === 'employmentType') {
        const types = Object.entries(employmentTypeWords[locale]);
        return optionsOf(
          types.flatMap(([id, name]) => (name.includes(keyword) ? [{ id, name }] : [])),
        );
      }
      if (kind === 'person')
        return optionsOf(
          (await gateway.call(getCandidates, { ...asked, rows: 20 }, { signal })).rows,
        );
      return optionsOf(
        kind === 'organ'
          ? await gateway.call(findFormOrgans, asked, { signal })
          : await gateway.call(findFormTargets, { ...asked, kind }, { signal }),
      );
    },
    [gateway, kind, locale, roles],
  );
}

function optionsOf(rows: ListProps['roles']): readonly Option[] {
  return rows.map(({ id, name }) => ({ value: id, label: name }));
}
