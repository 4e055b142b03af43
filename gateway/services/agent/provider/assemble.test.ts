import { expect, test } from 'vitest';
import { Assembly } from './assemble.ts';

const piece = (delta: unknown, finish: string | null = null) => ({
  choices: [{ index: 0, delta, finish_reason: finish }],
});
const call = (one: unknown) => piece({ tool_calls: [one] });

function assembled(...pieces: unknown[]) {
  const assembly = new Assembly();
  for (const one of pieces) assembly.take(one);
  return assembly.reply();
}

const two = [
  { name: 'a', args: '{"x":1}' },
  { name: 'b', args: '{"y":2}' },
];
const named = (reply: ReturnType<typeof assembled>) =>
  reply.calls.map(({ name, args }) => ({ name, args }));

test.each([
  [
    'as it should be',
    [
      call({ index: 0, id: '1', function: { name: 'a', arguments: '{"x"' } }),
      call({ index: 1, id: '2', function: { name: 'b', arguments: '{"y"' } }),
      call({ index: 0, function: { arguments: ':1}' } }),
      call({ index: 1, function: { arguments: ':2}' } }),
    ],
  ],
  [
    'every call at place 0',
    [
      call({ index: 0, id: '1', function: { name: 'a', arguments: '{"x":1}' } }),
      call({ index: 0, id: '2', function: { name: 'b', arguments: '{"y"' } }),
      call({ index: 0, id: '2', function: { arguments: ':2}' } }),
    ],
  ],
  [
    'without places',
    [
      call({ id: '1', function: { name: 'a', arguments: '{"x"' } }),
      call({ function: { arguments: ':1}' } }),
      call({ id: '2', function: { name: 'b', arguments: '{"y"' } }),
      call({ function: { arguments: ':2}' } }),
    ],
  ],
  [
    'without ids',
    [
      call({ index: 0, function: { name: 'a', arguments: '{"x":1}' } }),
      call({ index: 1, function: { name: 'b', arguments: '{"y":2}' } }),
    ],
  ],
  [
    'arguments as objects, choices and content null',
    [
      { choices: null },
      piece({ content: null, tool_calls: null }),
      call({ index: 0, id: '1', function: { name: 'a', arguments: { x: 1 } } }),
      call({ index: 1, id: '2', function: { name: 'b', arguments: { y: 2 } } }),
      { choices: [] },
    ],
  ],
  [
    'the whole message at once',
    [
      {
        choices: [
          {
            message: {
              content: '',
              tool_calls: [
                { id: '1', function: { name: 'a', arguments: '{"x":1}' } },
                { id: '2', function: { name: 'b', arguments: '{"y":2}' } },
              ],
            },
            finish_reason: 'tool_calls',
          },
        ],
      },
    ],
  ],
])('two calls: %s', (_, pieces) => {
  expect(named(assembled(...pieces))).toEqual(two);
});

test('empty arguments are none, and a call without a name is no call', () => {
  const reply = assembled(
    call({ index: 0, id: '1', function: { name: 'a', arguments: '' } }),
    call({ index: 1, id: '2', function: { arguments: '{}' } }),
  );
  expect(named(reply)).toEqual([{ name: 'a', args: '{}' }]);
});

test('reasoning is not text', () => {
  const reply = assembled(
    piece({ reasoning_content: 'thinking', content: 'a' }),
    piece({ content: 'b' }, 'stop'),
  );
  expect(reply).toMatchObject({ text: 'ab', finish: 'stop' });
});
