import { employmentStatus, employmentType, gender } from '#bridge/calls/joyhr/employee.ts';
import type { ListFilter } from '#ui/layouts/list-screen/list-filter.ts';
import type { Words } from '../../texts/app-texts.ts';
import { choiceWords } from '../field-words.ts';
import type { RosterChoices } from '../use-roster-choices.ts';

/** What the roster can be filtered by; links from elsewhere set some filters that have no control. */
export function rosterFilters(t: Words, choices: RosterChoices | undefined): readonly ListFilter[] {
  return [...filtersInBar(t, choices), ...moreFilters(t, choices), ...linkedFilters(t)];
}

function filtersInBar(t: Words, choices: RosterChoices | undefined): readonly ListFilter[] {
  return [
    {
      kind: 'choice',
      id: 'status',
      label: t('column.status'),
      options: employmentStatus.options.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    {
      kind: 'choice',
      id: 'gradeCode',
      label: t('column.gradeCode'),
      column: 'gradeCode',
      options: (choices?.grades ?? []).map(({ code, name }) => ({ value: code, label: name })),
    },
    {
      kind: 'choice',
      id: 'employmentType',
      label: t('column.employmentType'),
      options: employmentType.options.map((value) => ({
        value,
        label: choiceWords(t, 'employmentType', value),
      })),
    },
  ];
}

function moreFilters(t: Words, choices: RosterChoices | undefined): readonly ListFilter[] {
  return [
    {
      kind: 'day',
      id: 'asOf',
      label: t('filter.asOf'),
      help: t('filter.asOfHelp'),
      place: 'more',
    },
    {
      kind: 'choice',
      id: 'postId',
      label: t('filter.post'),
      place: 'more',
      column: 'postName',
      one: 'search',
      options: (choices?.posts ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: 'choice',
      id: 'gender',
      label: t('filter.gender'),
      place: 'more',
      one: 'select',
      options: gender.options.map((value) => ({ value, label: choiceWords(t, 'gender', value) })),
    },
    days(t('filter.joined'), 'joined', 'more'),
    days(t('filter.left'), 'left', 'more'),
    days(t('filter.birth'), 'birth', 'more'),
    days(t('filter.ending'), 'contractEnds', 'more'),
  ];
}

function linkedFilters(t: Words): readonly ListFilter[] {
  return [
    days(t('filter.probationEnds'), 'probationEnds', 'link'),
    {
      kind: 'switch',
      id: 'incomplete',
      label: t('filter.record'),
      on: t('filter.incomplete'),
      place: 'link',
    },
  ];
}

function days(label: string, name: string, place: 'more' | 'link'): ListFilter {
  return { kind: 'days', from: `${name}From`, to: `${name}To`, label, place };
}
