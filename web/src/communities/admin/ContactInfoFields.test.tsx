import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, openDashboard } from '../../news/admin/newsAdminHarness.tsx';
import { formTexts } from '../../language/formTexts.ts';
import { communityAdminTexts } from './communityAdminTexts.ts';

const community = {
  __typename: 'Community',
  id: 'community-1',
  databaseId: 1,
  version: 1,
  lastChange: null,
  translationGaps: { behind: [], missing: [], behindTexts: [] },
  nameEn: 'Weavers',
  nameId: 'Penenun',
  descriptionEn: '',
  descriptionId: '',
  location: 'Lasem',
  province: null,
  imageUrl: '/cloth.png',
  active: true,
};

const tooLong = { field: 'contactInfo', code: 'TOO_LONG', limit: 2000, message: '', reason: null };

/** Saves contact details that the server refuses, by default as too long. */
async function saveRefused(contactInfo: string | null, language: 'en' | 'id', problem: object = tooLong) {
  const texts = communityAdminTexts[language];
  await openDashboard(
    '/admin/communities/1',
    {
      communityDocumentsListQuery: () => ({
        rows: { edges: [], pageInfo: { endCursor: null, hasNextPage: false } },
      }),
      communityDocumentsItemQuery: () => ({ item: { ...community, contactInfo } }),
      communityDocumentsUpdateMutation: () => ({
        updateCommunity: failure('ValidationError', {
          fields: [problem],
        }),
      }),
    },
    language,
  );
  fireEvent.click(await screen.findByRole('button', { name: texts.update }));
  return texts;
}

test.each(['en', 'id'] as const)(
  'marks the group if its details are too long together, in %s',
  async (language) => {
    const texts = await saveRefused('{"website":"https://example.org"}', language);
    const error = await screen.findByText(texts.contactTooLong);
    const group = screen.getByRole('group', { name: texts.fields.contactInfo.label });
    expect(group.getAttribute('aria-describedby')).toBe(error.closest('[role="alert"]')?.id);
    await waitFor(() => expect(document.activeElement).toBe(group));
    expect(screen.getByLabelText(texts.website).getAttribute('aria-invalid')).toBeNull();
  },
);

test('marks a note that is too long', async () => {
  const texts = await saveRefused('Ask Sari', 'en');
  expect(await screen.findByText('Use at most 2,000 characters.')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(texts.contactNote)));
});

test.each(['en', 'id'] as const)('marks a single detail, until it is changed, in %s', async (language) => {
  const problem = { field: 'contactInfo.email', code: 'INVALID', limit: null, message: '', reason: 'EMAIL' };
  const texts = await saveRefused('{"email":"not an email"}', language, problem);
  const email = screen.getByLabelText(texts.email);
  await waitFor(() => expect(document.activeElement).toBe(email));
  expect(screen.getByText(formTexts[language].reasons.EMAIL)).toBeDefined();
  fireEvent.change(email, { target: { value: 'sari@example.org' } });
  expect(email.getAttribute('aria-invalid')).toBeNull();
});

test('completes a website when the field is left', async () => {
  const texts = await saveRefused(null, 'en');
  await screen.findByText(texts.contactTooLong);
  const website = screen.getByLabelText<HTMLInputElement>(texts.website);
  fireEvent.change(website, { target: { value: 'example.org/solo' } });
  fireEvent.blur(website);
  expect(website.value).toBe('https://example.org/solo');
});
