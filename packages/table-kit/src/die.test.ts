import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Die from './Die.svelte';

test.each([1, 2, 3, 4, 5, 6])('shows %d pips, and names the number', (value) => {
  const { container } = render(Die, { value });
  expect(container.querySelectorAll('.pip')).toHaveLength(value);
  expect(screen.getByRole('img', { name: String(value) })).toBeTruthy();
});

test('shows no pips before the roll', () => {
  const { container } = render(Die, { value: null });
  expect(container.querySelectorAll('.pip')).toHaveLength(0);
  expect(screen.getByRole('img', { name: 'not rolled yet' })).toBeTruthy();
});
