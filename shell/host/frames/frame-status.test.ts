import { expect, test } from 'vitest';
import { frameState } from '../../stores/tabs/frames.ts';
import { FrameStatus } from './frame-status.ts';

function mounting(): FrameStatus {
  return new FrameStatus('app', 'app', 'mount', { dataset: {} } as HTMLIFrameElement);
}

test.each([
  ['the address that does not answer', null, 0, false, 'noAnswer'],
  ['the page that says nothing', null, 1, false, 'noHello'],
  ['the handshake that does not end', 'connecting', 1, false, 'noEcho'],
  ['the script that did not come after its page had connected', 'starting', 1, false, 'noScript'],
  ['the script that never says that it is ready', 'starting', 1, true, 'notReady'],
] as const)('a late app is told of by %s', (_, phase, loads, isListening, fault) => {
  const status = mounting();
  if (phase) status.advance(phase);
  status.late(loads, isListening);
  expect(frameState('app')).toMatchObject({ kind: 'mounting', fault });
  status.end();
});
