import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Figures } from './Figures.tsx';

test('omits figures of which a half is missing', () => {
  const figures = [
    { value: '1,000', label: 'years' },
    { value: '34', label: '' },
    { value: ' ', label: 'patterns' },
  ];
  const { container, rerender } = render(<Figures figures={figures} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['years']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1,000']);
  rerender(<Figures figures={figures.slice(1)} />);
  expect(container.innerHTML).toBe('');
});
