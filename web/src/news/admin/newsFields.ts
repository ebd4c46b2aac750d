import { graphql } from 'react-relay/hooks.js';
import type { CreateNewsArticleInput } from '../../__generated__/newsDocumentsCreateMutation.graphql.ts';
import type { newsFields_article$key } from '../../__generated__/newsFields_article.graphql.ts';
import { choice, derivedMoment, line, moment, pair, picture, toggle } from '../../admin/form/controls.tsx';
import { declareFields, type FormOf } from '../../admin/form/fieldSet.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { categoryName } from '../../shared/newsCategories.ts';
import { MarkdownPairField } from '../../markdown/field/MarkdownPairField.tsx';
import { newsTexts } from '../newsTexts.ts';
import { sentGoLiveAt } from './goLive.ts';
import { newsAdminTexts } from './newsAdminTexts.ts';
import { useEffectText } from './useEffectText.ts';
import { newsArticleInput } from '../../shared/inputRules.ts';

/** The categories offered in the admin (docs/product.md#news-categories). */
export const adminCategories = [
  'culture',
  'fashion',
  'education',
  'announcement',
  'competition',
  'community',
] as const;

/** The fields of an article; a new one is published, not featured (docs/product.md#news). */
const declared = declareFields<newsFields_article$key, CreateNewsArticleInput>({
  fragment: graphql`
    fragment newsFields_article on NewsArticle @inline {
      titleEn
      titleId
      excerptEn
      excerptId
      contentEn
      contentId
      author
      category
      imageUrl
      publishedAt
      goLiveAt
      expireAt
      featured
      published
    }
  `,
  rules: newsArticleInput,
  fields: {
    title: pair({ look: 'title' }),
    excerpt: pair({ rows: 3, look: 'lead' }),
    content: { Control: MarkdownPairField, rows: 6 },
    author: line(),
    category: choice({
      // Keep offering the article’s own category if it is not one of the admin’s.
      useOptions: (current) => {
        const { category: names } = useTexts(newsTexts);
        const categories = [...new Set<string>([...adminCategories, current])].filter(Boolean);
        return categories.map((value) => ({ value, label: categoryName(names, value) }));
      },
      usePlaceholder: () => useTexts(newsAdminTexts).chooseCategory,
    }),
    imageUrl: picture(),
    publishedAt: moment({
      useNote: (form) => {
        const { text, isScheduled } = useEffectText(
          form as Pick<FormOf<newsFields_article$key>, 'values' | 'base'>,
        );
        return isScheduled ? text : undefined;
      },
    }),
    goLiveAt: derivedMoment(),
    expireAt: moment({ isClearable: true }),
    published: toggle(true, { publishes: true }),
    featured: toggle(false),
  },
  details: ['author', 'category', 'imageUrl', 'publishedAt', 'goLiveAt', 'expireAt', 'published', 'featured'],
});

/** The fields of an article; its publication date also decides when it goes live. */
export const newsFields: typeof declared = {
  ...declared,
  input: (values, base) => {
    const goLiveAt = sentGoLiveAt(values, base);
    return { ...declared.input(values, base), ...(goLiveAt !== undefined && { goLiveAt }) };
  },
};
