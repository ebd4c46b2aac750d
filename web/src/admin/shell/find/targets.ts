import { communityAdminTexts } from '../../../communities/admin/communityAdminTexts.ts';
import { contentAdminTexts } from '../../../content/admin/contentAdminTexts.ts';
import { glossaryAdminTexts } from '../../../glossary/admin/glossaryAdminTexts.ts';
import { adminTexts } from '../../../language/adminTexts.ts';
import { useTexts } from '../../../language/LanguageProvider.tsx';
import { newsAdminTexts } from '../../../news/admin/newsAdminTexts.ts';
import { partnerAdminTexts } from '../../../partners/admin/partnerAdminTexts.ts';
import { patternAdminTexts } from '../../../patterns/admin/patternAdminTexts.ts';
import { timelineAdminTexts } from '../../../timeline/admin/timelineAdminTexts.ts';
import { accountSection, useSectionGroups } from '../sections.ts';

/** Something to go to. */
export interface Target {
  to: string;
  name: string;
  /** What it is, if its group does not say so. */
  note?: string;
}

/** Whether every word occurs in a name, in any case. */
const hasWords = (name: string, typed: string) =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.toLowerCase().includes(word));

/** The sections and actions with the words in their name. */
export function useTargets(typed: string): { sections: Target[]; actions: Target[] } {
  const texts = useTexts(adminTexts);
  const actions = [
    { to: '/admin/news/new', name: useTexts(newsAdminTexts).add },
    { to: '/admin/timeline/new', name: useTexts(timelineAdminTexts).add },
    { to: '/admin/patterns/new', name: useTexts(patternAdminTexts).add },
    { to: '/admin/communities/new', name: useTexts(communityAdminTexts).add },
    { to: '/admin/partners/new', name: useTexts(partnerAdminTexts).add },
    { to: '/admin/glossary/new', name: useTexts(glossaryAdminTexts).add },
    { to: '/admin/content?add=1', name: useTexts(contentAdminTexts).add },
  ];
  const sections = [...useSectionGroups().flatMap((group) => group.sections), accountSection];
  const isNamed = ({ name }: Target) => hasWords(name, typed);
  return {
    sections: sections.map(({ to, text }) => ({ to, name: texts[text] })).filter(isNamed),
    actions: actions.filter(isNamed),
  };
}
