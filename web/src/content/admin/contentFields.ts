import { graphql } from 'react-relay/hooks.js';
import type { contentFields_entry$key } from '../../__generated__/contentFields_entry.graphql.ts';
import type { SaveContentEntryInput } from '../../__generated__/useSaveContentEntryMutation.graphql.ts';
import { line, toggle } from '../../admin/form/controls.tsx';
import { declareFields, type ValuesOf } from '../../admin/form/fieldSet.ts';
import { contentEntryInput } from '../../shared/inputRules.ts';
import { ContentKeyField } from './ContentKeyField.tsx';
import { ContentValueFields } from './ContentValueFields.tsx';

/** The fields of an entry (docs/product.md#content). */
export const contentFields = declareFields<contentFields_entry$key, SaveContentEntryInput>({
  fragment: graphql`
    fragment contentFields_entry on ContentEntry @inline {
      key
      valueEn
      valueId
      hidden
    }
  `,
  rules: contentEntryInput,
  fields: {
    key: { ...line(), Control: ContentKeyField },
    value: { Control: ContentValueFields },
    hidden: toggle(false),
  },
  details: [],
});

/** An entry as its form holds it. */
export type ContentFormValues = ValuesOf<contentFields_entry$key>;
