/** A form as it is being drawn: every change makes a new one, so that each can be undone. */
import {
  type FormDefinition,
  type FormField,
  fieldOf,
  fieldsOf,
  type formFieldKinds,
} from '#bridge/calls/workflow/form.ts';

/** What a field of a form can be. */
export type FieldKind = (typeof formFieldKinds)[number];

/** Where a field is put: a section, and the place in it. */
export interface FieldPlace {
  readonly section: string;
  readonly at: number;
}

/** Names that new parts begin with. */
export interface NewNames {
  readonly nameZh: string;
  readonly nameEn: string;
}

/** Puts a new section at the end. */
export function addSection(form: FormDefinition, id: string, names: NewNames): FormDefinition {
  return { sections: [...form.sections, { id, ...names, fields: [] }] };
}

/** Takes a section out with its fields. */
export function removeSection({ sections }: FormDefinition, id: string): FormDefinition {
  return { sections: sections.filter((section) => section.id !== id) };
}

/** Moves a section up or down. */
export function moveSection({ sections }: FormDefinition, id: string, by: -1 | 1): FormDefinition {
  const at = sections.findIndex((section) => section.id === id);
  const section = sections[at];
  const other = sections[at + by];
  if (section === undefined || other === undefined) return { sections };
  return { sections: sections.with(at, other).with(at + by, section) };
}

/** Renames a section. */
export function renameSection(
  { sections }: FormDefinition,
  id: string,
  names: NewNames,
): FormDefinition {
  return { sections: sections.map((one) => (one.id === id ? { ...one, ...names } : one)) };
}

/** Puts a new field somewhere. */
export function addField(
  form: FormDefinition,
  place: FieldPlace,
  kind: FieldKind,
  id: string,
  names: NewNames,
): FormDefinition {
  return insertField(form, place, fieldOf({ id, kind, ...names }));
}

function insertField(
  { sections }: FormDefinition,
  { section, at }: FieldPlace,
  field: FormField,
): FormDefinition {
  return {
    sections: sections.map((one) =>
      one.id === section ? { ...one, fields: one.fields.toSpliced(at, 0, field) } : one,
    ),
  };
}

/** Takes a field out. */
export function removeField({ sections }: FormDefinition, id: string): FormDefinition {
  return {
    sections: sections.map((one) => ({
      ...one,
      fields: one.fields.filter((field) => field.id !== id),
    })),
  };
}

/** Puts a changed field in the place of the one before. */
export function changeField({ sections }: FormDefinition, field: FormField): FormDefinition {
  return {
    sections: sections.map((one) => ({
      ...one,
      fields: one.fields.map((other) => (other.id === field.id ? field : other)),
    })),
  };
}

/** Where a field is. */
export function placeOf({ sections }: FormDefinition, id: string): FieldPlace | null {
  for (const { id: section, fields } of sections) {
    const at = fields.findIndex((field) => field.id === id);
    if (at !== -1) return { section, at };
  }
  return null;
}

/** Moves a field to a place as it is counted before the move: what a drop does. */
export function putField(form: FormDefinition, id: string, place: FieldPlace): FormDefinition {
  const field = fieldsOf(form).find((one) => one.id === id);
  const from = placeOf(form, id);
  if (field === undefined || from === null) return form;
  const isBehind = from.section === place.section && from.at < place.at;
  return insertField(
    removeField(form, id),
    { ...place, at: isBehind ? place.at - 1 : place.at },
    field,
  );
}

/** Moves a field up or down, over the border of its section too. */
export function moveField(form: FormDefinition, id: string, by: -1 | 1): FormDefinition {
  const from = placeOf(form, id);
  if (from === null) return form;
  const { sections } = form;
  const index = sections.findIndex(({ id: section }) => section === from.section);
  const length = sections[index]?.fields.length ?? 0;
  const isInside = by === -1 ? from.at > 0 : from.at < length - 1;
  if (isInside) return putField(form, id, { ...from, at: by === -1 ? from.at - 1 : from.at + 2 });
  const next = sections[index + by];
  if (next === undefined) return form;
  return putField(form, id, { section: next.id, at: by === -1 ? next.fields.length : 0 });
}
