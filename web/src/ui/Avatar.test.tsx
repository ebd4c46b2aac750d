import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar, initialsOf } from './Avatar.tsx';

test.each([
  ['Sekar Ayu Lestari', 'SL'],
  ['sekar', 'S'],
  ['ratna.wulandari@example.org', 'RW'],
  ['', ''],
])('the initials of “%s” are “%s”', (name, initials) => expect(initialsOf(name)).toBe(initials));

const portraitAt = (thumbnail: string, focusX: number | null = null) => ({
  thumbnail,
  width: 300,
  height: 200,
  focusX,
  focusY: focusX,
});

test('shows a portrait with its focal point over the initials, and the initials alone if it does not load', () => {
  const show = (thumbnail: string) => (
    <Avatar name="Sekar Ayu" picture={portraitAt(thumbnail, 250)} size="small" />
  );
  const { container, rerender } = render(show('/images/1_gone.png/120.webp'));
  const image = () => container.querySelector('img');
  expect(image()?.style.objectPosition).toBe('25% 25%');
  expect(image()?.alt).toBe('');
  fireEvent.error(image()!);
  expect([image(), container.textContent]).toEqual([null, 'SA']);
  rerender(show('/images/2_sekar.png/120.webp'));
  expect(image()?.getAttribute('src')).toBe('/images/2_sekar.png/120.webp');
  rerender(<Avatar name="Sekar Ayu" picture={null} size="small" />);
  expect([image(), container.textContent]).toEqual([null, 'SA']);
});
