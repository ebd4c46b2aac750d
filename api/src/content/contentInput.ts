import { z } from 'zod';
import {
  findContentKey,
  isCalendarDay,
  type ContentKind,
} from '../../../web/src/shared/content/contentKeys.ts';
import { day, line, markdown, pictureUrl, required, websiteUrl } from '../validation.ts';

/** The beginning of a key. */
export const contentKeyPrefix = line(100).regex(
  /^[\w.-]*$/,
  'A key may contain only letters, digits, dots, underscores and hyphens.',
);

/** A key by itself. Not “.” or “..”: in an address they name a folder (RFC 3986, section 5.2.4). */
export const contentKeyName = line(100).regex(
  /^(?!\.{1,2}$)[\w.-]*$/,
  'A key may contain only letters, digits, dots, underscores and hyphens, and is not “.” or “..”.',
);

/** 30, 30% or 12.5 %, from 0 to 100. */
const percentage = z
  .string()
  .regex(/^(100|\d{1,2}([.,]\d{1,2})?) ?%?$/, 'Enter a percentage from 0 to 100, such as 30%.');

const calendarDay = day();

/** The rules for values of each kind, besides their length; other kinds accept any text. */
export const contentValueRules = {
  image: pictureUrl(),
  link: websiteUrl(),
  percentage,
} satisfies Partial<Record<ContentKind, z.ZodType>>;

function valueRule(key: string): z.ZodType | undefined {
  if (isCalendarDay(key)) return calendarDay;
  const kind = findContentKey(key)?.kind;
  return kind && (contentValueRules as Partial<Record<ContentKind, z.ZodType>>)[kind];
}

const value = (language: string) =>
  required(markdown(20_000)).meta({
    description: `Value in ${language}, 1 to 20,000 characters. A known key accepts what its kind allows: a picture’s address, a link, a percentage.`,
  });

/** An editor’s input for a content entry (docs/product.md#content). */
export const contentEntryInput = z
  .strictObject({
    key: required(contentKeyName).meta({
      description:
        'The entry’s name: 1 to 100 letters, digits, dots, underscores or hyphens, but not “.” or “..”. Names that the site does not read are stored too.',
    }),
    valueEn: value('English'),
    valueId: value('Indonesian'),
  })
  .superRefine((entry, context) => {
    const rule = valueRule(entry.key);
    if (!rule) return;
    for (const field of ['valueEn', 'valueId'] as const) {
      const result = rule.safeParse(entry[field]);
      for (const issue of result.error?.issues ?? []) {
        context.addIssue({ ...issue, path: [field], input: entry[field] } as never);
      }
    }
  });
