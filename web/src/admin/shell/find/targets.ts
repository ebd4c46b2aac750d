import { communityAdminTexts } from '../../../communities/admin/communityAdminTexts.ts';
import { contentAdminTexts } from '../../../content/admin/contentAdminTexts.ts';
import { glossaryAdminTexts } from '../../../glossary/admin/glossaryAdminTexts.ts';
import { adminTexts } from '../../../language/adminTexts.ts';
import { useLanguage, useTexts } from '../../../language/LanguageProvider.tsx';
import { newsAdminTexts } from '../../../news/admin/newsAdminTexts.ts';
import { partnerAdminTexts } from '../../../partners/admin/partnerAdminTexts.ts';
import { patternAdminTexts } from '../../../patterns/admin/patternAdminTexts.ts';
import { timelineAdminTexts } from '../../../timeline/admin/timelineAdminTexts.ts';
import { accountSection, useSectionGroups } from '../sections.ts';
import { otherLanguage } from '../../../shared/language.ts';
import { toggleTheme, useTheme } from '../../../theme/useTheme.ts';
import { findTexts } from './findTexts.ts';

/** Something to go to, or to do. */
export interface Target {
  /** Its address; of what is done here, a fragment that identifies it. */
  to: string;
  name: string;
  /** Its name in the other language, by which it is found, too. */
  otherName?: string;
  /** Is done instead of going there. */
  act?: () => void;
  /** What it is, if its group does not say so. */
  note?: string;
}

/** Whether every word occurs in a name, in any case. */
const hasWords = (name: string, typed: string) =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.toLowerCase().includes(word));

/** Switches to the theme and the language that are not in use. */
function useSwitches(): Target[] {
  const theme = useTheme() === 'dark' ? 'light' : 'dark';
  const { language, toggleLanguage } = useLanguage();
  const other = otherLanguage(language);
  return [
    {
      to: '#theme',
      name: findTexts[language].themes[theme],
      otherName: findTexts[other].themes[theme],
      act: toggleTheme,
    },
    {
      to: '#language',
      name: findTexts[language].languages[other],
      otherName: findTexts[other].languages[other],
      act: toggleLanguage,
    },
  ];
}

/** The sections and actions with the words in their name. */
export function useTargets(typed: string): { sections: Target[]; actions: Target[] } {
  const texts = useTexts(adminTexts);
  const actions: Target[] = [
    { to: '/admin/news/new', name: useTexts(newsAdminTexts).add },
    { to: '/admin/timeline/new', name: useTexts(timelineAdminTexts).add },
    { to: '/admin/patterns/new', name: useTexts(patternAdminTexts).add },
    { to: '/admin/communities/new', name: useTexts(communityAdminTexts).add },
    { to: '/admin/partners/new', name: useTexts(partnerAdminTexts).add },
    { to: '/admin/glossary/new', name: useTexts(glossaryAdminTexts).add },
    { to: '/admin/content?add=1', name: useTexts(contentAdminTexts).add },
    ...useSwitches(),
  ];
  const sections = [...useSectionGroups().flatMap((group) => group.sections), accountSection];
  const isNamed = ({ name, otherName = '' }: Target) => hasWords(`${name} ${otherName}`, typed);
  return {
    sections: sections.map(({ to, text }) => ({ to, name: texts[text] })).filter(isNamed),
    actions: actions.filter(isNamed),
  };
}
