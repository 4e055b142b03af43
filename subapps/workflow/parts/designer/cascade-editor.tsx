import type { ReactElement } from 'react';
import { optionsBelow, pathOf } from '#bridge/calls/workflow/cascade.ts';
import type { FormField } from '#bridge/calls/workflow/form.ts';
import { Button, IconButton } from '#ui/parts/button.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';
import { newNames } from '../../texts/new-names.ts';
import css from './designer.module.css';
import { newId } from './new-id.ts';

type Options = FormField['options'];
type Option = Options[number];

/** Levels of options at most. */
const mostLevels = 5;

/** The options of a choice in levels, each with those below it right behind it. */
export function CascadeEditor(props: {
  options: Options;
  onChange: (options: Options) => void;
}): ReactElement {
  const { options, onChange } = props;
  const t = useWords();
  const add = (parent: Option | undefined) => {
    const below = optionsBelow(options, parent?.code);
    const option = {
      code: newId(),
      ...newNames.option(below.length + 1),
      ...(parent !== undefined && { parent: parent.code }),
    };
    const at = parent === undefined ? options.length : endOf(options, parent.code);
    onChange(options.toSpliced(at, 0, option));
  };
  return (
    <fieldset className={css.group}>
      <legend>{t('designer.options')}</legend>
      {options.map((option, at) => (
        <OneOption
          key={option.code}
          option={option}
          label={t('designer.option', { number: at + 1 })}
          level={pathOf(options, option.code).length}
          onChange={(next) => onChange(options.with(at, next))}
          onAdd={() => add(option)}
          onRemove={() => onChange(options.toSpliced(at, endOf(options, option.code) - at))}
        />
      ))}
      <Button size="sm" icon="plus" onClick={() => add(undefined)}>
        {t('designer.addOption')}
      </Button>
    </fieldset>
  );
}

/** The place behind an option and all below it. */
function endOf(options: Options, code: string): number {
  const at = options.findIndex((one) => one.code === code);
  const depth = pathOf(options, code).length;
  const next = options.findIndex(
    (one, place) => place > at && pathOf(options, one.code).length <= depth,
  );
  return next === -1 ? options.length : next;
}

function OneOption(props: {
  option: Option;
  label: string;
  level: number;
  onChange: (option: Option) => void;
  onAdd: () => void;
  onRemove: () => void;
}): ReactElement {
  const { option, label, level, onChange, onAdd, onRemove } = props;
  const t = useWords();
  const { nameZh: name } = option;
  return (
    <div className={css.level} style={{ paddingInlineStart: `calc(${level - 1} * var(--s4))` }}>
      <TextInput
        aria-label={`${label} · ${t('routes.nameZh')}`}
        value={name}
        maxLength={40}
        onChange={(nameZh) => nameZh !== '' && onChange({ ...option, nameZh })}
      />
      <TextInput
        aria-label={`${label} · ${t('routes.nameEn')}`}
        value={option.nameEn}
        maxLength={60}
        onChange={(nameEn) => nameEn !== '' && onChange({ ...option, nameEn })}
      />
      <IconButton
        icon="plus"
        label={t('designer.addBelow', { name })}
        disabled={level >= mostLevels}
        onClick={onAdd}
      />
      <IconButton icon="close" label={t('designer.removeOne', { name })} onClick={onRemove} />
    </div>
  );
}
