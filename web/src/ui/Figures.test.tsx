import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Figures } from './Figures.tsx';

test('omits figures of which a half is missing', () => {
  const figures = [
    { name: '1', value: '1,000', label: 'years' },
    { name: '2', value: '34', label: '' },
    { name: '3', value: ' ', label: 'patterns' },
  ];
  const { container, rerender } = render(<Figures figures={figures} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['years']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1,000']);
  rerender(<Figures figures={figures.slice(1)} />);
  expect(container.innerHTML).toBe('');
});

test('shows figures with the same label', () => {
  const warned = vi.spyOn(console, 'error');
  render(<Figures figures={['12', '34'].map((value) => ({ name: value, value, label: 'patterns' }))} />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['12', '34']);
  expect(warned).not.toHaveBeenCalled();
});
