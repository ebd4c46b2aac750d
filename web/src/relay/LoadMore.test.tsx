import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import { Reader } from '../language/reader.ts';
import { LoadMore } from './LoadMore.tsx';
import { NetworkError } from './network.ts';

test('loads what failed again once the connection is back, and takes the focus only from its button', () => {
  const unreachable = () =>
    new NetworkError('The server cannot be reached.', { cause: new Error('Offline') });
  const answers = [unreachable(), unreachable(), null, unreachable(), null];
  function List() {
    const list = useRef<HTMLUListElement>(null);
    const [rows, setRows] = useState(['Row 1']);
    const [failure, setFailure] = useState<Error | null>(null);
    const handleLoad = () => {
      const answer = answers.shift();
      if (answer === undefined) throw new Error('Nothing was to be loaded.');
      setFailure(answer);
      if (!answer) setRows([...rows, `Row ${rows.length + 1}`]);
    };
    return (
      <>
        <ul ref={list}>
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
        <LoadMore more={{ hasNext: true, isLoading: false, failure, onLoad: handleLoad }} list={list} />
        <a href="#elsewhere">Elsewhere</a>
      </>
    );
  }
  render(
    <LanguageProvider reader={new Reader('en')}>
      <List />
    </LanguageProvider>,
  );
  const online = () => fireEvent(window, new Event('online'));
  const rows = () => screen.getAllByRole('listitem');
  const button = screen.getByRole('button', { name: 'Load More' });
  online();
  button.focus();
  fireEvent.click(button);
  expect(button.textContent).toBe('Try Again');
  online();
  expect(rows()).toHaveLength(1);
  online();
  expect(rows()).toHaveLength(2);
  expect(document.activeElement).toBe(rows()[1]);

  fireEvent.click(button);
  const elsewhere = screen.getByRole('link', { name: 'Elsewhere' });
  elsewhere.focus();
  online();
  expect(rows()).toHaveLength(3);
  expect(document.activeElement).toBe(elsewhere);
  online();
  expect(answers).toEqual([]);
});
