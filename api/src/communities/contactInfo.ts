import { z } from 'zod';
import { contactLimits } from '../../../web/src/shared/contactLimits.ts';
import { withScheme } from '../../../web/src/shared/websiteAddress.ts';
import { withoutOutsideXml } from '../characters.ts';
import { Prisma } from '../database/generated/client.ts';
import { isEmailAddress, isHttpUrl, otherEmail, otherWebsite } from '../addressFields.ts';
import { line, otherSpelling, paragraphs } from '../inputFields.ts';
import { disguisesPicture } from '../origins/ownOrigins.ts';
import { sentenceOf } from '../validation.ts';

const { phone, email, website, stored: storedLimit } = contactLimits;

const detail = (max: number) => line(max).nullable().optional();

const contactObject = z
  .strictObject({
    phone: detail(phone).meta({ description: `At most ${phone} characters.` }),
    email: line(email)
      .refine((text) => text === '' || isEmailAddress(text), otherEmail)
      .nullable()
      .optional()
      .meta({ description: `An email address of at most ${email} characters, or empty.` }),
    website: line(website)
      .overwrite(withScheme)
      .refine((text) => text === '' || isHttpUrl(text), otherWebsite)
      .nullable()
      .optional()
      .meta({
        description: 'An http(s) address, or empty; without a scheme, it is completed with https://.',
      }),
  })
  .refine(
    (contact) => JSON.stringify(contact).length <= storedLimit,
    `At most ${storedLimit} characters as JSON.`,
  );

/** PostgreSQL’s JSON cannot contain unpaired surrogates. */
function storable(contact: string | object): Prisma.InputJsonValue {
  return JSON.parse(JSON.stringify(contact), (_field, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  ) as Prisma.InputJsonValue;
}

const text = paragraphs(storedLimit);
const otherKind = 'Enter text, or an object with phone, email and website.';
const stored = (contact: string | object | null) => (contact === null ? Prisma.DbNull : storable(contact));

const isDetail = (name: string) => Object.hasOwn(contactObject.shape, name);

/** The details in a text that is a JSON object, which may have other members; null for any other text. */
function detailsIn(given: string): Record<string, unknown> | null {
  const object = objectOf(given);
  return object && Object.fromEntries(Object.entries(object).filter(([name]) => isDetail(name)));
}

const doubled = 'Name each member of the JSON once.';

/** Whether the text of a JSON object has a member twice, of which programs may read either. */
function hasDoubledMember(json: string): boolean {
  const names: string[] = [];
  let [depth, last] = [0, ''];
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:]/g)) {
    if (token === ':' && depth === 1) names.push(JSON.parse(last) as string);
    if (/[{[]/.test(token.charAt(0))) depth += 1;
    if (/[}\]]/.test(token.charAt(0))) depth -= 1;
    last = token;
  }
  return new Set(names).size < names.length;
}

/** Checks the details in a text like those of an object. */
function checkText(given: string | object | null, context: z.RefinementCtx): void {
  if (typeof given !== 'string') return;
  const details = detailsIn(given);
  const { error } = details ? contactObject.safeParse(details, { reportInput: true, error: sentenceOf }) : {};
  for (const { path, ...issue } of error?.issues ?? [])
    context.issues.push({ ...issue, path, input: given } as z.core.$ZodRawIssue);
  if (details && hasDoubledMember(given)) context.addIssue({ code: 'custom', message: doubled });
  if (completeText(given).length > storedLimit)
    context.addIssue({ code: 'too_big', origin: 'string', maximum: storedLimit, input: given });
}

/** Whether stored details show that their website is a picture of the site, if it is one. */
function namesPicture(contact: string | object | null): boolean {
  if (contact === null) return true;
  const text = typeof contact === 'string' ? contact : JSON.stringify(contact);
  return !disguisesPicture(text, [contactOf(storable(contact) as Prisma.JsonValue).website ?? '']);
}
const otherSpellingOfWebsite = { ...otherSpelling, path: ['website'] };

/** Completes the website in a text, like that of an object. */
function completeText(given: string): string {
  const website = detailsIn(given)?.['website'];
  if (typeof website !== 'string' || withScheme(website.trim()) === website.trim()) return given;
  return JSON.stringify({ ...objectOf(given), website: withScheme(website.trim()) });
}

/**
 * An editor’s contact details: text, as the admin form sends it, or an object. Text that is not JSON is
 * stored too. They are stored in the form in which they were sent (docs/product.md#communities).
 */
export const contactInfoInput = z
  .union([text, contactObject, z.null()], otherKind)
  .superRefine(checkText)
  .refine(namesPicture, otherSpellingOfWebsite)
  .transform((contact) => stored(typeof contact === 'string' ? completeText(contact) : contact));

/** Contact details as they may have been stored, before their email address and website were checked. */
export const storedContactInfo = z
  .union(
    [
      text,
      z.strictObject({ phone: detail(phone), email: detail(email), website: detail(website) }),
      z.null(),
    ],
    otherKind,
  )
  .refine(namesPicture, otherSpellingOfWebsite)
  .transform(stored);

/** The contact details that readers see; null for missing ones. */
export interface Contact {
  phone: string | null;
  email: string | null;
  website: string | null;
}

/** Stored contact details as an object; null for text that is not one (docs/product.md#communities). */
function objectOf(stored: Prisma.JsonValue): Prisma.JsonObject | null {
  let value: unknown = stored;
  if (typeof stored === 'string') {
    try {
      value = JSON.parse(stored);
    } catch {
      return null;
    }
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Prisma.JsonObject)
    : null;
}

/**
 * The details that readers see, for links. Text that cannot be parsed yields none, and what was stored before email
 * addresses and websites were checked may not be one.
 */
export function contactOf(contactInfo: Prisma.JsonValue): Contact {
  const details = objectOf(contactInfo) ?? {};
  const textOf = (value: unknown) => (typeof value === 'string' && withoutOutsideXml(value).trim()) || null;
  const [email, website] = [textOf(details['email']), withScheme(textOf(details['website']) ?? '')];
  return {
    phone: textOf(details['phone']),
    email: email !== null && isEmailAddress(email) ? email : null,
    website: isHttpUrl(website) ? website : null,
  };
}

/** Whether readers may see a member as it is stored. */
function isReadable(name: string, value: unknown): boolean {
  if (!isDetail(name) || value === null || value === '') return true;
  if (typeof value !== 'string') return false;
  return name === 'phone' || contactOf({ [name]: value })[name as keyof Contact] !== null;
}

/**
 * Contact details in the form in which they were sent. Readers see null if the text cannot be parsed, and no details
 * that are not valid, which were stored before they were checked.
 */
export function contactInfoFor(isAdmin: boolean, stored: Prisma.JsonValue): Prisma.JsonValue {
  if (isAdmin) return stored;
  const object = objectOf(stored);
  if (!object) return null;
  const members = Object.entries(object);
  const readable = members.filter(([name, value]) => isReadable(name, value));
  const isText = typeof stored === 'string';
  if (readable.length === members.length && !(isText && hasDoubledMember(stored))) return stored;
  const kept = Object.fromEntries(readable) as Prisma.JsonObject;
  return isText ? JSON.stringify(kept) : kept;
}

/** The text shown in the editor’s form. */
export function contactInfoText(stored: Prisma.JsonValue): string | null {
  return stored === null || typeof stored === 'string' ? stored : JSON.stringify(stored);
}
