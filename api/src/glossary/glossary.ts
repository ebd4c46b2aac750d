import { z } from 'zod';
import { isRightForm, isSameForm, wrongForms } from '../../../web/src/shared/glossary.ts';
import { may } from '../auth/capabilities.ts';
import { readRule } from '../auth/permission.ts';
import type { Viewer } from '../auth/viewer.ts';
import { prisma, type Transaction } from '../database/client.ts';
import { takeTurn } from '../database/takeTurn.ts';
import type { GlossaryTerm } from '../database/generated/client.ts';
import { keysetPage, type OrderColumn, type Page } from '../database/keyset.ts';
import { resourceRules, type Selection } from '../database/resource.ts';
import { ValidationError, type FieldProblem, type InvalidReason } from '../errors.ts';
import { clearable, line, paragraphs, required } from '../inputFields.ts';
import { summary } from '../validation.ts';

/** How many terms there are at most: editors’ browsers look for all of them while texts are typed. */
export const termLimit = 500;

/** How many wrong forms a term has at most in a language, and how long one is, in characters. */
const [formLimit, formLength] = [20, 100];

const wrong = (language: string) =>
  clearable(
    paragraphs(formLimit * (formLength + 1))
      .refine((text) => wrongForms(text).length <= formLimit, `At most ${formLimit} forms.`)
      .refine(
        (text) => wrongForms(text).every((form) => form.length <= formLength),
        `At most ${formLength} characters in a line.`,
      ),
    () => '',
  ).meta({
    description: `What the site does not write in ${language}: one form per line, at most ${formLimit} of at most ${formLength} characters. Empty by default and for null.`,
  });

const right = (language: string) =>
  required(line(100)).meta({
    description: `What the site writes in ${language}, 1 to 100 characters.`,
  });

const reason = (language: string) =>
  required(paragraphs(500)).meta({
    description: `Why, in ${language}, for editors who read it; plain, 1 to 500 characters.`,
  });

/** An editor’s input for a term (docs/product.md#glossary). */
export const glossaryTermInput = z.strictObject({
  termEn: right('English'),
  termId: right('Indonesian'),
  wrongEn: wrong('English'),
  wrongId: wrong('Indonesian'),
  reasonEn: reason('English'),
  reasonId: reason('Indonesian'),
});

/** By the English term as text; the id breaks ties. */
export const glossaryOrder = [
  { name: 'termEn', direction: 'asc', type: 'text' },
  { name: 'id', direction: 'asc', type: 'number' },
] as const satisfies OrderColumn[];

/** The glossary is for editors. Every read of one term goes through this filter. */
export function visibleTerms(viewer: Viewer): { OR?: [] } {
  return may(viewer, 'glossary.read') ? {} : { OR: [] };
}

/** One page of the terms. @throws UnauthenticatedError, ValidationError for a foreign cursor */
export const listTerms = readRule(
  'glossary.read',
  async (_admin, page: Page, selection: Selection = {}): Promise<GlossaryTerm[]> =>
    prisma.glossaryTerm.findMany({ ...selection, ...keysetPage(glossaryOrder, page, []) }),
);

/** All terms, at most 500. @throws UnauthenticatedError */
export const allTerms = readRule('glossary.read', async (): Promise<GlossaryTerm[]> =>
  prisma.glossaryTerm.findMany({ orderBy: { id: 'asc' } }),
);

const invalid = (field: string, reason: InvalidReason, message: string): FieldProblem => ({
  field,
  code: 'INVALID',
  reason,
  message,
  limit: null,
});

/**
 * Refuses a term whose right form another term has, in any case, or that forbids its own right form. A wrong form may
 * differ from it in case alone if the right one has capitals (UNESCO, not Unesco).
 * @throws ValidationError
 */
async function refuseContradiction(transaction: Transaction, term: GlossaryTerm): Promise<void> {
  // Of two terms that are saved at once, the second one sees the first.
  await takeTurn(transaction, 'GlossaryTerm');
  const others = await transaction.glossaryTerm.findMany({
    select: { termEn: true, termId: true },
    where: { id: { not: term.id } },
  });
  const problems: FieldProblem[] = [];
  for (const language of ['En', 'Id'] as const) {
    const right = term[`term${language}`];
    if (others.some((other) => isSameForm(other[`term${language}`], right)))
      problems.push(invalid(`term${language}`, 'TAKEN', 'Another term has this form.'));
    if (wrongForms(term[`wrong${language}`]).some((form) => isRightForm(right, form)))
      problems.push(invalid(`wrong${language}`, 'RIGHT_FORM', 'One of these is the right form of the term.'));
  }
  if (problems.length > 0) throw new ValidationError(summary(problems), problems);
}

/** Reading, creating, changing and deleting a term. */
export const glossaryRules = resourceRules<GlossaryTerm>({
  noun: 'glossary term',
  model: 'glossaryTerm',
  input: glossaryTermInput,
  change: glossaryTermInput.partial(),
  write: 'glossary.write',
  publish: 'glossary.publish',
  isPublic: () => true,
  visible: visibleTerms,
  most: termLimit,
  refuse: refuseContradiction,
});
