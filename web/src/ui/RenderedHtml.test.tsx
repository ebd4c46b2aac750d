import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

// As in a browser with Trusted Types: each text is another object.
vi.stubGlobal('trustedTypes', {
  createPolicy: () => ({ createHTML: (html: string) => ({ toString: () => html }) }),
});
const { RenderedHtml } = await import('./RenderedHtml.tsx');

test('keeps its elements, and the focus in them, until its text changes', () => {
  const { container, rerender } = render(<RenderedHtml className="" html='<p><a href="/a">A</a></p>' />);
  const link = () => container.querySelector('a');
  const first = link();
  first?.focus();
  rerender(<RenderedHtml className="wide" html='<p><a href="/a">A</a></p>' />);
  expect(link()).toBe(first);
  expect(document.activeElement).toBe(first);
  rerender(<RenderedHtml className="wide" html='<p><a href="/b">B</a></p>' />);
  expect(link()?.textContent).toBe('B');
});
