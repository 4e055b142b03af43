import { expect, test } from 'vitest';
import { presentValue } from './mask.ts';

test('masks what is personal and leaves enough to recognise it', () => {
  expect(presentValue('masked', 'phone', '15412345678')).toBe('154****5678');
  expect(presentValue('masked', 'idNumber', '990001199001011234')).toBe('9****************4');
  expect(presentValue('masked', 'bankAccount', '9900001234567890')).toBe('************7890');
  expect(presentValue('masked', 'email', 'someone@harbour.example')).toBe('s***@harbour.example');
  expect(presentValue('masked', 'birthDate', '1990-06-15')).toBe('****-06-15');
  expect(presentValue('masked', 'gradeCode', 'P7')).toBe('***');
});

test('shows nothing of a value so short that its ends would be most of it', () => {
  expect(presentValue('masked', 'bankAccount', '12345')).toBe('*****');
  expect(presentValue('masked', 'phone', '+12345')).toBe('**2345');
});

test('hides what is hidden and shows what may be read', () => {
  expect(presentValue('hidden', 'phone', '15412345678')).toBeNull();
  expect(presentValue('read', 'phone', '15412345678')).toBe('15412345678');
  expect(presentValue('masked', 'phone', null)).toBeNull();
});
