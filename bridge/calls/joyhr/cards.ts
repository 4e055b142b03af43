/** What personnel has to say on the home page. */
import { defineCard } from '../kit/card.ts';
import { personnelFunctions } from './functions.ts';

export const personnelTodos = defineCard({
  name: 'joyhr.card.todos',
  path: '/gateway/joyhr/web/home/getPersonnelTodos',
  service: 'joyhr',
  functionId: personnelFunctions.roster,
  doc: 'What waits in personnel within the data range of the caller: probations and contracts that end, records with gaps.',
});

export const personnelCalendar = defineCard({
  name: 'joyhr.card.calendar',
  path: '/gateway/joyhr/web/home/getPersonnelCalendar',
  service: 'joyhr',
  functionId: personnelFunctions.roster,
  doc: 'Birthdays, joiners, and ends of probations and contracts of a month, as far as the caller may see them.',
});

export const handoverTodos = defineCard({
  name: 'joyhr.card.handovers',
  path: '/gateway/joyhr/web/home/getHandoverTodos',
  service: 'joyhr',
  functionId: personnelFunctions.handovers,
  doc: 'What colleagues who leave hand over to the caller and is not ticked off yet.',
});
