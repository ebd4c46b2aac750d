import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, openDashboard } from '../../news/admin/newsAdminHarness.tsx';
import { communityAdminTexts } from './communityAdminTexts.ts';

const community = {
  __typename: 'Community',
  id: 'community-1',
  databaseId: 1,
  version: 1,
  nameEn: 'Weavers',
  nameId: 'Penenun',
  descriptionEn: '',
  descriptionId: '',
  location: 'Lasem',
  province: null,
  imageUrl: '/cloth.png',
  active: true,
};

/** Saves contact details that the server finds too long. */
async function saveTooLong(contactInfo: string | null, language: 'en' | 'id') {
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
          fields: [{ field: 'contactInfo', code: 'TOO_LONG', limit: 2000, message: '', reason: null }],
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
    const texts = await saveTooLong('{"website":"https://example.org"}', language);
    const error = await screen.findByText(texts.contactTooLong);
    const group = screen.getByRole('group', { name: texts.fields.contactInfo.label });
    expect(group.getAttribute('aria-describedby')).toBe(error.closest('[role="alert"]')?.id);
    await waitFor(() => expect(document.activeElement).toBe(group));
    expect(screen.getByLabelText(texts.website).getAttribute('aria-invalid')).toBeNull();
  },
);

test('marks a note that is too long', async () => {
  const texts = await saveTooLong('Ask Sari', 'en');
  expect(await screen.findByText('Use at most 2,000 characters.')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(texts.contactNote)));
});
