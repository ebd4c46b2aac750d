import { render, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '../../language/LanguageProvider.tsx';
import { languages, type Language } from '../../shared/language.ts';
import { Reader } from '../../language/reader.ts';
import {
  batikPatternInput,
  communityInput,
  newsArticleInput,
  partnerInput,
  glossaryTermInput,
  timelineItemInput,
} from '../../shared/inputRules.ts';
import { FieldNames } from './FieldNames.tsx';
import { useFieldName, useReadings } from '../../history/fieldNames.ts';
import { FieldValue } from '../../history/FieldValue.tsx';
import { localMoment } from '../../language/localMoment.ts';

// The fields that api/src/history/changedFields.ts shows.
const shown = {
  BatikPattern: Object.keys(batikPatternInput),
  Community: Object.keys(communityInput),
  NewsArticle: Object.keys(newsArticleInput),
  Partner: [...Object.keys(partnerInput), 'order'],
  GlossaryTerm: Object.keys(glossaryTermInput),
  TimelineItem: Object.keys(timelineItemInput),
  ContentEntry: ['valueEn', 'valueId', 'hidden'],
  ContactMessage: ['name', 'email', 'subject', 'message', 'type', 'language', 'handledAt'],
  NewsletterSubscriber: ['email', 'language'],
  AdminUser: ['email', 'name', 'portraitUrl', 'role', 'language', 'externalId', 'invitedAt', 'disabledAt'],
  FactorRequirement: ['requiredAt'],
  Image: [
    'name',
    'url',
    'size',
    'type',
    'width',
    'height',
    'animated',
    'altEn',
    'altId',
    'captionEn',
    'captionId',
    'credit',
  ],
};

const nameIn = (language: 'en' | 'id', entity: string) =>
  renderHook(() => useFieldName(entity), {
    wrapper: ({ children }) => (
      <LanguageProvider reader={new Reader(language)}>
        <FieldNames>{children}</FieldNames>
      </LanguageProvider>
    ),
  }).result.current;

test.each(Object.entries(shown))('names the fields of %s in both languages', (entity, fields) => {
  for (const language of languages) {
    const nameOf = nameIn(language, entity);
    expect(fields.filter((field) => nameOf(field) === field)).toEqual([]);
  }
});

test('names a field as its form does, with its language', () => {
  const field = (language: 'en' | 'id', name: string) => nameIn(language, 'NewsArticle')(name);
  expect([field('en', 'titleEn'), field('id', 'titleEn'), field('id', 'published')]).toEqual([
    'Title (English)',
    'Judul (Inggris)',
    'Terbit',
  ]);
});

function Shown({ entity, field, value }: Record<'entity' | 'field' | 'value', string>) {
  return <FieldValue value={value} nothing="–" reading={useReadings(entity)(field)} />;
}

const shownIn = (language: Language, entity: string, field: string, value: string) =>
  render(
    <LanguageProvider reader={new Reader(language)}>
      <FieldNames>
        <Shown entity={entity} field={field} value={value} />
      </FieldNames>
    </LanguageProvider>,
  ).container.textContent;

const moment = '2026-11-23T07:28:00.000Z';
const moments = { en: localMoment('en', moment), id: localMoment('id', moment) };

test.each([
  ['NewsArticle', 'category', 'culture', { en: 'Culture', id: 'Budaya' }],
  ['NewsArticle', 'category', 'heritage', { en: 'Heritage', id: 'Warisan' }],
  ['NewsArticle', 'publishedAt', moment, moments],
  ['NewsArticle', 'published', 'false', { en: 'No', id: 'Tidak' }],
  ['NewsArticle', 'titleEn', 'true', { en: 'true', id: 'true' }],
  ['ContentEntry', 'hidden', 'true', { en: 'Yes', id: 'Ya' }],
  ['Partner', 'tier', 'gold', { en: 'Gold', id: 'Emas' }],
  ['Partner', 'order', '2147483647', { en: 'Not placed yet', id: 'Belum ditempatkan' }],
  ['Partner', 'order', '3', { en: '3', id: '3' }],
  ['TimelineItem', 'order', '3', { en: '3', id: '3' }],
  ['Community', 'province', 'YO', { en: 'Yogyakarta', id: 'DI Yogyakarta' }],
  ['Community', 'contactInfo', '{"phone":"+62 21","website":""}', { en: '+62 21', id: '+62 21' }],
  ['Community', 'contactInfo', 'Ask Sari', { en: 'Ask Sari', id: 'Ask Sari' }],
  ['ContactMessage', 'type', 'general', { en: 'General Inquiry', id: 'Pertanyaan Umum' }],
  ['ContactMessage', 'handledAt', moment, moments],
  ['NewsletterSubscriber', 'language', 'id', { en: 'Indonesian', id: 'Bahasa Indonesia' }],
  ['Image', 'animated', 'true', { en: 'Yes', id: 'Ya' }],
] as const)('shows the value of %s.%s as its form does: %s', (entity, field, value, expected) => {
  for (const language of languages) expect(shownIn(language, entity, field, value)).toBe(expected[language]);
});
