import { z } from 'zod';
import {
  findContentKey,
  isCalendarDay,
  isIndispensable,
  type ContentKind,
} from '../../../web/src/shared/content/contentKeys.ts';
import { isProvince, listedCodes } from '../../../web/src/shared/provinces.ts';
import { emailAddress, pictureUrl, storedWebsiteUrl, websiteUrl } from '../addressFields.ts';
import { clearable, day, line, markdown, required } from '../inputFields.ts';
import { contactUri } from './contactUri.ts';

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

const provinces = z
  .string()
  .refine(
    (text) => listedCodes(text).every(isProvince),
    'List the codes of provinces, such as JT YO. To name none, hide the entry.',
  );

const contact = line(2048).refine(
  (text) => contactUri(text) !== null,
  'Enter an email address, or an address that starts with https://.',
);

const calendarDay = day();

type ValueRules = Partial<Record<ContentKind, z.ZodType>>;

/** The rules for values of each kind, besides their length; other kinds accept any text. */
export const contentValueRules = {
  image: pictureUrl(),
  link: websiteUrl(),
  email: emailAddress(),
  contact,
  percentage,
  provinces,
} satisfies ValueRules;

function ruleOf(key: string, rules: ValueRules): z.ZodType | undefined {
  if (isCalendarDay(key)) return calendarDay;
  const kind = findContentKey(key)?.kind;
  return kind && rules[kind];
}

const value = (language: string) =>
  required(markdown(20_000)).meta({
    description: `Value in ${language}, 1 to 20,000 characters. A known key accepts what its kind allows: a picture’s address, a link, an email address, a contact, a percentage, codes of provinces.`,
  });

const entry = z.strictObject({
  key: required(contentKeyName).meta({
    description:
      'The entry’s name: 1 to 100 letters, digits, dots, underscores or hyphens, but not “.” or “..”. Names that the site does not read are stored too.',
  }),
  valueEn: value('English'),
  valueId: value('Indonesian'),
  hidden: clearable(z.boolean(), () => false).meta({
    description:
      'True shows nothing on the site in its place, not even the fallback; false by default and for null. Names of pages, sections and buttons cannot be hidden.',
  }),
});

type Entry = z.output<typeof entry>;

/** Checks both values by the rule for their kind. */
const checkValues = (rules: ValueRules) => (given: Entry, context: z.RefinementCtx) => {
  const rule = ruleOf(given.key, rules);
  for (const field of ['valueEn', 'valueId'] as const) {
    for (const issue of rule?.safeParse(given[field]).error?.issues ?? [])
      context.addIssue({ ...issue, path: [field], input: given[field] } as never);
  }
};

function checkHidden({ key, hidden }: Entry, context: z.RefinementCtx): void {
  if (!hidden || !isIndispensable(key)) return;
  const message = 'This text names the site, a page, a section or a button, which cannot do without it.';
  context.addIssue({ code: 'custom', path: ['hidden'], message });
}

/** An editor’s input for a content entry (docs/product.md#content). */
export const contentEntryInput = entry.superRefine(checkHidden).superRefine(checkValues(contentValueRules));

/** A content entry as it may have been stored, in archives and the history. */
export const storedContentEntry = entry
  .superRefine(checkHidden)
  .superRefine(
    checkValues({ ...contentValueRules, link: storedWebsiteUrl(), email: z.string(), contact: line(2048) }),
  );
