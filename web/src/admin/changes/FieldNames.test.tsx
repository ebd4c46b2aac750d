import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '../../language/LanguageProvider.tsx';
import { languages } from '../../shared/language.ts';
import { Reader } from '../../language/reader.ts';
import {
  batikPatternInput,
  communityInput,
  newsArticleInput,
  partnerInput,
  timelineItemInput,
} from '../../shared/inputRules.ts';
import { FieldNames } from './FieldNames.tsx';
import { useFieldName } from '../../history/fieldNames.ts';

// The fields that api/src/history/changedFields.ts shows.
const shown = {
  BatikPattern: Object.keys(batikPatternInput),
  Community: Object.keys(communityInput),
  NewsArticle: Object.keys(newsArticleInput),
  Partner: [...Object.keys(partnerInput), 'order'],
  TimelineItem: Object.keys(timelineItemInput),
  ContentEntry: ['valueEn', 'valueId'],
  ContactMessage: ['name', 'email', 'subject', 'message', 'type', 'language', 'handledAt'],
  NewsletterSubscriber: ['email', 'language'],
  AdminUser: ['email', 'externalId', 'disabledAt'],
  Image: ['name', 'url', 'size', 'type', 'width', 'height', 'animated', 'altEn', 'altId'],
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
