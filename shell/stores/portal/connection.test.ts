import { expect, test } from 'vitest';
import { connection, noteAnswers, slowFrom } from './connection.ts';

const answer = (duration: number, path = 'gateway/uac/web/hasPermissionMark') => ({
  name: `http://atrium.localhost:7000/${path}`,
  duration,
});

test('the network is slow while the latest answer of the gateway took long', () => {
  expect(connection.get()).toBe('good');
  noteAnswers([answer(20), answer(slowFrom)]);
  expect(connection.get()).toBe('slow');
  noteAnswers([answer(30)]);
  expect(connection.get()).toBe('good');
});

test('a slow file that is no answer of the gateway says nothing', () => {
  noteAnswers([answer(slowFrom, 'portal/picture.png')]);
  expect(connection.get()).toBe('good');
});
