import { graphql, readInlineData } from 'react-relay/hooks.js';
import type { patternFormValues_pattern$key } from '../../__generated__/patternFormValues_pattern.graphql.ts';
import type { CreateBatikPatternInput } from '../../__generated__/useCreatePatternMutation.graphql.ts';
import { isPlaceholder } from '../../ui/placeholder.ts';

/** A pattern as its form holds it: texts as typed; no address where the site draws its cloth. */
export type PatternFormValues = {
  nameEn: string;
  nameId: string;
  meaningEn: string;
  meaningId: string;
  descriptionEn: string;
  descriptionId: string;
  origin: string;
  imageUrl: string;
};

export const patternsListAddress = '/admin/patterns';

/** What the server cannot do without. */
export const requiredPatternFields = ['nameEn', 'nameId'] as const;

/** The server's limits, in characters. */
export const patternLimits = {
  name: 200,
  meaning: 1000,
  description: 2000,
  origin: 200,
  imageUrl: 2048,
} as const;

export const newPatternFormValues: PatternFormValues = {
  nameEn: '',
  nameId: '',
  meaningEn: '',
  meaningId: '',
  descriptionEn: '',
  descriptionId: '',
  origin: '',
  imageUrl: '',
};

/** A stored pattern as its form holds it. */
export function patternFormValues(key: patternFormValues_pattern$key): PatternFormValues {
  const pattern = readInlineData(
    graphql`
      fragment patternFormValues_pattern on BatikPattern @inline {
        nameEn
        nameId
        meaningEn
        meaningId
        descriptionEn
        descriptionId
        origin
        imageUrl
      }
    `,
    key,
  );
  const { nameEn, nameId, meaningEn, meaningId, descriptionEn, descriptionId, origin, imageUrl } = pattern;
  return {
    nameEn,
    nameId,
    meaningEn,
    meaningId,
    descriptionEn,
    descriptionId,
    origin,
    imageUrl: isPlaceholder(imageUrl) ? '' : imageUrl,
  };
}

/** What is sent to the server. An untouched address is left out, so that a drawn cloth stays the one that it is. */
export function patternInput(values: PatternFormValues, base: PatternFormValues): CreateBatikPatternInput {
  const { imageUrl, ...input } = values;
  return imageUrl === base.imageUrl ? input : { ...input, imageUrl };
}
