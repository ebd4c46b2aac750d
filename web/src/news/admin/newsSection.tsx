import { RowsSkeleton } from '../../admin/list/RowsSkeleton.tsx';
import { section } from '../../admin/section/section.tsx';
import { newsAdminTexts } from './newsAdminTexts.ts';
import { create, item, list, remove, update } from './newsDocuments.ts';
import { LaunchCheck } from './LaunchCheck.tsx';
import { newsFields } from './newsFields.ts';
import { NewsEffect } from './NewsEffect.tsx';
import { NewsListFilters } from './NewsListFilters.tsx';
import { NewsRows } from './NewsRows.tsx';

/** The news section of the dashboard (docs/product.md#editing-news). */
export const newsSection = section({
  path: 'news',
  entity: 'NewsArticle',
  texts: newsAdminTexts,
  list,
  item,
  create,
  update,
  remove,
  stillRight: update,
  fields: newsFields,
  duplicated: { published: false, featured: false, publishedAt: '', goLiveAt: '', expireAt: '' },
  ListHead: NewsListFilters,
  rows: { List: NewsRows },
  skeleton: <RowsSkeleton isSelectable />,
  pagePath: '/news',
  FormEffect: NewsEffect,
  FormChecks: LaunchCheck,
});
