import { type DragEvent, type KeyboardEvent, type ReactElement, useState } from 'react';
import {
  type FormDefinition,
  type FormField,
  formFieldKinds,
} from '#bridge/calls/workflow/form.ts';
import { useAppContext } from '#bridge/react/index.ts';
import { Button, IconButton } from '#ui/parts/button.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import {
  addField,
  addSection,
  type FieldKind,
  type FieldPlace,
  moveField,
  moveSection,
  placeOf,
  putField,
  removeField,
  removeSection,
  renameSection,
} from '../../stores/form-draft.ts';
import { useWords } from '../../texts/app-texts.ts';
import { designerEn } from '../../texts/designer-en.ts';
import { designerZhCN } from '../../texts/designer-zh-cn.ts';
import { nameIn } from '../forms/in-words.ts';
import css from './designer.module.css';

interface CanvasProps {
  form: FormDefinition;
  chosen: string | null;
  onChoose: (id: string | null) => void;
  onChange: (form: FormDefinition) => void;
}

type Section = FormDefinition['sections'][number];

/** What is dragged: a new kind, or a field of the form. */
const kindType = 'application/x-field-kind';
const fieldType = 'application/x-field-id';

function newId(): string {
  return `f${crypto.randomUUID().slice(0, 8)}`;
}

/** The kinds of fields, and the form with its sections. */
export function FormCanvas(props: CanvasProps): ReactElement {
  const { form, chosen, onChoose, onChange } = props;
  const t = useWords();
  const put = (kind: FieldKind, place: FieldPlace) => {
    const id = newId();
    const names = { nameZh: designerZhCN.kind[kind], nameEn: designerEn.kind[kind] };
    onChange(addField(form, place, kind, id, names));
    onChoose(id);
  };
  const drop = (event: DragEvent, place: FieldPlace) => {
    event.preventDefault();
    const kind = formFieldKinds.find((one) => one === event.dataTransfer.getData(kindType));
    const field = event.dataTransfer.getData(fieldType);
    if (kind !== undefined) put(kind, place);
    else if (field !== '') onChange(putField(form, field, place));
  };
  /** Behind the chosen field, or at the end. */
  const nextPlace = (): FieldPlace | null => {
    const place = chosen === null ? null : placeOf(form, chosen);
    if (place !== null) return { ...place, at: place.at + 1 };
    const last = form.sections.at(-1);
    return last === undefined ? null : { section: last.id, at: last.fields.length };
  };
  return (
    <>
      <Palette
        onPut={(kind) => {
          const place = nextPlace();
          if (place !== null) put(kind, place);
        }}
      />
      <section className={css.canvas} aria-label={t('designer.canvas')} data-form>
        <p className={css.quiet}>{t('designer.keys')}</p>
        {form.sections.map((section) => (
          <OneSection key={section.id} {...props} section={section} onDrop={drop} />
        ))}
        <Button
          icon="plus"
          onClick={() =>
            onChange(
              addSection(form, newId(), {
                nameZh: designerZhCN.section,
                nameEn: designerEn.section,
              }),
            )
          }
        >
          {t('designer.addSection')}
        </Button>
      </section>
    </>
  );
}

/** The kinds of fields: clicked behind the chosen field, or dragged anywhere. */
function Palette({ onPut }: { onPut: (kind: FieldKind) => void }): ReactElement {
  const t = useWords();
  return (
    <section className={css.palette} aria-label={t('designer.palette')}>
      {formFieldKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className={css.kind}
          draggable
          onDragStart={(event) => event.dataTransfer.setData(kindType, kind)}
          onClick={() => onPut(kind)}
        >
          {t(`designer.kind.${kind}`)}
        </button>
      ))}
    </section>
  );
}

type Drop = (event: DragEvent, place: FieldPlace) => void;

function OneSection(props: CanvasProps & { section: Section; onDrop: Drop }): ReactElement {
  const { section, form, onChange, onDrop } = props;
  const t = useWords();
  const { fields, id } = section;
  return (
    <div className={css.section}>
      <SectionHead section={section} form={form} onChange={onChange} />
      <ol className={css.fields}>
        {fields.map((field, at) => (
          <OneField key={field.id} {...props} field={field} place={{ section: id, at }} />
        ))}
        {/* The end of a section takes what is dropped behind its last field. */}
        <li
          className={css.end}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => onDrop(event, { section: id, at: fields.length })}
        >
          {fields.length === 0 && t('designer.empty')}
        </li>
      </ol>
    </div>
  );
}

function SectionHead(props: {
  section: Section;
  form: FormDefinition;
  onChange: (form: FormDefinition) => void;
}): ReactElement {
  const { section, form, onChange } = props;
  const t = useWords();
  const { id, nameZh, nameEn } = section;
  const rename = (names: { nameZh: string; nameEn: string }) => {
    if (names.nameZh !== '' && names.nameEn !== '') onChange(renameSection(form, id, names));
  };
  return (
    <div className={css.sectionHead}>
      <TextInput
        aria-label={`${t('designer.section')} · ${t('routes.nameZh')}`}
        value={nameZh}
        maxLength={40}
        onChange={(next) => rename({ nameZh: next, nameEn })}
      />
      <TextInput
        aria-label={`${t('designer.section')} · ${t('routes.nameEn')}`}
        value={nameEn}
        maxLength={60}
        onChange={(next) => rename({ nameZh, nameEn: next })}
      />
      <IconButton
        icon="arrow-up"
        label={t('designer.sectionUp')}
        onClick={() => onChange(moveSection(form, id, -1))}
      />
      <IconButton
        icon="arrow-down"
        label={t('designer.sectionDown')}
        onClick={() => onChange(moveSection(form, id, 1))}
      />
      <IconButton
        icon="close"
        label={t('designer.removeSection')}
        onClick={() => onChange(removeSection(form, id))}
      />
    </div>
  );
}

function OneField(
  props: CanvasProps & { field: FormField; place: FieldPlace; onDrop: Drop },
): ReactElement {
  const { field, place, form, chosen, onChoose, onChange, onDrop } = props;
  const t = useWords();
  const { locale } = useAppContext();
  const [isOver, setOver] = useState(false);
  return (
    <li
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        onDrop(event, place);
      }}
    >
      <button
        type="button"
        className={css.field}
        data-field={field.id}
        data-chosen={chosen === field.id}
        aria-pressed={chosen === field.id}
        draggable
        onDragStart={(event) => event.dataTransfer.setData(fieldType, field.id)}
        onClick={() => onChoose(field.id)}
        onKeyDown={(event) => onFieldKey(event, field.id, { form, onChange, onChoose })}
      >
        <span>
          {nameIn(field, locale)}
          {field.required && <span className={css.star}> *</span>}
        </span>
        <span className={css.quiet}>{t(`designer.kind.${field.kind}`)}</span>
      </button>
    </li>
  );
}

/** The arrows go from field to field; with Alt they move one, and Delete takes it out. */
function onFieldKey(
  event: KeyboardEvent<HTMLElement>,
  id: string,
  { form, onChange, onChoose }: Pick<CanvasProps, 'form' | 'onChange' | 'onChoose'>,
): void {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
  if (by === undefined && event.key !== 'Delete') return;
  event.preventDefault();
  if (by === undefined) {
    onChange(removeField(form, id));
    onChoose(null);
  } else if (event.altKey) {
    onChoose(id);
    onChange(moveField(form, id, by));
  } else {
    const canvas = event.currentTarget.closest('[data-form]');
    const fields = [...(canvas?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
    fields[fields.indexOf(event.currentTarget) + by]?.focus();
  }
}
