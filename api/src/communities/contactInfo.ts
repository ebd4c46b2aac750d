import { z } from 'zod';
import { contactLimits } from '../../../web/src/shared/contactLimits.ts';
import { withoutOutsideXml } from '../characters.ts';
import { Prisma } from '../database/generated/client.ts';
import { isHttpUrl, line, paragraphs } from '../validation.ts';

const { phone, email, website, stored: storedLimit } = contactLimits;

const detail = (max: number) => line(max).nullable().optional();

const contactObject = z
  .strictObject({
    phone: detail(phone).meta({ description: `At most ${phone} characters.` }),
    email: detail(email).meta({ description: `At most ${email} characters.` }),
    website: detail(website).meta({ description: 'Shown to readers if it is an http(s) address.' }),
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

/**
 * An editor’s contact details: text, as the admin form sends it, or an object. Text that is not JSON is
 * stored too. They are stored in the form in which they were sent (docs/product.md#communities).
 */
export const contactInfoInput = z
  .union(
    [paragraphs(storedLimit), contactObject, z.null()],
    'Enter text, or an object with phone, email and website.',
  )
  .transform((contact) => (contact === null ? Prisma.DbNull : storable(contact)));

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

/** The details that readers see. Text that cannot be parsed yields none, and a website must be an http(s) address. */
export function contactOf(stored: Prisma.JsonValue): Contact {
  const { phone, email, website } = objectOf(stored) ?? {};
  const text = (value: unknown) => (typeof value === 'string' && withoutOutsideXml(value).trim()) || null;
  const address = text(website);
  return {
    phone: text(phone),
    email: text(email),
    website: address !== null && isHttpUrl(address) ? address : null,
  };
}

/** Contact details in the form in which they were sent; null for readers if the text cannot be parsed. */
export function contactInfoFor(isAdmin: boolean, stored: Prisma.JsonValue): Prisma.JsonValue {
  return isAdmin || objectOf(stored) ? stored : null;
}

/** The text shown in the editor’s form. */
export function contactInfoText(stored: Prisma.JsonValue): string | null {
  return stored === null || typeof stored === 'string' ? stored : JSON.stringify(stored);
}
