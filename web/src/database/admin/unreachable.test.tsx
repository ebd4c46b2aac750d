import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDashboard, type Server } from '../../news/admin/newsAdminHarness.tsx';
import { NetworkError } from '../../relay/network.ts';

const unreachable = 'The server could not be reached. Check your connection and try again.';
const offline = () => new NetworkError('The server cannot be reached.', { cause: 'offline' });

const backup = {
  __typename: 'Backup',
  id: 'backup-1',
  name: 'backup-1.json',
  createdAt: '2026-11-20T05:00:00.000Z',
  size: 1000,
  reason: 'export',
  counts: [],
};
const database = { databaseStatistics: null, databaseHealth: null, backups: [backup] };

/** A tar archive with the rows of a site, as far as the browser reads it. */
function wholeFile() {
  const rows = '{}';
  const header = 'archive.json'.padEnd(124, '\0') + rows.length.toString(8).padStart(11, '0');
  return new File([header.padEnd(512, '\0') + rows.padEnd(512, '\0')], 'site.tar');
}

const preview = {
  __typename: 'ImportPreview',
  createdAt: '2026-11-20T05:00:00.000Z',
  changes: [],
  missing: [],
  state: 'state',
  problems: [],
};

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

function choose(file: File) {
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [file] } });
}

async function importWholeFile() {
  choose(wholeFile());
  await press('Import This File');
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Import' }));
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});

afterEach(() => vi.unstubAllGlobals());

const ready = {
  useImportPreviewQuery: () => ({ importPreview: preview }),
  useImportReadinessQuery: () => ({ importReadiness: { __typename: 'ImportReadiness' } }),
};

test.each<[string, Server, () => unknown, string]>([
  ['a file with pictures cannot be uploaded', ready, importWholeFile, 'import database'],
  [
    'the check before its upload fails',
    { ...ready, useImportReadinessQuery: offline },
    importWholeFile,
    'import database',
  ],
  ['a file cannot be compared', {}, () => choose(new File(['{}'], 'a.json')), 'check the file'],
  ['the site cannot be exported with pictures', {}, () => press('Export with Pictures'), 'export database'],
  ['a backup cannot be downloaded', {}, () => press(/^Download: /), 'download backup'],
])('says that the server could not be reached when %s', async (_what, server, act, failed) => {
  await openDashboard('/admin/database', {
    useDatabaseQuery: () => database,
    useImportPreviewQuery: offline,
    useDownloadBackupQuery: offline,
    ...server,
  });
  await screen.findByRole('list', { name: 'Stored backups' });
  await act();
  expect(await screen.findByText(`Failed to ${failed}. ${unreachable}`)).toBeDefined();
});
