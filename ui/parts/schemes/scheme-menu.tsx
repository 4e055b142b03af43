import { type ReactElement, useState } from 'react';
import { Banner } from '../banner.tsx';
import { Button, IconButton } from '../button.tsx';
import type { RowConfirm } from '../data-table/row-buttons.ts';
import { Popover } from '../popover.tsx';
import { SkeletonLines } from '../skeleton.tsx';
import { ErrorState } from '../states.tsx';
import { Tag } from '../tag.tsx';
import { NameForm } from './name-form.tsx';
import css from './scheme-menu.module.css';
import { type Scheme, schemeLimits } from './schemes.ts';
import { useSchemeTexts } from './texts/scheme-texts.ts';
import type { Schemes } from './use-schemes.ts';

export interface SchemeMenuProps {
  schemes: Schemes;
  /** Asks the person before a scheme is removed. */
  ask: (words: RowConfirm) => Promise<boolean>;
}

/** The button that names the scheme a list shows, and opens all of them: apply, save, rename, make default, remove. */
export function SchemeMenu({ schemes, ask }: SchemeMenuProps): ReactElement {
  const t = useSchemeTexts();
  const [open, setOpen] = useState(false);
  const [naming, setNaming] = useState<Naming>();
  const { current, changed } = schemes;
  const name = current?.name ?? '';
  return (
    <Popover
      label={t('title')}
      placement="bottom-end"
      open={open}
      onOpen={(next) => {
        setNaming(undefined);
        setOpen(next);
      }}
      closeOnEscape={naming === undefined}
      trigger={
        <Button icon="star" iconEnd="chevron-down">
          {current ? (changed ? t('changed', { name }) : name) : t('title')}
        </Button>
      }
    >
      <div className={css.panel}>
        {schemes.state === 'loading' && <SkeletonLines lines={3} />}
        {schemes.state === 'failed' && (
          <ErrorState title={t('loadFailed')} onRetry={schemes.reload} />
        )}
        {schemes.state === 'ready' && (
          <Panel {...{ schemes, ask, naming }} onNaming={setNaming} onDone={() => setOpen(false)} />
        )}
      </div>
    </Popover>
  );
}

/** What the panel is asking a name for. */
type Naming = { readonly kind: 'new' } | { readonly kind: 'rename'; readonly id: string };

interface PanelProps extends SchemeMenuProps {
  naming: Naming | undefined;
  onNaming: (naming: Naming | undefined) => void;
  onDone: () => void;
}

function Panel(props: PanelProps): ReactElement {
  const { schemes, ask, naming, onNaming, onDone } = props;
  const t = useSchemeTexts();
  const { fault, run } = useFault();
  const end = () => onNaming(undefined);
  async function remove({ id, name }: Scheme): Promise<void> {
    const sure = await ask({ title: t('removeTitle', { name }), text: t('removeText') });
    if (sure) await run(() => schemes.remove(id));
  }
  function apply(scheme: Scheme | undefined): void {
    schemes.apply(scheme);
    onDone();
  }
  return (
    <>
      {fault && <Banner tone="bad">{fault}</Banner>}
      {schemes.all.length === 0 ? (
        <p className={css.empty}>{t('empty')}</p>
      ) : (
        <ul className={css.list}>
          <Choice name={t('none')} chosen={!schemes.current} onChoose={() => apply(undefined)} />
          {schemes.all.map((scheme) =>
            naming?.kind === 'rename' && naming.id === scheme.id ? (
              <li key={scheme.id}>
                <NameForm
                  name={scheme.name}
                  onSave={(name) => schemes.rename(scheme.id, name)}
                  onEnd={end}
                />
              </li>
            ) : (
              <SchemeLine
                key={scheme.id}
                scheme={scheme}
                chosen={scheme === schemes.current}
                onChoose={() => apply(scheme)}
                onRename={() => onNaming({ kind: 'rename', id: scheme.id })}
                onRemove={() => void remove(scheme)}
                onDefault={() =>
                  void run(() => schemes.setDefault(scheme.isDefault ? undefined : scheme.id))
                }
              />
            ),
          )}
        </ul>
      )}
      {naming?.kind === 'new' ? (
        <NameForm name="" onSave={schemes.add} onEnd={end} />
      ) : (
        <Foot schemes={schemes} run={run} onNew={() => onNaming({ kind: 'new' })} />
      )}
    </>
  );
}

// Runs what can fail and keeps why it did.
function useFault() {
  const t = useSchemeTexts();
  const [fault, setFault] = useState<string>();
  async function run(work: () => Promise<void>): Promise<void> {
    setFault(undefined);
    try {
      await work();
    } catch (error) {
      setFault(wordsOf(error) ?? t('failed'));
    }
  }
  return { fault, run };
}

function wordsOf(error: unknown): string | undefined {
  const said = error instanceof Error && 'words' in error ? error.words : undefined;
  return typeof said === 'string' && said !== '' ? said : undefined;
}

interface ChoiceProps {
  name: string;
  chosen: boolean;
  onChoose: () => void;
  children?: ReactElement;
}

function Choice({ name, chosen, onChoose, children }: ChoiceProps): ReactElement {
  return (
    <li className={css.line} data-chosen={chosen}>
      <button type="button" className={css.name} aria-pressed={chosen} onClick={onChoose}>
        <span>{name}</span>
      </button>
      {children}
    </li>
  );
}

interface SchemeLineProps extends Omit<ChoiceProps, 'name' | 'children'> {
  scheme: Scheme;
  onDefault: () => void;
  onRename: () => void;
  onRemove: () => void;
}

function SchemeLine(props: SchemeLineProps): ReactElement {
  const { scheme, onDefault, onRename, onRemove, ...choice } = props;
  const { name, isDefault } = scheme;
  const t = useSchemeTexts();
  return (
    <Choice name={name} {...choice}>
      <span className={css.tools}>
        {isDefault && <Tag tone="accent">{t('isDefault')}</Tag>}
        <IconButton
          icon="star"
          size="sm"
          aria-pressed={isDefault}
          label={t(isDefault ? 'unsetDefault' : 'setDefault', { name })}
          onClick={onDefault}
        />
        <IconButton icon="edit" size="sm" label={t('rename', { name })} onClick={onRename} />
        <IconButton icon="delete" size="sm" label={t('remove', { name })} onClick={onRemove} />
      </span>
    </Choice>
  );
}

interface FootProps {
  schemes: Schemes;
  run: (work: () => Promise<void>) => Promise<void>;
  onNew: () => void;
}

function Foot({ schemes, run, onNew }: FootProps): ReactElement {
  const t = useSchemeTexts();
  const { current, changed, all } = schemes;
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await run(schemes.save);
    setBusy(false);
  };
  if (all.length >= schemeLimits.schemes && !changed) {
    return <p className={css.empty}>{t('full', { count: schemeLimits.schemes })}</p>;
  }
  return (
    <div className={css.foot}>
      {current && changed && (
        <>
          <Button size="sm" variant="primary" busy={busy} onClick={() => void save()}>
            {t('save')}
          </Button>
          <Button size="sm" onClick={() => schemes.apply(current)}>
            {t('restore')}
          </Button>
        </>
      )}
      {all.length < schemeLimits.schemes && (
        <Button
          size="sm"
          icon="plus"
          variant={current && changed ? 'quiet' : 'default'}
          onClick={onNew}
        >
          {t('saveNew')}
        </Button>
      )}
    </div>
  );
}
