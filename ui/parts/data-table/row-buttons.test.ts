import { expect, test } from 'vitest';
import { buttonsFor, changeButtons, type RowButton } from './row-buttons.ts';

const button = (event: RowButton<number>['event']): RowButton<number> => ({
  event,
  onClick: () => undefined,
});
const usual = [button('view'), button('modify')];
const events = (buttons: readonly RowButton<number>[]) => buttons.map(({ event }) => event);

test('puts buttons before, after and in between, or in place of the usual ones', () => {
  const buttons = [button('delete')];
  const changed = (kind: 'replace' | 'prepend' | 'append') =>
    events(changeButtons(usual, { kind, buttons }));
  expect(changed('replace')).toEqual(['delete']);
  expect(changed('prepend')).toEqual(['delete', 'view', 'modify']);
  expect(changed('append')).toEqual(['view', 'modify', 'delete']);
  const spliced = changeButtons(usual, { kind: 'splice', at: 1, remove: 1, buttons });
  expect(events(spliced)).toEqual(['view', 'delete']);
});

test('changes when the button of one event stands in a row', () => {
  const changed = changeButtons(usual, {
    kind: 'update',
    event: 'modify',
    with: { condition: (row) => row > 1 },
  });
  expect(events(buttonsFor<number>(changed, 1))).toEqual(['view']);
  expect(events(buttonsFor<number>(changed, 2))).toEqual(['view', 'modify']);
});
