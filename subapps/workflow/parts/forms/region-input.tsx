import { type ReactElement, useCallback, useState } from 'react';
import type { FormField } from '#bridge/calls/workflow/form.ts';
import { findFormRegions } from '#bridge/calls/workflow/form-instances.ts';
import { type RegionDepth, regionPath, wholeCountry } from '#bridge/calls/workflow/region.ts';
import { useCall, useGateway } from '#bridge/react/index.ts';
import { Combobox } from '#ui/parts/combobox.tsx';
import { FieldContext } from '#ui/parts/field-context.ts';
import type { Option } from '#ui/parts/option.ts';
import { RemoteCombobox } from '#ui/parts/select/remote-combobox.tsx';
import { useWords } from '../../texts/app-texts.ts';
import css from './forms.module.css';

interface RegionProps {
  field: Pick<Partial<FormField>, 'depth'>;
  value: string;
  names: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
}

/** A region, looked for by its name or chosen level by level; it has a value when the last level is chosen. */
export function RegionInput({ field, value, names, onChange }: RegionProps): ReactElement {
  const { depth = 'county' } = field;
  const gateway = useGateway();
  const t = useWords();
  const [begun, setBegun] = useState('');
  const [found, setFound] = useState<Readonly<Record<string, string>>>({});
  const search = useCallback(
    async (typed: string, signal: AbortSignal): Promise<readonly Option[]> => {
      const keyword = typed.trim();
      const asked = { depth, ...(keyword !== '' && { keyword }) };
      const regions = await gateway.call(findFormRegions, asked, { signal });
      setFound((before) => ({
        ...before,
        ...Object.fromEntries(regions.map(({ code, fullName }) => [code, fullName])),
      }));
      return regions.map(({ code, fullName }) => ({ value: code, label: fullName }));
    },
    [gateway, depth],
  );
  const choose = (code: string, isLast: boolean, fullName?: string) => {
    setBegun(isLast ? '' : code);
    if (fullName !== undefined) setFound((before) => ({ ...before, [code]: fullName }));
    onChange(isLast ? code : '');
  };
  const label = found[value] ?? names[value];
  return (
    <div className={css.levels}>
      <RemoteCombobox
        value={value}
        placeholder={t('forms.regionSearch')}
        known={label === undefined ? undefined : { value, label }}
        search={search}
        onChange={(code) => choose(code, true, found[code])}
      />
      {depth !== 'province' && (
        // The levels have names of their own.
        <FieldContext value={undefined}>
          <Level
            depth={depth}
            parent={wholeCountry}
            code={value === '' ? begun : value}
            level="province"
            onChoose={choose}
          />
        </FieldContext>
      )}
    </div>
  );
}

const nextLevel = { province: 'city', city: 'county', county: 'county' } as const;

interface LevelProps {
  depth: RegionDepth;
  parent: string;
  /** The region that is chosen on the last level so far. */
  code: string;
  level: RegionDepth;
  onChoose: (code: string, isLast: boolean, fullName?: string) => void;
}

/** The parts of one region; below it those of the part that is chosen. */
function Level({ depth, parent, code, level, onChoose }: LevelProps): ReactElement {
  const t = useWords();
  const parts = useCall(findFormRegions, { depth, parent }, { keep: false });
  const listed = parts.data ?? [];
  const path = code === '' ? [] : regionPath(code);
  const chosen = listed.find((one) => path.includes(one.code));
  const put = (next: string) => {
    const part = listed.find((one) => one.code === next);
    if (part !== undefined) onChoose(part.code, part.isLast, part.fullName);
    else onChoose(parent === wholeCountry ? '' : parent, false);
  };
  return (
    <>
      <Combobox
        label={t(`forms.regionLevel.${level}`)}
        placeholder={t(`forms.regionLevel.${level}`)}
        busy={parts.state === 'loading'}
        options={listed.map(({ code: part, name }) => ({ value: part, label: name }))}
        value={chosen?.code ?? ''}
        onChange={put}
      />
      {chosen !== undefined && !chosen.isLast && (
        <Level
          key={chosen.code}
          {...{ depth, code, onChoose }}
          parent={chosen.code}
          level={nextLevel[level]}
        />
      )}
    </>
  );
}
