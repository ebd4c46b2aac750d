import { z } from 'zod';
import { idempotencyKey } from '../idempotencyKey.ts';
import { languages } from '../language.ts';
import { emailAddress } from '../addressFields.ts';
import { clearable, line, paragraphs, required } from '../inputFields.ts';
import { validate } from '../validation.ts';

/** The home form’s subjects, and the contact page’s inquiry types (docs/product.md#contact-forms). */
export const homeSubjects = ['partnership', 'media', 'general', 'heritage'] as const;
export const inquiryTypes = [
  'general',
  'competition',
  'partnership',
  'media',
  'community',
  'heritage',
] as const;

const common = {
  email: emailAddress().meta({
    description: 'The email address to reply to, at most 254 characters.',
  }),
  message: required(paragraphs(5_000)).meta({ description: 'The message, 1 to 5,000 characters.' }),
  website: z.string().nullable().optional().meta({
    description: 'Leave it empty: people do not see it. A form with a value in it is discarded.',
  }),
};

/** The form on the home page (docs/product.md#contact-forms). */
export const homeForm = z.strictObject({
  firstName: required(line(100)).meta({ description: 'First name, 1 to 100 characters.' }),
  lastName: required(line(100)).meta({ description: 'Last name, 1 to 100 characters.' }),
  subject: clearable(z.enum(['', ...homeSubjects]), () => '').meta({
    description: 'partnership, media, general or heritage; null or empty for none.',
  }),
  ...common,
});

/** The form on the contact page (docs/product.md#contact-forms). */
export const contactPageForm = z.strictObject({
  name: required(line(100)).meta({ description: 'Full name, 1 to 100 characters.' }),
  subject: required(line(200)).meta({
    description: 'The subject in the visitor’s own words, 1 to 200 characters.',
  }),
  type: clearable(z.enum(inquiryTypes), () => 'general').meta({
    description:
      'general, competition, partnership, media, community or heritage; general by default and for null.',
  }),
  ...common,
});

/** A message of either form as stored; the home form’s two names are joined. */
export const keptMessage = z.strictObject({
  name: required(line(201)),
  email: common.email,
  subject: line(200),
  message: common.message,
  type: z.enum(inquiryTypes),
  language: z.enum(languages),
  idempotencyKey,
});

export const contactMessageInput = z.union([homeForm, contactPageForm]);

/** The common result of both forms. */
export interface ContactForm {
  fields: { name: string; email: string; subject: string; message: string; type: string };
  /** Whether a bot filled in the hidden field. */
  isTrapped: boolean;
}

/**
 * Parses the input as the form that was intended, so that problems refer to its fields.
 * @throws ValidationError
 */
export function readContactForm(input: unknown): ContactForm {
  if (isContactPageForm(input)) {
    const { website, type = 'general', ...given } = validate(contactPageForm, input);
    return { fields: { ...given, type }, isTrapped: Boolean(website) };
  }
  const { website, firstName, lastName, subject, email, message } = validate(homeForm, input);
  const name = `${firstName} ${lastName}`;
  return {
    fields: { name, email, subject: subject ?? '', message, type: subject || 'general' },
    isTrapped: Boolean(website),
  };
}

/** Tells the forms apart by the fields that only one of them has. */
function isContactPageForm(input: unknown): boolean {
  if (typeof input !== 'object' || input === null) return false;
  const hasAny = (...names: string[]) => names.some((name) => name in input);
  return hasAny('name', 'type') && !hasAny('firstName', 'lastName');
}
