import { z } from 'zod';
import { apiTokenInput } from './auth/apiTokens.ts';
import { addPasskeyInput } from './auth/passkeys.ts';
import { signInInput } from './auth/auth.ts';
import { ownAccountInput } from './auth/ownAccount.ts';
import { invitationInput } from './auth/people.ts';
import { communityInput } from './communities/communities.ts';
import { contactPageForm, homeForm } from './contact/forms.ts';
import { contentEntryInput, contentValueRules } from './content/contentInput.ts';
import { glossaryTermInput } from './glossary/glossary.ts';
import { imageInput } from './images/images.ts';
import { newsArticleInput } from './news/news.ts';
import { subscriptionInput } from './newsletter/newsletter.ts';
import { partnerInput } from './partners/partners.ts';
import { batikPatternInput } from './patterns/patterns.ts';
import { commentInput } from './reviews/comments.ts';
import { reviewInput } from './reviews/reviews.ts';
import { timelineItemInput } from './timeline/timeline.ts';

/** The inputs that the web’s forms send, by the name under which a form imports their rules. */
const inputs = {
  addPasskeyInput,
  apiTokenInput,
  batikPatternInput,
  commentInput,
  communityInput,
  contactPageForm,
  contentEntryInput,
  contentValueRules: z.object(contentValueRules),
  glossaryTermInput,
  homeForm,
  imageInput,
  invitationInput,
  newsArticleInput,
  ownAccountInput,
  partnerInput,
  reviewInput,
  signInInput,
  subscriptionInput,
  timelineItemInput,
};

/** The constraints that a form checks: a small part of JSON Schema (draft 2020-12). */
interface FieldSchema {
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  anyOf?: FieldSchema[];
}

interface ObjectSchema {
  properties: Record<string, FieldSchema>;
  required?: string[];
}

/** The rules of one field as TypeScript: `{ required: true, maxLength: 200 }`. */
function printField(schema: FieldSchema, required: boolean): string {
  // An optional field is its schema or null; of several alternatives, forms send the first.
  const { maxLength, minimum, maximum } = schema.anyOf?.[0] ?? schema;
  const rules = Object.entries({ required: required || undefined, maxLength, minimum, maximum })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${String(value)}`);
  return rules.length > 0 ? `{ ${rules.join(', ')} }` : '{}';
}

/** The input rules for the web’s forms: a TypeScript file generated from the inputs’ schemas. */
export function printInputRules(): string {
  const printed = Object.entries(inputs).map(([name, input]) => {
    const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as unknown as ObjectSchema;
    const fields = Object.entries(schema.properties).map(
      ([field, rules]) => `  ${field}: ${printField(rules, schema.required?.includes(field) ?? false)},\n`,
    );
    return `export const ${name} = {\n${fields.join('')}} as const;\n`;
  });
  return `// Printed from the server's schemas by “npm run generate”: lengths in UTF-16 code units.\n\n${printed.join('\n')}`;
}
