import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { usePageParameters } from './usePageParameters.ts';

const parametersAt = (address: string) =>
  renderHook(usePageParameters, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  }).result.current.toString();

test('has the parameters that the page reads', () => {
  expect(parametersAt('/news?utm=1&q=wax&lang=id&category=culture')).toBe('category=culture&q=wax&lang=id');
  expect(parametersAt('/terms?q=wax')).toBe('');
});

test('has a search truncated to its limits', () => {
  expect(parametersAt(`/news?q=${'x'.repeat(14_000)}`)).toBe(`q=${'x'.repeat(200)}`);
});
