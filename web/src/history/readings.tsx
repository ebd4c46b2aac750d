import type { ComponentType } from 'react';
import { contactTexts } from '../contact/contactTexts.ts';
import { adminTexts } from '../language/adminTexts.ts';
import { formTexts } from '../language/formTexts.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { localMoment } from '../language/localMoment.ts';
import { nameIn } from '../language/nameIn.ts';
import { unplaced } from '../shared/unplaced.ts';
import { historyTexts } from './historyTexts.ts';

/** Shows a field’s value in words; the value is text, as the field’s form holds it or as it is stored. */
export type Reading = ComponentType<{ value: string }>;

/** On or off, as JSON. */
export const SwitchReading: Reading = ({ value }) => {
  const { yes, no } = useTexts(formTexts);
  return value === 'true' ? yes : no;
};

/** A time, in UTC or as a form holds it: in the browser’s time zone. */
export const MomentReading: Reading = ({ value }) => localMoment(useLanguage().language, value);

const PlaceReading: Reading = ({ value }) => {
  const { notPlaced } = useTexts(historyTexts);
  return value === String(unplaced) ? notPlaced : value;
};

const MessageTypeReading: Reading = ({ value }) => nameIn(useTexts(contactTexts).types, value) ?? value;

const LanguageReading: Reading = ({ value }) => {
  const { english, indonesian } = useTexts(formTexts);
  return nameIn({ en: english, id: indonesian }, value) ?? value;
};

const RoleReading: Reading = ({ value }) => nameIn(useTexts(adminTexts).roles, value) ?? value;

/** The fields that appear in no form, by entity. */
const undeclared: Readonly<Record<string, Readonly<Record<string, Reading>>>> = {
  Partner: { order: PlaceReading },
  ContactMessage: { type: MessageTypeReading, language: LanguageReading, handledAt: MomentReading },
  NewsletterSubscriber: { language: LanguageReading },
  AdminUser: {
    role: RoleReading,
    language: LanguageReading,
    invitedAt: MomentReading,
    disabledAt: MomentReading,
  },
  FactorRequirement: { requiredAt: MomentReading },
  Image: { animated: SwitchReading },
};

/** How a field that appears in no form reads; undefined if as it is stored. */
export const undeclaredReading = (entity: string, field: string) => undeclared[entity]?.[field];
