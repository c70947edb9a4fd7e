import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Die from './Die.svelte';

test.each([1, 2, 3, 4, 5, 6])('a %d shows so many pips, and says it', (value) => {
  const { container } = render(Die, { value });
  expect(container.querySelectorAll('.pip')).toHaveLength(value);
  expect(screen.getByRole('img', { name: String(value) })).toBeTruthy();
});

test('a die not thrown shows none', () => {
  const { container } = render(Die, { value: null });
  expect(container.querySelectorAll('.pip')).toHaveLength(0);
  expect(screen.getByRole('img', { name: 'not thrown yet' })).toBeTruthy();
});
